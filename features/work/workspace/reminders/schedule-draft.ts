import { findScheduleProblems, type ReminderSchedule } from '../../rules/reminders/schedule.ts'

/** As typed: the days separated by commas. */
export interface ScheduleDraft {
  readonly isOn: boolean
  readonly invitationDays: string
  readonly taskDays: string
}

export function toScheduleDraft({
  isOn,
  invitationDays,
  taskDays,
}: ReminderSchedule): ScheduleDraft {
  return { isOn, invitationDays: invitationDays.join(', '), taskDays: taskDays.join(', ') }
}

/** Text that is no number becomes NaN, which no schedule allows. */
export function toSchedule({ isOn, invitationDays, taskDays }: ScheduleDraft): ReminderSchedule {
  return { isOn, invitationDays: toDays(invitationDays), taskDays: toDays(taskDays) }
}

function toDays(text: string): readonly number[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(Number)
}

export function findDraftProblems(draft: ScheduleDraft) {
  return findScheduleProblems(toSchedule(draft))
}
