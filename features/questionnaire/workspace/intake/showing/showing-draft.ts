import { calendarDayAfter, monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import type { Showing } from '../../../rules/intake/showing.ts'

export interface ShowingDraft {
  readonly isShown: boolean
  /** As it was typed. */
  readonly dueOn: string
}

export function toShowingDraft({ isShown, dueOn }: Showing): ShowingDraft {
  return { isShown, dueOn: dueOn === null ? '' : monthDayYear(dueOn) }
}

/** A hidden questionnaire is shown, until the day that the firm chose for new cases. */
export function firstShowing(
  { isShown, dueOn }: Showing,
  { questionnaireDays }: { readonly questionnaireDays: number | null },
  today: string,
): ShowingDraft {
  if (isShown) return toShowingDraft({ isShown, dueOn })
  const isOpen = dueOn !== null && dueOn >= today
  const standard = questionnaireDays === null ? null : calendarDayAfter(today, questionnaireDays)
  return toShowingDraft({ isShown: true, dueOn: isOpen ? dueOn : standard })
}

/** Text that is no day stays as it is, so that it is refused. */
export function toShowing({ isShown, dueOn }: ShowingDraft): Showing {
  return { isShown, dueOn: isBlank(dueOn) ? null : (parseMonthDayYear(dueOn) ?? dueOn) }
}
