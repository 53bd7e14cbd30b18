import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import { questionnaireNews, staffMails, staffNotices } from './words.en.ts'
import { questionnaireNewsEs, staffNoticesEs } from './words.es.ts'

export type QuestionnaireNewsKind = `questionnaire.${keyof typeof questionnaireNews}`

export const questionnaireNewsWords: Readonly<Record<QuestionnaireNewsKind, WordNews>> =
  getNewsWords('questionnaire', { en: questionnaireNews, es: questionnaireNewsEs })

export type QuestionnaireNoticeKind = `questionnaire.${keyof typeof staffNotices}`

/** Notices to the people who work on a case. They hold no answer. */
export const questionnaireNoticeWords: Readonly<Record<QuestionnaireNoticeKind, StaffNoticeWord>> =
  getStaffNoticeWords('questionnaire', 'questionnaire', {
    en: staffNotices,
    es: staffNoticesEs,
    mails: staffMails,
  })
