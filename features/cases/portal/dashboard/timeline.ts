import { formatDate } from '#ui/language/format.ts'
import type { StepState, TimelineStep } from '#ui/display/TimelineMark.tsx'
import type { CurrentCase } from '../current-case/current-case-context.ts'

export interface StepWords {
  readonly done: string
  readonly doneOn: (date: string) => string
  readonly nowPrefix: (sentence: string) => string
}

export type TimelineEntry = CurrentCase['statuses'][number]

/** Also true when the outcome is unknown. */
export function hasEndedWithoutDischarge({
  status,
  isDischarged,
}: Pick<CurrentCase, 'status' | 'isDischarged'>): boolean {
  return status === 'Complete' && !isDischarged
}

/** The timeline of a case that ended without a discharge shows neither a sun nor check marks. */
export function stepMarks(
  current: Pick<CurrentCase, 'status' | 'isDischarged' | 'statuses'>,
): readonly TimelineStep[] {
  const isPlain = hasEndedWithoutDischarge(current)
  return current.statuses.map(({ id, name, state }) => ({
    id,
    name,
    state: isPlain ? plainState(state) : stepState(state),
  }))
}

/** In an ended case the current step is shown as the end of the case. */
function plainState(state: string): StepState {
  return state === 'current' ? 'ended' : 'passed'
}

/** An unknown state counts as not reached. */
function stepState(state: string): StepState {
  return state === 'done' || state === 'current' ? state : 'next'
}

export function stepSentence(
  { state, date, description }: Pick<TimelineEntry, 'state' | 'date' | 'description'>,
  words: StepWords,
): string {
  if (state === 'done') return date === null ? words.done : words.doneOn(formatDate(date))
  return state === 'current' ? words.nowPrefix(description) : description
}
