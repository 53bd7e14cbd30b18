// Step-up: somebody who is signed in proves by a code that it is still them, before they change what signing in rests on.
import { findAccount } from '#features/account/server/accounts.ts'
import { checkCode } from '#features/verification/server/check-code.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer, SignedInViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { codesPerAddress } from '../../rules/lockout.ts'
import { signInProblems } from '../../rules/problems.ts'
import { freshProofMinutes } from '../../rules/session-life.ts'
import { destination, sendCode } from './send-code.ts'
import { hasFreshProof, noteProof } from '../sessions/sessions.store.ts'
import type { SignInWorld } from '../deps.ts'

const problem = problemsOf(signInProblems)

/** A code proves who sits at this session, and nothing about another one. */
const subjectOf = (viewer: SignedInViewer, to: string) => `step-up|${viewer.sessionId}|${to}`

/** Throws sign-in.step-up unless this session proved who is there within the last five minutes (decisions 3.7). */
export async function requireFreshProof(db: Db, viewer: SignedInViewer): Promise<void> {
  if (!(await hasFreshProof(db, viewer.sessionId, freshProofMinutes)))
    throw problem('sign-in.step-up', { operation: 'startStepUp' })
}

/** To a proven channel, never to one that waits to be proven. Asking again within half a minute sends nothing and answers the same. */
export async function startStepUp(world: SignInWorld, viewer: ClientViewer) {
  const account = await findAccount(world.database.db, viewer.accountId)
  if (!account) throw problem('sign-in.signed-out')
  const where = destination(account)
  await world.database.transact((tx) =>
    sendCode(world, tx, subjectOf(viewer, where.to), where, viewer.source.language),
  )
  return { success: true, mfaDeliveryDestination: where.masked }
}

export async function submitStepUpCode(world: SignInWorld, viewer: ClientViewer, code: string) {
  if (!(await world.limits.take(codesPerAddress, `ip:${viewer.source.ip}`)))
    throw problem('sign-in.too-many')
  const account = await findAccount(world.database.db, viewer.accountId)
  if (!account) throw problem('sign-in.signed-out')
  const verdict = await checkCode(world, subjectOf(viewer, destination(account).to), code)
  const facts = {
    event: 'sign-in.step-up',
    accountId: viewer.accountId,
    sessionId: viewer.sessionId,
    ip: viewer.source.ip,
    requestId: viewer.source.requestId,
  }
  if (verdict !== 'right') {
    await world.audit.record({ ...facts, outcome: 'refused' })
    throw problem(verdict === 'wrong' ? 'sign-in.code-wrong' : 'sign-in.code-expired')
  }
  await world.database.transact(async (tx) => {
    await noteProof(tx, viewer.sessionId)
    await world.audit.record({ ...facts, outcome: 'done' }, tx)
  })
  return { success: true, error: null }
}
