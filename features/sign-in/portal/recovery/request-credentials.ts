import { readRefusal, type ProblemFacts } from '#lib/problem.ts'
import { elapsedMs } from '#ui/browser/clock.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import type { PageState } from '#ui/navigation/navigation.ts'
import { paths } from '#ui/navigation/paths.ts'
import type { ForgottenCredentials } from '../../rules/recovery.ts'
import { toRequestState, setPendingRecovery } from '../session/pending-recovery.ts'
import { resetCredentials } from './recovery.operations.ts'

export type RecoveryOutcome =
  | { readonly kind: 'go'; readonly path: string; readonly state: PageState }
  | { readonly kind: 'failed'; readonly refusal?: ProblemFacts }
  | { readonly kind: 'out-of-reach' }

export async function askForCredentials(typed: ForgottenCredentials): Promise<RecoveryOutcome> {
  try {
    const { resetCredentials: answer } = await graph.run(
      resetCredentials,
      { ...typed, lastName: typed.lastName.trim() },
      { anonymous: true },
    )
    if (answer.success && answer.maskedEmail !== null) {
      setPendingRecovery({ typed, sentAtMs: elapsedMs() })
      const { forgotUser, forgotPassword } = typed
      return {
        kind: 'go',
        path: paths.forgotValidate,
        state: toRequestState({
          maskedEmail: answer.maskedEmail,
          accountId: answer.accountId,
          forgotUser,
          forgotPassword,
        }),
      }
    }
    setPendingRecovery({ typed })
    if (answer.noAccountFlag)
      return { kind: 'go', path: paths.forgotNoAccount, state: toRequestState() }
    if (answer.hasNotCompletedAccountSetupSteps)
      return { kind: 'go', path: paths.forgotNotSetUp, state: toRequestState() }
    const { errorCode, message } = answer
    return errorCode === null
      ? { kind: 'failed' }
      : { kind: 'failed', refusal: readRefusal(answer, message ?? '') }
  } catch (problem) {
    if (!(problem instanceof GraphProblem)) throw problem
    return problem.kind === 'unavailable' ? { kind: 'out-of-reach' } : { kind: 'failed' }
  }
}
