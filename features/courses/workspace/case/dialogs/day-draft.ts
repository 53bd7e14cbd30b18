// A deadline of a course, as it is typed.
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'

export interface DayDraft {
  readonly choice: 'COUNTED' | 'DAY' | 'NONE'
  /** `MM/DD/YYYY`, as typed. */
  readonly day: string
}

export interface SavedDay {
  readonly day: string | null
  readonly isOfFirm: boolean
}

export function toDayDraft({ day, isOfFirm }: SavedDay): DayDraft {
  return {
    choice: !isOfFirm ? 'COUNTED' : day === null ? 'NONE' : 'DAY',
    day: day === null ? '' : monthDayYear(day),
  }
}

/** To save it would change nothing. */
export function isSameDay(draft: DayDraft, saved: SavedDay): boolean {
  if (draft.choice !== toDayDraft(saved).choice) return false
  return draft.choice !== 'DAY' || parseMonthDayYear(draft.day) === saved.day
}
