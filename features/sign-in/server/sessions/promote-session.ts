// What happens to a set-up session when its account becomes complete.
import type { Tx } from '#ports/database.ts'
import { readFlow } from '../second-factor/flows.store.ts'
import { announceEnded } from './session-cache.ts'
import { endSession, promoteSession, sessionById } from './sessions.store.ts'
import type { SignInWorld } from '../deps.ts'

/**
 * With password and phone proven in the same flow within 30 minutes the session becomes a client's; otherwise it ends, and the door is the way in
 * (decisions 3.2). A session that came through the second factor has proven both.
 */
export async function sessionOfCompletedAccount(
  world: SignInWorld,
  tx: Tx,
  sessionId: string,
): Promise<void> {
  const session = await sessionById(tx, sessionId)
  if (!session) return
  const flow = session.flowHash ? await readFlow(tx, session.flowHash) : undefined
  const provenByFlow =
    flow !== undefined &&
    (flow.accountId !== session.accountId || (flow.isPasswordFresh && flow.isPhoneFresh))
  if (provenByFlow) await promoteSession(tx, sessionId)
  else await endSession(tx, sessionId, 'proofs-too-old')
  await announceEnded(world, tx, sessionId)
}
