import { settingVersions } from '#features/staff/server/settings/setting-versions.ts'
import type { FilingList } from '../rules/lines.ts'
import type { Tables } from './tables.generated.ts'

export const listVersions = settingVersions<Tables, FilingList>('filingList', 'list')
