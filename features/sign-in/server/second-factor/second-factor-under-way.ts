import { lockAccountById } from '#features/account/server/accounts.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { maskedEmail } from '#lib/email.ts'
import { Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import { handlesPerFlow } from '../../rules/lockout.ts'
import type { SecondFactorUnderWayRecord } from '../../rules/records.ts'
import { currentFlow } from '../flows/flows.ts'
import { getDestination } from './send-code.ts'
import { findAnotherHandle, findNewestSecondFactor } from './second-factors.store.ts'
import type { SignInDeps } from '../deps.ts'

/** Finds a client who entered the password in this browser and still needs the code. */
export async function findSecondFactorUnderWay(
  deps: SignInDeps,
  viewer: Viewer,
): Promise<SecondFactorUnderWayRecord | null> {
  const flow = await currentFlow(deps, viewer.source)
  if (!flow || !(await deps.limits.take(handlesPerFlow, flow.hash.toString('hex')))) return null
  const sessionId = deps.ids.token()
  const account = await deps.database.transact(async (tx) => {
    const newest = await findNewestSecondFactor(tx, flow.hash)
    const held = newest && (await lockAccountById(tx, newest.accountId))
    // The second factor may have ended before the account was locked.
    return held && (await findAnotherHandle(tx, flow.hash, held.id, tokenHash(sessionId)))
      ? held
      : undefined
  })
  if (!account) return null
  try {
    return {
      sessionId,
      user: maskedEmail(account.emailAddress),
      mfaDeliveryDestination: getDestination(account).masked,
    }
  } catch (error) {
    // No channel may receive a code. The login reports this after the password was entered.
    if (error instanceof Problem) return null
    throw error
  }
}
