import type { Resolvers } from '#contract/workspace.generated.ts'
import { decideReview, dismissVoidDecision, undoReview } from '../decide/decide-review.ts'
import type { QueueDeps } from '../decide/deps.ts'
import { leaveReview, takeReview } from '../decide/leases.ts'
import { moveDocument } from '../decide/move-document.ts'
import { readPulse, readQueue } from './read-queue.ts'
import { readReviewDocument } from './read-review-document.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function queueResolvers(deps: QueueDeps) {
  return {
    Query: {
      reviewQueue: (_, input, { viewer }) => readQueue(deps, viewer, input),
      reviewPulse: (_, { mine }, { viewer }) => readPulse(deps, viewer, mine),
      reviewDocument: async (_, { id }, { viewer }) =>
        (await readReviewDocument(deps, viewer, id)) ?? null,
    },
    Mutation: {
      takeReview: async (_, input, { viewer }) => {
        await takeReview(deps, viewer, input)
        return { success: true }
      },
      leaveReview: async (_, { documentId }, { viewer }) => {
        await leaveReview(deps, viewer, documentId)
        return { success: true }
      },
      decideReview: async (_, { input }, { viewer }) => ({
        success: true,
        decision: await decideReview(deps, viewer, input),
      }),
      undoReview: async (_, input, { viewer }) => {
        await undoReview(deps, viewer, input)
        return { success: true }
      },
      moveDocument: async (_, input, { viewer }) => {
        await moveDocument(deps, viewer, input)
        return { success: true }
      },
      dismissVoidDecision: async (_, { documentId }, { viewer }) => {
        await dismissVoidDecision(deps, viewer, documentId)
        return { success: true }
      },
    },
  } satisfies Resolvers
}
