// What people are told when a course has news: clients in the bell, in each language, and the firm by e-mail.
import type { Language } from '#kit/language.ts'
import { fillIn } from '#kit/problem.ts'
import { ordinalOf, type CourseNumber } from './courses.ts'
import { courseNews, firmAlerts } from './words.en.ts'
import { courseNewsEs } from './words.es.ts'

export type CourseNews = keyof typeof courseNews.First
export type CourseAlert = keyof typeof firmAlerts

export function newsOf(course: CourseNumber, what: CourseNews): Readonly<Record<Language, string>> {
  return { en: courseNews[course][what], es: courseNewsEs[course][what] }
}

/** `people` are the names of those whose course it is. */
export function alertMail(what: CourseAlert, course: CourseNumber, people: readonly string[]): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts[what]
  const values = { course: ordinalOf(course), people: people.join(' and ') }
  return { subject: fillIn(subject, values), body: fillIn(body, values) }
}
