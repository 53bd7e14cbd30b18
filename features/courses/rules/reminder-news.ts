// What a reminder says: to the client in the bell, in each language, and to the firm by e-mail.
import { monthDayYear } from '#kit/dates.ts'
import type { Language } from '#kit/language.ts'
import { fillIn } from '#kit/problem.ts'
import { alertMail } from './course-news.ts'
import { firmAlerts, reminderNews } from './reminder-words.en.ts'
import { reminderNewsEs } from './reminder-words.es.ts'
import type { ClientReminder, FirmReminder } from './reminders.ts'

/** `deadline` is `YYYY-MM-DD`. */
export function reminderNewsOf(about: ClientReminder, deadline: string | undefined): Readonly<Record<Language, string>> {
  const values = { day: deadline === undefined ? '' : monthDayYear(deadline) }
  return { en: fillIn(reminderNews[about], values), es: fillIn(reminderNewsEs[about], values) }
}

/** `people` are the names of those whose course it is. */
export function reminderMail(about: FirmReminder, deadline: string | undefined, people: readonly string[]): { readonly subject: string; readonly body: string } {
  if (about === 'outdated') return alertMail('outdated', 'First', people)
  const { subject, body } = firmAlerts[about]
  return { subject, body: fillIn(body, { people: people.join(' and '), day: deadline === undefined ? '' : monthDayYear(deadline) }) }
}
