// What is saved of one question's answer, what is on its way and what waits: a machine without clock and network (decisions B4).
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sameJson } from '#features/questionnaire/rules/answers/same-json.ts'
import { adopt } from './adopt.ts'

/** From the last change to the save, and the longest that typing may put it off. */
export const autosaveMs = 1000
export const autosaveAtMostMs = 5000

/** Seconds until the next try after so many failures in a row; the last one from then on. */
const pausesSeconds = [1, 2, 4, 8, 16, 30] as const

/** As the server has it, as far as this tab knows. */
export interface Saved {
  readonly data: JsonObject
  /** Undefined: nothing was ever saved, what is shown was filled in beforehand. */
  readonly revision: number | undefined
  readonly isComplete: boolean
  readonly savedAt: string | undefined
}

export interface Change {
  readonly data: JsonObject
  readonly isComplete: boolean
  /** The tab, as it was loaded this time, and the number of this change in it. */
  readonly writer: string
  readonly sequence: number
  /** The revision it was made from. */
  readonly base: number | undefined
}

export interface Waiting extends Change {
  /** The first and the last change since what was sent before. */
  readonly sinceMs: number
  readonly lastMs: number
  /** What an earlier page has left of this answer: it goes first, under its own name, else the server would take the two for two people. */
  readonly first?: Waiting | undefined
}

/** What somebody else had answered, and this tab's answer has replaced (decisions B4.4). */
export interface Overwritten {
  /** A JSON pointer, lists by record id. */
  readonly path: string
  /** Undefined where the server does not tell. */
  readonly theirs: Json | undefined
}

/** `unreachable` is tried again; the others are not: the session is over, the section can only be read, or the server will never take this. */
export type Failure = 'unreachable' | 'signed-out' | 'closed' | 'refused'

export interface Saving {
  readonly saved: Saved
  readonly waiting: Waiting | undefined
  readonly inFlight: Waiting | undefined
  /** In a row. */
  readonly failures: number
  readonly notBeforeMs: number
  readonly stopped: Exclude<Failure, 'unreachable'> | undefined
  /** Why it was refused, in the server's words. */
  readonly refusal: string | undefined
  readonly overwritten: readonly Overwritten[]
}

export interface SavedAnswer {
  readonly revision: number | undefined
  readonly savedAt: string | undefined
  readonly isComplete: boolean
  /** Only when it differs from what was sent. */
  readonly data: JsonObject | undefined
  readonly overwritten: readonly Overwritten[]
}

export type SavingEvent =
  | { readonly is: 'known'; readonly saved: Saved }
  | { readonly is: 'restored'; readonly change: Change }
  | { readonly is: 'typed'; readonly change: Omit<Change, 'base'>; readonly atMs: number }
  | { readonly is: 'hurry' }
  | { readonly is: 'sent' }
  | { readonly is: 'saved'; readonly answer: SavedAnswer }
  | {
      readonly is: 'failed'
      readonly failure: Failure
      readonly atMs: number
      readonly says?: string | undefined
    }
  | { readonly is: 'given up' }

export function savingOf(saved: Saved): Saving {
  return {
    saved,
    waiting: undefined,
    inFlight: undefined,
    failures: 0,
    notBeforeMs: 0,
    stopped: undefined,
    refusal: undefined,
    overwritten: [],
  }
}

export function after(saving: Saving, event: SavingEvent): Saving {
  switch (event.is) {
    case 'known':
      return afterRead(saving, event.saved)
    case 'restored':
      return unsentOf(saving)
        ? saving
        : {
            ...saving,
            waiting: {
              ...event.change,
              sinceMs: Number.NEGATIVE_INFINITY,
              lastMs: Number.NEGATIVE_INFINITY,
            },
          }
    case 'typed':
      return afterTyping(saving, event.change, event.atMs)
    case 'hurry':
      return saving.waiting
        ? {
            ...saving,
            notBeforeMs: 0,
            waiting: { ...saving.waiting, sinceMs: Number.NEGATIVE_INFINITY },
          }
        : saving
    case 'sent':
      return saving.waiting && !saving.inFlight ? afterSending(saving, saving.waiting) : saving
    case 'saved':
      return saving.inFlight ? afterSave(saving, saving.inFlight, event.answer) : saving
    case 'failed':
      return saving.inFlight ? afterFailure(saving, saving.inFlight, event) : saving
    case 'given up':
      return { ...savingOf(saving.saved), inFlight: saving.inFlight }
  }
}

/** Only what is newer counts; of the same revision the firm may have settled whether it is complete. What waits keeps the revision it was made from. */
function afterRead(saving: Saving, read: Saved): Saving {
  const { saved } = saving
  if ((read.revision ?? 0) > (saved.revision ?? 0)) return { ...saving, saved: read }
  if (unsentOf(saving) || read.revision !== saved.revision || isSame(read, saved)) return saving
  return {
    ...saving,
    saved: read.revision === undefined ? read : { ...saved, isComplete: read.isComplete },
  }
}

function afterTyping(saving: Saving, change: Omit<Change, 'base'>, atMs: number): Saving {
  const { waiting, inFlight, saved } = saving
  const stopped = saving.stopped === 'refused' ? undefined : saving.stopped
  if (isSame(waiting ?? inFlight ?? saved, change)) return saving
  // Taken back; but after a failure nobody knows what the server has.
  if (!inFlight && saving.failures === 0 && isSame(saved, change))
    return { ...savingOf(saved), overwritten: saving.overwritten }
  const base = waiting ? waiting.base : inFlight ? inFlight.base : saved.revision
  return {
    ...saving,
    stopped,
    refusal: stopped && saving.refusal,
    waiting: {
      ...change,
      base,
      sinceMs: waiting?.sinceMs ?? atMs,
      lastMs: atMs,
      first: firstOf(waiting, change),
    },
  }
}

function firstOf(
  before: Waiting | undefined,
  { writer }: Pick<Change, 'writer'>,
): Waiting | undefined {
  return before && before.writer !== writer ? before : before?.first
}

function afterSending(saving: Saving, { first, ...waiting }: Waiting): Saving {
  return first
    ? { ...saving, waiting, inFlight: first }
    : { ...saving, waiting: undefined, inFlight: waiting }
}

function afterSave(saving: Saving, sent: Waiting, answer: SavedAnswer): Saving {
  const answered = answer.data ?? sent.data
  const saved: Saved = {
    data: adopt(sent.data, answered, sent.data),
    revision: answer.revision,
    isComplete: answer.isComplete,
    savedAt: answer.savedAt,
  }
  const waiting = saving.waiting && {
    ...saving.waiting,
    base: answer.revision,
    data: adopt(sent.data, answered, saving.waiting.data),
  }
  return {
    ...savingOf(saved),
    waiting: waiting && isSame(saved, waiting) ? undefined : waiting,
    overwritten: answer.overwritten.length > 0 ? answer.overwritten : saving.overwritten,
  }
}

function afterFailure(
  saving: Saving,
  sent: Waiting,
  { failure, atMs, says }: Extract<SavingEvent, { readonly is: 'failed' }>,
): Saving {
  const failures = saving.failures + 1
  const waiting: Waiting = saving.waiting
    ? { ...saving.waiting, first: firstOf(sent, saving.waiting) }
    : sent
  const kept = { ...saving, waiting, inFlight: undefined, failures }
  if (failure === 'unreachable') return { ...kept, notBeforeMs: atMs + pauseMs(failures) }
  // What was typed since may be taken.
  if (failure === 'refused' && saving.waiting) return { ...kept, waiting: saving.waiting }
  return { ...kept, stopped: failure, refusal: says }
}

/** After the first failure 1 s, then 2, 4, 8, 16, and 30 from then on. */
export function pauseMs(failures: number): number {
  return 1000 * (pausesSeconds[Math.min(failures, pausesSeconds.length) - 1] ?? 0)
}

/** When what waits is to be sent; undefined while nothing is, or something is on its way. */
export function dueAtMs({ waiting, inFlight, stopped, notBeforeMs }: Saving): number | undefined {
  if (!waiting || inFlight || stopped) return undefined
  return Math.max(
    Math.min(waiting.lastMs + autosaveMs, waiting.sinceMs + autosaveAtMostMs),
    notBeforeMs,
  )
}

/** The newest change that the server has not confirmed. */
export function unsentOf({ waiting, inFlight }: Saving): Change | undefined {
  return waiting ?? inFlight
}

/** What the form shows: the newest answer, wherever it is. */
export function shownOf(saving: Saving): Pick<Saved, 'data' | 'isComplete'> {
  return {
    data: (unsentOf(saving) ?? saving.saved).data,
    isComplete: saving.saved.isComplete && (unsentOf(saving)?.isComplete ?? true),
  }
}

export type SavingPhase = 'clean' | 'sending' | 'failing' | 'closed'

export function phaseOf(saving: Saving): SavingPhase {
  if (!unsentOf(saving)) return 'clean'
  if (saving.stopped === 'closed') return 'closed'
  return saving.stopped !== undefined || saving.failures > 0 ? 'failing' : 'sending'
}

function isSame(
  one: Pick<Change, 'data' | 'isComplete'>,
  other: Pick<Change, 'data' | 'isComplete'>,
): boolean {
  return one.isComplete === other.isComplete && sameJson(one.data, other.data)
}
