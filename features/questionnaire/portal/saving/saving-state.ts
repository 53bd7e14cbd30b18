// A state machine without a clock or network (spec: saving#one-in-flight, saving#stops).
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sameJson } from '#features/questionnaire/rules/answers/same-json.ts'
import type { ProblemFacts } from '#lib/problem.ts'
import { mergeResult } from './adopt.ts'

/** Delay from the last change to the save, and the max delay during continuous typing. */
export const autosaveMs = 1000
export const autosaveAtMostMs = 5000

/** Retry delays after consecutive failures. The last one repeats. */
const pausesSeconds = [1, 2, 4, 8, 16, 30] as const

/** The server's answer, as this tab knows it. */
export interface ServerState {
  readonly data: JsonObject
  /** Undefined before the first save, when the shown values are prefilled. */
  readonly revision: number | undefined
  readonly isComplete: boolean
  readonly savedAt: string | undefined
}

export interface Change {
  readonly data: JsonObject
  readonly isComplete: boolean
  /** The writer is one load of the tab. The sequence number counts its changes. */
  readonly writer: string
  readonly sequence: number
  /** The revision that the change is based on. */
  readonly base: number | undefined
}

export interface UnsentChange extends Change {
  /** Times of the first and last change since the previous send. */
  readonly sinceMs: number
  readonly lastMs: number
  /** An earlier page's draft. It is sent first, under its own writer: saves merge by writer. */
  readonly first?: UnsentChange | undefined
}

/** A value that this tab's answer has replaced (spec: saving#overwritten). */
export interface Overwritten {
  /** A JSON pointer with record IDs in lists. */
  readonly path: string
  /** The replaced value. Undefined if it is empty or private. */
  readonly spouses: Json | undefined
}

/** Only `unreachable` is retried. `closed` means a read-only section. */
export type Failure = 'unreachable' | 'signed-out' | 'closed' | 'refused'

export interface Saving {
  readonly saved: ServerState
  readonly waiting: UnsentChange | undefined
  readonly inFlight: UnsentChange | undefined
  /** Consecutive failures. */
  readonly failures: number
  readonly notBeforeMs: number
  readonly stopped: Exclude<Failure, 'unreachable'> | undefined
  /** The server's reason for a refusal. */
  readonly refusal: ProblemFacts | undefined
  readonly overwritten: readonly Overwritten[]
}

export interface SaveResponse {
  readonly revision: number | undefined
  readonly savedAt: string | undefined
  readonly isComplete: boolean
  /** Defined only if it differs from the sent answer. */
  readonly data: JsonObject | undefined
  readonly overwritten: readonly Overwritten[]
}

export type SavingEvent =
  | { readonly type: 'read'; readonly saved: ServerState }
  | { readonly type: 'restored'; readonly change: Change }
  | { readonly type: 'typed'; readonly change: Omit<Change, 'base'>; readonly atMs: number }
  | { readonly type: 'flush' }
  | { readonly type: 'send' }
  | { readonly type: 'saved'; readonly response: SaveResponse }
  | {
      readonly type: 'failed'
      readonly failure: Failure
      readonly atMs: number
      readonly refusal?: ProblemFacts | undefined
    }
  | { readonly type: 'reopened' }
  | { readonly type: 'discard' }

export function getSaving(saved: ServerState): Saving {
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

export function reduceSaving(saving: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'read':
      return withRead(saving, event.saved)
    case 'restored':
      return findUnsent(saving)
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
      return withTyping(saving, event.change, event.atMs)
    case 'flush':
      return saving.waiting
        ? {
            ...saving,
            notBeforeMs: 0,
            waiting: { ...saving.waiting, sinceMs: Number.NEGATIVE_INFINITY },
          }
        : saving
    case 'send':
      return saving.waiting && !saving.inFlight ? withSending(saving, saving.waiting) : saving
    case 'saved':
      return saving.inFlight ? withSave(saving, saving.inFlight, event.response) : saving
    case 'failed':
      return saving.inFlight ? withFailure(saving, saving.inFlight, event) : saving
    case 'reopened':
      return saving.stopped === 'closed' ? withReopening(saving) : saving
    case 'discard':
      return { ...getSaving(saving.saved), inFlight: saving.inFlight }
  }
}

/** A read of the same revision may have a new completion flag. A waiting change keeps its base. */
function withRead(saving: Saving, read: ServerState): Saving {
  const { saved } = saving
  if ((read.revision ?? 0) > (saved.revision ?? 0)) return { ...saving, saved: read }
  if (findUnsent(saving) || read.revision !== saved.revision || isSame(read, saved)) return saving
  return {
    ...saving,
    saved: read.revision === undefined ? read : { ...saved, isComplete: read.isComplete },
  }
}

function withTyping(saving: Saving, change: Omit<Change, 'base'>, atMs: number): Saving {
  const { waiting, inFlight, saved } = saving
  const stopped = saving.stopped === 'refused' ? undefined : saving.stopped
  if (isSame(waiting ?? inFlight ?? saved, change)) return saving
  // Skips undone input, except after a failure, when the server's state is unknown.
  if (!inFlight && saving.failures === 0 && isSame(saved, change))
    return { ...getSaving(saved), overwritten: saving.overwritten }
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
      first: findFirst(waiting, change),
    },
  }
}

function findFirst(
  before: UnsentChange | undefined,
  { writer }: Pick<Change, 'writer'>,
): UnsentChange | undefined {
  return before && before.writer !== writer ? before : before?.first
}

function withSending(saving: Saving, { first, ...waiting }: UnsentChange): Saving {
  return first
    ? { ...saving, waiting, inFlight: first }
    : { ...saving, waiting: undefined, inFlight: waiting }
}

function withSave(saving: Saving, submitted: UnsentChange, response: SaveResponse): Saving {
  const result = response.data ?? submitted.data
  const saved: ServerState = {
    data: mergeResult(submitted.data, result, submitted.data),
    revision: response.revision,
    isComplete: response.isComplete,
    savedAt: response.savedAt,
  }
  const waiting = saving.waiting && {
    ...saving.waiting,
    base: response.revision,
    data: mergeResult(submitted.data, result, saving.waiting.data),
  }
  return {
    ...getSaving(saved),
    waiting: waiting && isSame(saved, waiting) ? undefined : waiting,
    overwritten: response.overwritten.length > 0 ? response.overwritten : saving.overwritten,
  }
}

function withFailure(
  saving: Saving,
  submitted: UnsentChange,
  { failure, atMs, refusal }: Extract<SavingEvent, { readonly type: 'failed' }>,
): Saving {
  const failures = saving.failures + 1
  const waiting: UnsentChange = saving.waiting
    ? { ...saving.waiting, first: findFirst(submitted, saving.waiting) }
    : submitted
  const next = { ...saving, waiting, inFlight: undefined, failures }
  if (failure === 'unreachable') return { ...next, notBeforeMs: atMs + pauseMs(failures) }
  // The server may accept the newer change.
  if (failure === 'refused' && saving.waiting) return { ...next, waiting: saving.waiting }
  return { ...next, stopped: failure, refusal }
}

/** Sends the change as it was left, as the next page would (spec: saving#draft-read-only). */
function withReopening(saving: Saving): Saving {
  return { ...saving, stopped: undefined, refusal: undefined, failures: 0, notBeforeMs: 0 }
}

/** Returns 1 s after the first failure, then 2, 4, 8, 16, and 30 s after all later failures. */
export function pauseMs(failures: number): number {
  return 1000 * (pausesSeconds[Math.min(failures, pausesSeconds.length) - 1] ?? 0)
}

/**
 * Returns the time at which the waiting change is due. Undefined if no change is waiting, or during
 * a save.
 */
export function dueAtMs({ waiting, inFlight, stopped, notBeforeMs }: Saving): number | undefined {
  if (!waiting || inFlight || stopped) return undefined
  return Math.max(
    Math.min(waiting.lastMs + autosaveMs, waiting.sinceMs + autosaveAtMostMs),
    notBeforeMs,
  )
}

/** The newest change that the server has not confirmed. */
export function findUnsent({ waiting, inFlight }: Saving): Change | undefined {
  return waiting ?? inFlight
}

/** The newest answer, saved or not. */
export function getShown(saving: Saving): Pick<ServerState, 'data' | 'isComplete'> {
  return {
    data: (findUnsent(saving) ?? saving.saved).data,
    isComplete: saving.saved.isComplete && (findUnsent(saving)?.isComplete ?? true),
  }
}

export type SavingPhase = 'clean' | 'sending' | 'failing' | 'closed'

export function getPhase(saving: Saving): SavingPhase {
  if (!findUnsent(saving)) return 'clean'
  if (saving.stopped === 'closed') return 'closed'
  return saving.stopped !== undefined || saving.failures > 0 ? 'failing' : 'sending'
}

function isSame(
  a: Pick<Change, 'data' | 'isComplete'>,
  b: Pick<Change, 'data' | 'isComplete'>,
): boolean {
  return a.isComplete === b.isComplete && sameJson(a.data, b.data)
}
