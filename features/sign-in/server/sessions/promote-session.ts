import type { Tx } from '#ports/database.ts'
import { readFlow } from '../flows/flows.store.ts'
import { announceEnded } from './session-cache.ts'
import { clientSessions, findSessionById, promoteSession } from './sessions.store.ts'
import type { SignInDeps } from '../deps.ts'

/** Promotes it if its flow proved password and phone, else ends it (spec: accounts#completion). */
export async function findSessionOfCompletedAccount(
  deps: SignInDeps,
  tx: Tx,
  sessionId: string,
): Promise<void> {
  const session = await findSessionById(tx, sessionId)
  if (!session) return
  const flow = session.flowHash ? await readFlow(tx, session.flowHash) : undefined
  const provenByFlow =
    flow !== undefined &&
    (flow.accountId !== session.accountId || (flow.isPasswordFresh && flow.isPhoneFresh))
  if (provenByFlow) await promoteSession(tx, sessionId)
  else await clientSessions.end(tx, { id: sessionId, ownerId: session.accountId }, 'proofs-too-old')
  await announceEnded(deps, tx, sessionId)
}
