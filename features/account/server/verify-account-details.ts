import { getRefusal, type RefusalFacts } from '#lib/problem.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import { creationStep, mayVerifyDetails } from '../rules/creation-step.ts'
import { problem } from '../rules/problems.ts'
import { lockAccount } from './account.store.ts'
import { setCreationStep } from './account-changes.store.ts'
import type { AccountDeps } from './deps.ts'

export interface OutcomeRecord extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly error: string | null
}

/** A repeated call succeeds. */
export async function verifyAccountDetails(
  deps: AccountDeps,
  viewer: SignedInViewer,
): Promise<OutcomeRecord> {
  return deps.database.transact(async (tx) => {
    const account = await lockAccount(tx, viewer.accountId)
    if (!account) return getRefusal(problem('account.not-found'))
    const proofs = {
      step: account.accountCreationStep,
      isMobileVerified: account.isMobileVerified,
      isEmailVerified: account.isEmailVerified,
    }
    if (account.accountCreationStep >= creationStep.detailsVerified)
      return { success: true, error: null }
    if (!mayVerifyDetails(proofs) || !account.givenName || !account.familyName || !account.state) {
      return getRefusal(problem('account.step-refused'))
    }
    await setCreationStep(tx, account.id, creationStep.detailsVerified)
    return { success: true, error: null }
  })
}
