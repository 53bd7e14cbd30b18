import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import { fillIn } from '#lib/problem.ts'
import { getOrdinal, type CourseNumber } from './progress/courses.ts'
import { courseNews, firmAlerts } from './words.en.ts'
import { courseNews as courseNewsEs } from './words.es.ts'

export type CourseNews = keyof typeof courseNews.First
export type CourseAlert = keyof typeof firmAlerts

export type CourseNewsKind = `course.${CourseNumber}.${CourseNews}`

/**
 * Texts of the bell notifications by type. Each course has its own types, so that notifications
 * about two courses are not merged.
 */
export const courseNewsWords: Readonly<Record<CourseNewsKind, WordNews>> = {
  ...getNewsWords('course.First', { en: courseNews.First, es: courseNewsEs.First }),
  ...getNewsWords('course.Second', { en: courseNews.Second, es: courseNewsEs.Second }),
}

export function alertMail(
  what: CourseAlert,
  course: CourseNumber,
  people: readonly string[],
): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts[what]
  const values = { course: getOrdinal(course), people: people.join(' and ') }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}
