// Mutation resumeAccountCreation: opens the set-up session of a sign-up for a page that was reloaded and has lost the password.
import { holdAccount } from '#features/account/server/accounts.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import { signInProblems } from '../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../rules/records.ts'
import { currentFlow, hasProvenSetUp, ownsPassword, type SetCookie } from './second-factor/flows.ts'
import { openSession } from './sessions/open-session.ts'
import type { SignInWorld } from './deps.ts'

const problem = problemsOf(signInProblems)

/**
 * The flow cookie is the authority: the password was created and the phone proven in this browser within 30 minutes. Refused once another browser has
 * replaced the password, and once a session was opened here, because an idle session stays over.
 */
export async function resumeAccountCreation(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<AuthenticationSessionRecord> {
  const flow = await currentFlow(world, viewer.source)
  const accountId = flow?.accountId
  if (!flow || !accountId) throw problem('sign-in.start-again')
  return world.database.transact(async (tx) => {
    // The password of a held account cannot be replaced.
    const account = await holdAccount(tx, accountId)
    if (
      !account ||
      !hasProvenSetUp(flow, account) ||
      !ownsPassword(flow, account) ||
      !flow.mayEnter
    )
      throw problem('sign-in.start-again')
    return openSession(world, tx, setCookie, viewer, account, {
      kind: 'set-up',
      flowHash: flow.hash,
    })
  })
}
