import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import { staffMails, staffNotices } from './words.en.ts'
import { staffNoticesEs } from './words.es.ts'

type CaseNotice = keyof typeof staffNotices
export type CaseNoticeKind = `case.${CaseNotice}`

const words = getStaffNoticeWords('case', 'cases', {
  en: staffNotices,
  es: staffNoticesEs,
  mails: staffMails,
})

export const caseNoticeWords: Readonly<Record<CaseNoticeKind, StaffNoticeWord>> = {
  ...words,
  'case.joined': { ...words['case.joined'], group: 'contact' },
  'case.last-reminder': { ...words['case.last-reminder'], group: 'contact' },
  'case.undelivered': { ...words['case.undelivered'], group: 'contact' },
}
