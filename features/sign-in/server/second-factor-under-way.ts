// secondFactorUnderWay: gives a browser that has lost its page a way back to the second factor that it had begun.
import { holdAccount } from '#features/account/server/accounts.ts'
import { maskedEmail } from '#lib/email.ts'
import { Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import { handlesPerFlow } from '../rules/lockout.ts'
import type { SecondFactorUnderWayRecord } from '../rules/records.ts'
import { currentFlow } from './second-factor/flows.ts'
import { destination } from './second-factor/send-code.ts'
import { anotherHandle, newestSecondFactor } from './sessions/sessions.store.ts'
import { tokenHash } from './sessions/token-hash.ts'
import type { SignInWorld } from './deps.ts'

/**
 * A fresh handle of the newest second factor of this browser's flow, for the same code, the same tries and the same ten minutes; null when there is none.
 * Sends nothing and prolongs nothing. Whoever asks has given the password in this browser, and still needs the code.
 */
export async function secondFactorUnderWay(
  world: SignInWorld,
  viewer: Viewer,
): Promise<SecondFactorUnderWayRecord | null> {
  const flow = await currentFlow(world, viewer.source)
  if (!flow || !(await world.limits.take(handlesPerFlow, flow.hash.toString('hex')))) return null
  const sessionId = world.ids.token()
  const account = await world.database.transact(async (tx) => {
    const newest = await newestSecondFactor(tx, flow.hash)
    const held = newest && (await holdAccount(tx, newest.accountId))
    // It may have been ended until the account was held.
    return held && (await anotherHandle(tx, flow.hash, held.id, tokenHash(sessionId)))
      ? held
      : undefined
  })
  if (!account) return null
  try {
    return {
      sessionId,
      user: maskedEmail(account.emailAddress),
      mfaDeliveryDestination: destination(account).masked,
    }
  } catch (error) {
    // No channel of theirs may receive a code any more: the door says so, after the password.
    if (error instanceof Problem) return null
    throw error
  }
}
