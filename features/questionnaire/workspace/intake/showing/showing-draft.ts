import { calendarDayAfter, monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import type { Showing } from '../../../rules/intake/showing.ts'

export interface ShowingDraft {
  readonly isShown: boolean
  /** As it was typed. */
  readonly dueOn: string
  readonly instructions: string
}

export function toShowingDraft({ isShown, dueOn, instructions }: Showing): ShowingDraft {
  return { isShown, dueOn: dueOn === null ? '' : monthDayYear(dueOn), instructions }
}

/** A hidden questionnaire is shown, until the day that the firm chose for new cases. */
export function firstShowing(
  { isShown, dueOn, instructions }: Showing,
  { questionnaireDays }: { readonly questionnaireDays: number | null },
  today: string,
): ShowingDraft {
  if (isShown) return toShowingDraft({ isShown, dueOn, instructions })
  const isOpen = dueOn !== null && dueOn >= today
  const standard = questionnaireDays === null ? null : calendarDayAfter(today, questionnaireDays)
  return toShowingDraft({ isShown: true, dueOn: isOpen ? dueOn : standard, instructions })
}

/** Text that is no day stays as it is, so that it is refused. */
export function toShowing({ isShown, dueOn, instructions }: ShowingDraft): Showing {
  return {
    isShown,
    dueOn: isBlank(dueOn) ? null : (parseMonthDayYear(dueOn) ?? dueOn),
    instructions,
  }
}
