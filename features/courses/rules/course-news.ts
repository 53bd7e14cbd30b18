// What people are told when a course has news: clients in the bell, in each language, and the firm by e-mail.
import { newsWordsOf, type WordNews } from '#features/notifications/rules/news-words.ts'
import { fillIn } from '#lib/problem.ts'
import { ordinalOf, type CourseNumber } from './progress/courses.ts'
import { courseNews, firmAlerts } from './words.en.ts'
import { courseNewsEs } from './words.es.ts'

export type CourseNews = keyof typeof courseNews.First
export type CourseAlert = keyof typeof firmAlerts

export type CourseNewsKind = `course.${CourseNumber}.${CourseNews}`

/** The sentences of the bell, by kind. Each course has kinds of its own, since news of two courses is two things. */
export const courseNewsWords: Readonly<Record<CourseNewsKind, WordNews>> = {
  ...newsWordsOf('course.First', { en: courseNews.First, es: courseNewsEs.First }),
  ...newsWordsOf('course.Second', { en: courseNews.Second, es: courseNewsEs.Second }),
}

/** `people` are the names of those whose course it is. */
export function alertMail(
  what: CourseAlert,
  course: CourseNumber,
  people: readonly string[],
): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts[what]
  const values = { course: ordinalOf(course), people: people.join(' and ') }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}
