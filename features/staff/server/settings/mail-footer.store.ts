import type { MailFooter } from '../../rules/mail-footer.ts'
import { settingVersions } from './setting-versions.ts'
import type { Tables } from '../tables.generated.ts'

export const footerVersions = settingVersions<Tables, MailFooter>('mailFooter', 'texts')
