import { findAccount } from '#features/account/server/accounts.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { getActor, type ClientViewer, type SignedInViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { codesPerAddress } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { freshProofMinutes } from '../../rules/session-life.ts'
import { getDestination, sendCode } from './send-code.ts'
import { clientSessions, hasFreshProof } from '../sessions/sessions.store.ts'
import type { SignInDeps } from '../deps.ts'

/** The code is a proof only in this session. */
const getSubject = (viewer: SignedInViewer, to: string) => `step-up|${viewer.sessionId}|${to}`

/** Requires a code within the last five minutes (spec: accounts#step-up). */
export async function requireFreshProof(db: Db, viewer: SignedInViewer): Promise<void> {
  if (!(await hasFreshProof(db, viewer.sessionId, freshProofMinutes)))
    throw problem('sign-in.step-up', { operation: 'startStepUp' })
}

/** A second request within half a minute sends nothing and returns the same result. */
export async function startStepUp(deps: SignInDeps, viewer: ClientViewer) {
  const account = await findAccount(deps.database.db, viewer.accountId)
  if (!account) throw problem('sign-in.signed-out')
  const where = getDestination(account)
  await deps.database.transact((tx) =>
    sendCode(deps, tx, getSubject(viewer, where.to), where, viewer.source.language),
  )
  return { success: true, mfaDeliveryDestination: where.masked }
}

export async function submitStepUpCode(deps: SignInDeps, viewer: ClientViewer, code: string) {
  if (!(await deps.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const account = await findAccount(deps.database.db, viewer.accountId)
  if (!account) throw problem('sign-in.signed-out')
  const verdict = await checkCode(deps, getSubject(viewer, getDestination(account).to), code)
  const facts = {
    ...getActor(viewer),
    event: 'sign-in.step-up',
  } as const
  if (verdict !== 'right') {
    await deps.audit.record({ ...facts, outcome: 'refused' })
    throw problem(verdict === 'wrong' ? 'sign-in.code-wrong' : 'sign-in.code-expired')
  }
  await deps.database.transact(async (tx) => {
    await clientSessions.markProven(tx, viewer.sessionId)
    await deps.audit.record({ ...facts, outcome: 'done' }, tx)
  })
  return { success: true, error: null }
}
