import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import {
  getStaffNoticeWords,
  type StaffNoticeParams,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import { monthDayYear } from '#lib/dates.ts'
import type { CourseNoticeKind } from '../course-news.ts'
import { reminderNews, staffMails, staffNotices } from './reminder-words.en.ts'
import { reminderNewsEs, staffNoticesEs } from './reminder-words.es.ts'
import type { ClientReminder, FirmReminder } from './reminders.ts'

export type ReminderNewsKind = `course.reminder.${ClientReminder}`

/** Texts of the bell notifications by type. The day is stored as `YYYY-MM-DD`. */
export const reminderNewsWords: Readonly<Record<ReminderNewsKind, WordNews>> = getNewsWords(
  'course.reminder',
  { en: reminderNews, es: reminderNewsEs },
  ({ day }) => (day === undefined ? {} : { day: monthDayYear(day) }),
)

type ReminderNoticeKind = `course.reminder.${keyof typeof staffNotices}`

export const reminderNoticeWords: Readonly<Record<ReminderNoticeKind, StaffNoticeWord>> =
  getStaffNoticeWords(
    'course.reminder',
    'courses',
    { en: staffNotices, es: staffNoticesEs, mails: staffMails },
    ({ day, ...values }) =>
      day === undefined ? values : { ...values, day: monthDayYear(String(day)) },
  )

export function getReminderNotice(
  about: FirmReminder,
  deadline: string | undefined,
  people: readonly string[],
): {
  readonly kind: ReminderNoticeKind | CourseNoticeKind
  readonly params: StaffNoticeParams
} {
  if (about === 'outdated')
    return { kind: 'course.alert.outdated', params: { people, values: { course: 'First' } } }
  const values = deadline === undefined ? {} : { day: deadline }
  return { kind: `course.reminder.${about}`, params: { people, values } }
}
