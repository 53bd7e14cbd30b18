import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import type { Language } from '#lib/language.ts'
import { getOrdinal, type CourseNumber } from './progress/courses.ts'
import { courseNews, staffMails, staffNotices } from './words.en.ts'
import { courseNews as courseNewsEs, staffNotices as staffNoticesEs } from './words.es.ts'

export type CourseNews = keyof typeof courseNews.First
export type CourseAlert = keyof typeof staffNotices

export type CourseNewsKind = `course.${CourseNumber}.${CourseNews}`

/**
 * Texts of the bell notifications by type. Each course has its own types, so that notifications
 * about two courses are not merged.
 */
export const courseNewsWords: Readonly<Record<CourseNewsKind, WordNews>> = {
  ...getNewsWords('course.First', { en: courseNews.First, es: courseNewsEs.First }),
  ...getNewsWords('course.Second', { en: courseNews.Second, es: courseNewsEs.Second }),
}

export type CourseNoticeKind = `course.alert.${CourseAlert}`

/** Notices to the people who work on a case. */
export const courseNoticeWords: Readonly<Record<CourseNoticeKind, StaffNoticeWord>> =
  getStaffNoticeWords(
    'course.alert',
    'courses',
    { en: staffNotices, es: staffNoticesEs, mails: staffMails },
    ({ course, ...values }, language) => ({
      ...values,
      course: ordinals[language][course === 'Second' ? 'Second' : 'First'],
    }),
  )

const ordinals: Readonly<Record<Language, Readonly<Record<CourseNumber, string>>>> = {
  en: { First: getOrdinal('First'), Second: getOrdinal('Second') },
  es: { First: 'primer', Second: 'segundo' },
}
