// When clients of a firm get reminders by themselves (spec: workspace#automatic-reminders).
import { problemFactory, type Finding, type ProblemList } from '#lib/problem.ts'

export interface ReminderSchedule {
  readonly isOn: boolean
  /** Days after the invitation, each later than the one before. */
  readonly invitationDays: readonly number[]
  /** Days after the client's last act, each later than the one before. */
  readonly taskDays: readonly number[]
}

/** For a firm that has chosen nothing. */
export const defaultSchedule: ReminderSchedule = {
  isOn: true,
  invitationDays: [3, 7, 12],
  taskDays: [3, 7, 14, 21],
}

const max = { reminders: 6, days: 90 } as const

export const scheduleProblems = {
  'cases.reminder-days-invalid': {
    kind: 'invalid',
    text: 'Enter 1 to {reminders} whole numbers from 1 to {days}, each larger than the one before, such as 3, 7, 14.',
  },
  'cases.schedule-changed': {
    kind: 'refused',
    text: 'A colleague has changed the reminders. Your changes are not saved yet.',
  },
  'cases.pause-day-invalid': {
    kind: 'invalid',
    text: 'Enter a date after today as month, day and year, such as 12/31/2026.',
  },
  'cases.pause-changed': {
    kind: 'refused',
    text: 'A colleague has changed the reminders of this case. They are shown as they are now.',
  },
} as const satisfies ProblemList

export type ScheduleProblem = keyof typeof scheduleProblems

export const problem = problemFactory(scheduleProblems)

export interface ScheduleFinding extends Finding {
  readonly code: ScheduleProblem
  readonly field: 'invitationDays' | 'taskDays'
}

/** In the order of the fields. */
export function findScheduleProblems(
  schedule: Pick<ReminderSchedule, 'invitationDays' | 'taskDays'>,
): readonly ScheduleFinding[] {
  const fields = ['taskDays', 'invitationDays'] as const
  return fields
    .filter((field) => !areDays(schedule[field]))
    .map((field) => ({ code: 'cases.reminder-days-invalid', field, params: max }))
}

function areDays(days: readonly number[]): boolean {
  const areInOrder = days.every(
    (day, index) =>
      Number.isInteger(day) && day >= 1 && day <= max.days && day > (days[index - 1] ?? 0),
  )
  return areInOrder && days.length >= 1 && days.length <= max.reminders
}
