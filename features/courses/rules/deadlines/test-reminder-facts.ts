import { calendarDayAfter } from '#lib/dates.ts'
import { remindersOn, type CourseToRemind, type Reminder, type ReminderFacts } from './reminders.ts'

export const open: CourseToRemind = {
  status: undefined,
  isHeld: false,
  isFiledWithCourt: false,
  orderedOn: null,
}
export const start = '2026-11-20'
export const before: ReminderFacts = {
  caseStatus: 'Pre-Filing',
  hasCaseNumber: false,
  caseNumberOn: null,
  firstMeeting: null,
  since: start,
  first: open,
  second: open,
  useBy: null,
  secondDue: null,
}
export const filed: ReminderFacts = {
  ...before,
  caseStatus: 'Filed',
  hasCaseNumber: true,
  caseNumberOn: start,
  first: { ...open, status: 6 },
}

/** Simulates the reminder job: each day sends the reminders that were not sent before. */
export function sentOver(
  factsOn: (day: string) => ReminderFacts,
  days: number,
  isAwake: (at: number) => boolean = () => true,
): readonly (Reminder & { readonly sentOn: string })[] {
  const sentReminders = new Map<string, Reminder & { readonly sentOn: string }>()
  for (let at = 0; at < days; at += 1) {
    const sentOn = calendarDayAfter(start, at)
    if (!isAwake(at)) continue
    for (const reminder of remindersOn(factsOn(sentOn), sentOn)) {
      const key = `${reminder.recipient} ${reminder.course} ${reminder.name}`
      if (!sentReminders.has(key)) sentReminders.set(key, { ...reminder, sentOn })
    }
  }
  return [...sentReminders.values()]
}

export const dayNumber = (day: string) => (Date.parse(day) - Date.parse(start)) / 86_400_000
