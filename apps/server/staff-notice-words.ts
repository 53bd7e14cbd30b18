import { caseNoticeWords } from '#features/cases/rules/staff-notices.ts'
import { courseNoticeWords } from '#features/courses/rules/course-news.ts'
import { reminderNoticeWords } from '#features/courses/rules/deadlines/reminder-news.ts'
import { documentNoticeWords } from '#features/documents/rules/document-news.ts'
import type { StaffNoticeWords } from '#features/notifications/rules/staff/notices.ts'
import { questionnaireNoticeWords } from '#features/questionnaire/rules/questionnaire-news.ts'
import { refusalNoticeWords } from '#features/staff/rules/refusal-notice.ts'

export const staffNoticeWords = {
  ...caseNoticeWords,
  ...refusalNoticeWords,
  ...documentNoticeWords,
  ...questionnaireNoticeWords,
  ...courseNoticeWords,
  ...reminderNoticeWords,
} satisfies StaffNoticeWords
