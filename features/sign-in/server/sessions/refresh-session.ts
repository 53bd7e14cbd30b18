import { findAccount } from '#features/account/server/accounts.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { saveTimeZone } from '#features/account/server/contact.ts'
import type { Problem } from '#lib/problem.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { refreshesPerSession } from '../../rules/lockout.ts'
import { signInMessages } from '../../rules/messages.ts'
import { problem } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import { isAlive } from '../../rules/session-life.ts'
import type { SetCookie } from '../second-factor/flows.ts'
import { openAuthenticated, noSession } from './open-session.ts'
import { announceEnded } from './session-cache.ts'
import {
  endSession,
  lockByRefreshToken,
  rotateRefresh,
  findSessionById,
  findSessionIdByRefreshToken,
  touchSession,
  type RefreshFinding,
  type SessionRecord,
} from './sessions.store.ts'
import { clientRefreshTokens } from './refresh-tokens.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { SignInDeps } from '../deps.ts'

interface Refreshed {
  readonly answer: AuthenticationSessionRecord
  readonly token: string
}

/**
 * A token whose successor was used counts as stolen. Until then its response may be lost: it gets
 * the same successor for ten seconds, because two tabs can ask at once, and later a new one
 * (spec: security#refresh-rotation).
 */
export async function refreshSession(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<AuthenticationSessionRecord> {
  const presented = viewer.source.refreshToken
  // A first visit has no cookie, which is no error.
  if (presented === undefined) return noSession
  const sessionId = await findSessionIdByRefreshToken(deps.database.db, tokenHash(presented))
  if (sessionId !== undefined && !(await deps.limits.take(refreshesPerSession, sessionId)))
    throw problem('sign-in.too-many')
  const refreshed = await deps.database.transact((tx) => renew(deps, tx, viewer, presented))
  if (refreshed instanceof Error) {
    if (refreshed.kind === 'signed-out') setCookie({ name: 'refresh', value: null })
    throw refreshed
  }
  setCookie({ name: 'refresh', value: refreshed.token })
  return refreshed.answer
}

async function renew(
  deps: SignInDeps,
  tx: Tx,
  viewer: Viewer,
  presented: string,
): Promise<Refreshed | Problem> {
  const own = await lockByRefreshToken(tx, [tokenHash(presented)])
  // Of an older token. A thief who refreshed twice in a row must not escape.
  const found =
    own ?? (await lockByRefreshToken(tx, clientRefreshTokens.hashSuccessors(deps, presented)))
  if (!found || !isAlive(found.session, deps.clock.now())) return problem('sign-in.signed-out')
  const { session } = found
  const account = await findAccount(tx, session.accountId)
  if (!account || account.authVersion !== session.authVersion) return problem('sign-in.signed-out')
  const token = own && (await issueToken(deps, tx, presented, own))
  if (token === undefined) {
    await endStolenSession(deps, tx, viewer, account, session)
    return problem('sign-in.signed-out')
  }
  if (!viewer.source.background) await touchSession(tx, session.id)
  await saveTimeZone(tx, account, viewer.source)
  const touched = (await findSessionById(tx, session.id)) ?? session
  return { answer: await openAuthenticated(deps, account, touched), token }
}

async function issueToken(
  deps: SignInDeps,
  tx: Tx,
  presented: string,
  { session, newestHash, state }: RefreshFinding,
): Promise<string | undefined> {
  const newest =
    state === 'current' ? presented : clientRefreshTokens.findNewest(deps, presented, newestHash)
  if (state === 'repeated' || newest === undefined) return newest
  const next = clientRefreshTokens.getSuccessor(deps, newest)
  await rotateRefresh(tx, session.id, tokenHash(presented), tokenHash(next))
  return next
}

async function endStolenSession(
  deps: SignInDeps,
  tx: Tx,
  viewer: Viewer,
  account: AccountRecord,
  { id }: SessionRecord,
): Promise<void> {
  await endSession(tx, id, 'refresh-reused')
  await announceEnded(deps, tx, id)
  await deps.audit.record(
    {
      event: 'sign-in.refresh-reused',
      outcome: 'refused',
      ...getRequestFacts(viewer.source),
      accountId: account.id,
      sessionId: id,
    },
    tx,
  )
  await deps.outbox.post(tx, {
    channel: 'email',
    to: account.emailAddress,
    ...signInMessages[account.language ?? 'en'].refreshReused,
  })
}
