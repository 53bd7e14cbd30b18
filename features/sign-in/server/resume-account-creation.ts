import { lockAccountById } from '#features/account/server/accounts.ts'
import type { Viewer } from '#lib/viewer.ts'
import { problem } from '../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../rules/records.ts'
import { currentFlow, hasProvenSetUp, ownsPassword, type SetCookie } from './flows/flows.ts'
import { openSession } from './sessions/open-session.ts'
import type { SignInDeps } from './deps.ts'

/**
 * Needs a password that was created and a phone that was proven in the browser of the flow cookie.
 * Refused after a new password or an earlier session, because an idle session stays ended.
 */
export async function resumeAccountCreation(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<AuthenticationSessionRecord> {
  const flow = await currentFlow(deps, viewer.source)
  const accountId = flow?.accountId
  if (!flow || !accountId) throw problem('sign-in.start-again')
  return deps.database.transact(async (tx) => {
    // While the account is locked, its password cannot be replaced.
    const account = await lockAccountById(tx, accountId)
    if (
      !account ||
      !hasProvenSetUp(flow, account) ||
      !ownsPassword(flow, account) ||
      !flow.mayEnter
    )
      throw problem('sign-in.start-again')
    return openSession(deps, tx, setCookie, viewer, account, {
      kind: 'set-up',
      flowHash: flow.hash,
    })
  })
}
