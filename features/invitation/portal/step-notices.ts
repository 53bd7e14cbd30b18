// What a step says when a call failed: out of reach is told apart from a refusal.
import { GraphProblem, mayWorkLater } from '#ui/graphql/graph-problem.ts'
import type { StepNotice } from './StepPage.tsx'
import { invitationWords } from './words.en.ts'

const { errors } = invitationWords

export const generalNotice: StepNotice = { title: errors.general, detail: errors.generalDetail }
export const notSavedNotice: StepNotice = { title: errors.notSaved }

/**
 * The step's own sentence for a problem; without one, the general sentence. What only needs a little patience says so itself.
 * Our own mistakes are thrown on.
 */
export function noticeOf(problem: unknown, own: StepNotice = generalNotice): StepNotice {
  if (!(problem instanceof GraphProblem)) throw problem
  if (problem.kind === 'locked' && problem.message !== '') return { title: problem.message }
  return mayWorkLater(problem) && own === generalNotice ? { title: errors.offline, detail: errors.offlineDetail } : own
}
