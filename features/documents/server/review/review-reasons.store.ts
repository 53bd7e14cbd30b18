import { settingVersions } from '#features/staff/server/settings/setting-versions.ts'
import type { ReviewReason } from '../../rules/reasons/review-reasons.ts'
import type { Tables } from '../tables.generated.ts'

export const reasonVersions = settingVersions<Tables, readonly ReviewReason[]>(
  'reviewReason',
  'reasons',
)
