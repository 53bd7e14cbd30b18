import { useState, useSyncExternalStore } from 'react'
import { readRefusal } from '#lib/problem.ts'
import { freshKey } from '#ui/browser/chance.ts'
import { forgetKeptDraft } from '#ui/form/draft/use-kept-draft.ts'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { useAskBeforeLeaving } from '#ui/navigation/ask-before-leaving.ts'
import { keptNames } from './decision-draft.ts'
import { createDecisionOutbox, type OutboxDecision } from './decision-outbox.ts'
import {
  decideReview,
  reviewDocument,
  reviewPulse,
  reviewQueue,
  undoReview,
  type ReviewDecisionInput,
} from '../review.operations.ts'

interface Outcome {
  readonly success: boolean
  readonly error: string | null
  readonly errorCode: string | null
  readonly errorParams: unknown
}

const toRefusal = (result: Outcome) =>
  result.success ? undefined : readRefusal(result, result.error ?? '')

/** The same outbox for all visits of the page, so that leaving it loses nothing. */
const outbox = createDecisionOutbox({
  send: async (input) => toRefusal((await graph.run(decideReview, { input })).decideReview),
  undo: async ({ documentId, key }) =>
    toRefusal((await graph.run(undoReview, { documentId, key })).undoReview),
  later: (run, ms) => void setTimeout(run, ms),
  onSettled: () => void readAgain(reviewQueue, reviewPulse, reviewDocument),
  onFinal({ documentId }) {
    for (const name of Object.values(keptNames(documentId))) forgetKeptDraft(name)
  },
})

export interface Decisions {
  readonly all: readonly OutboxDecision[]
  /** Documents that have left the list, because their decision is under way or saved. */
  readonly decided: ReadonlySet<string>
  /** Decisions that have not reached the server. */
  readonly unsent: number
  readonly decide: (input: Omit<ReviewDecisionInput, 'key'>, name: string) => void
  readonly undo: () => Promise<OutboxDecision | undefined>
  readonly dismiss: (key: string) => void
}

export function useDecisions(): Decisions {
  const all = useSyncExternalStore(outbox.subscribe, outbox.get)
  const unsent = all.filter(({ state }) => state === 'waiting').length
  useAskBeforeLeaving(all.some(({ state }) => state === 'waiting' || state === 'sending'))
  const [acts] = useState(() => ({
    decide: (input: Omit<ReviewDecisionInput, 'key'>, name: string) =>
      outbox.add({ ...input, key: freshKey() }, name),
    undo: outbox.undoLast,
    dismiss: outbox.dismiss,
  }))
  const decided = new Set(
    all.flatMap(({ state, input }) => (state === 'refused' ? [] : [input.documentId])),
  )
  return { all, decided, unsent, ...acts }
}
