// Decisions between the press of a key and the moment in which they can no longer be undone. A
// decision that does not reach the server is sent again, with the key of the first try, so that it
// is made once.
import type { ProblemFacts } from '#lib/problem.ts'
import { GraphProblem, isRetryable, retryDelayMs } from '#ui/graphql/graph-problem.ts'
import type { ReviewDecisionInput } from '../review.operations.ts'

export interface OutboxDecision {
  readonly input: ReviewDecisionInput
  /** Name of the document. */
  readonly name: string
  /**
   * - `sending`: on its way.
   * - `waiting`: did not arrive; it is sent again.
   * - `held`: saved, and can be undone.
   * - `refused`: not saved, with the reason.
   */
  readonly state: 'sending' | 'waiting' | 'held' | 'refused'
  readonly problem?: ProblemFacts
}

export interface OutboxParts {
  /** Returns a refusal. Throws when there was no answer. */
  readonly send: (input: ReviewDecisionInput) => Promise<ProblemFacts | undefined>
  /** Returns a refusal. Throws when there was no answer. */
  readonly undo: (input: ReviewDecisionInput) => Promise<ProblemFacts | undefined>
  readonly later: (run: () => void, ms: number) => void
  /** Runs when the data of the server may have changed. */
  readonly onSettled: () => void
  /** Runs for a decision that can no longer be undone. */
  readonly onFinal: (input: ReviewDecisionInput) => void
}

/** The time to undo, from the answer of the server. */
export const undoMs = 10_000

export function createDecisionOutbox(parts: OutboxParts) {
  let decisions: readonly OutboxDecision[] = []
  const listeners = new Set<() => void>()
  /** The try on its way, by key. True if the server has saved the decision. */
  const tries = new Map<string, Promise<boolean>>()
  /** The undo on its way, by document. */
  const undos = new Map<string, Promise<unknown>>()

  const find = (key: string) => decisions.find(({ input }) => input.key === key)

  function change(next: readonly OutboxDecision[]): void {
    decisions = next
    for (const listener of listeners) listener()
  }

  function set(key: string, state: OutboxDecision['state'], problem?: ProblemFacts): void {
    change(
      decisions.map((each) =>
        each.input.key === key
          ? { ...each, state, ...(problem === undefined ? {} : { problem }) }
          : each,
      ),
    )
  }

  function remove(key: string): void {
    change(decisions.filter(({ input }) => input.key !== key))
  }

  function settle(input: ReviewDecisionInput): void {
    if (!find(input.key)) return
    remove(input.key)
    parts.onFinal(input)
  }

  async function send(input: ReviewDecisionInput, failures = 0): Promise<void> {
    const { key } = input
    const sending = parts.send(input)
    const result = sending.then(
      (refusal) => refusal === undefined,
      () => false,
    )
    tries.set(key, result)
    void result.then(() => tries.delete(key))
    try {
      const refusal = await sending
      if (!find(key)) return
      if (refusal === undefined) {
        set(key, 'held')
        parts.later(() => settle(input), undoMs)
      } else {
        set(key, 'refused', refusal)
      }
      parts.onSettled()
    } catch (failure) {
      if (!find(key)) return
      if (!(failure instanceof GraphProblem)) throw failure
      if (!isRetryable(failure)) {
        set(key, 'refused', failure)
        return
      }
      set(key, 'waiting')
      parts.later(
        () => {
          if (!find(key)) return
          void send(input, Math.min(failures + 1, 3))
        },
        retryDelayMs(failures, failure),
      )
    }
  }

  /** After its decision has arrived: an undo that overtakes it would find nothing to take back. */
  async function undoDecision(decision: OutboxDecision): Promise<void> {
    const isSaved = (await tries.get(decision.input.key)) ?? decision.state === 'held'
    const refusal = await parts.undo(decision.input).finally(parts.onSettled)
    // A decision that never arrived has nothing to take back.
    if (refusal !== undefined && isSaved)
      change([...decisions, { ...decision, state: 'refused', problem: refusal }])
  }

  return {
    get: (): readonly OutboxDecision[] => decisions,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Ignores a document whose decision is under way. */
    add(input: ReviewDecisionInput, name: string): void {
      const isUnderWay = decisions.some(
        (each) => each.input.documentId === input.documentId && each.state !== 'refused',
      )
      if (isUnderWay) return
      const others = decisions.filter((each) => each.input.documentId !== input.documentId)
      change([...others, { input, name, state: 'sending' }])
      const undo = undos.get(input.documentId)
      const begin = () => void send(input)
      if (undo) void undo.then(begin, begin)
      else begin()
    },
    /** Takes the last decision back. Returns it, or undefined when there is none. */
    async undoLast(): Promise<OutboxDecision | undefined> {
      const last = decisions.findLast(({ state }) => state !== 'refused')
      if (!last) return undefined
      const { documentId } = last.input
      remove(last.input.key)
      const undo = undoDecision(last)
      undos.set(documentId, undo)
      try {
        await undo
      } finally {
        if (undos.get(documentId) === undo) undos.delete(documentId)
      }
      return last
    },
    dismiss: remove,
  }
}

export type DecisionOutbox = ReturnType<typeof createDecisionOutbox>
