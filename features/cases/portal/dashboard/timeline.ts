// Reads the entries of a case's timeline for the screen.
import { formatDate } from '#ui/language/format.ts'
import type { CurrentCase } from '../current-case/current-case-context.ts'

/** What the screen adds to a step's own words. */
export interface StepWords {
  readonly done: string
  readonly doneOn: (date: string) => string
  readonly nowPrefix: (sentence: string) => string
}

export type TimelineEntry = CurrentCase['statuses'][number]
type StepState = 'done' | 'current' | 'next'

/** True for an ended case whose outcome is not a discharge, or is unknown. */
export function hasEndedWithoutDischarge({
  status,
  isDischarged,
}: Pick<CurrentCase, 'status' | 'isDischarged'>): boolean {
  return status === 'Complete' && !isDischarged
}

interface StepMark {
  readonly id: string
  readonly name: string
  readonly state: StepState
}

/** Marks the steps of a case. The current step is a sun, so a case that ended without a discharge has none. */
export function stepMarks(
  current: Pick<CurrentCase, 'status' | 'isDischarged' | 'statuses'>,
): readonly StepMark[] {
  const hasNoSun = hasEndedWithoutDischarge(current)
  return current.statuses.map(({ id, name, state }) => ({
    id,
    name,
    state: hasNoSun ? 'done' : stepState(state),
  }))
}

/** Anything the contract does not name yet counts as ahead. */
function stepState(state: string): StepState {
  return state === 'done' || state === 'current' ? state : 'next'
}

/** The sentence beside a step: when it was done, that it is now, or what it will be. */
export function stepSentence(
  { state, date, description }: Pick<TimelineEntry, 'state' | 'date' | 'description'>,
  words: StepWords,
): string {
  if (state === 'done') return date === null ? words.done : words.doneOn(formatDate(date))
  return state === 'current' ? words.nowPrefix(description) : description
}
