import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import { monthDayYear } from '#lib/dates.ts'
import { fillIn } from '#lib/problem.ts'
import { alertMail } from '../course-news.ts'
import { firmAlerts, reminderNews } from './reminder-words.en.ts'
import { reminderNewsEs } from './reminder-words.es.ts'
import type { ClientReminder, FirmReminder } from './reminders.ts'

export type ReminderNewsKind = `course.reminder.${ClientReminder}`

/** Texts of the bell notifications by type. The day is stored as `YYYY-MM-DD`. */
export const reminderNewsWords: Readonly<Record<ReminderNewsKind, WordNews>> = getNewsWords(
  'course.reminder',
  { en: reminderNews, es: reminderNewsEs },
  ({ day }) => (day === undefined ? {} : { day: monthDayYear(day) }),
)

export function reminderMail(
  about: FirmReminder,
  deadline: string | undefined,
  people: readonly string[],
): { readonly subject: string; readonly body: string } {
  if (about === 'outdated') return alertMail('outdated', 'First', people)
  const { subject, body } = firmAlerts[about]
  return {
    subject,
    body: fillIn(body, {
      people: people.join(' and '),
      day: deadline === undefined ? '' : monthDayYear(deadline),
    }),
  }
}
