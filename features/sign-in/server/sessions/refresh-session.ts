import { findAccount } from '#features/account/server/accounts.ts'
import type { AccountRecord } from '#features/account/rules/records.ts'
import { saveTimeZone } from '#features/account/server/contact.ts'
import { planRefresh } from '#features/sessions/server/plan-refresh.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Problem } from '#lib/problem.ts'
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { refreshesPerSession } from '../../rules/lockout.ts'
import { signInMessages } from '../../rules/messages.ts'
import { problem } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import { clientSessionLife } from '../../rules/session-life.ts'
import type { SetCookie } from '../flows/flows.ts'
import { openAuthenticated, noSession } from './open-session.ts'
import { announceEnded } from './session-cache.ts'
import {
  clientSessions,
  findSessionById,
  lockByRefreshToken,
  type SessionRecord,
} from './sessions.store.ts'
import { clientRefreshTokens } from './refresh-tokens.ts'
import type { SignInDeps } from '../deps.ts'

interface Refreshed {
  readonly answer: AuthenticationSessionRecord
  readonly token: string
}

const login = { tokens: clientRefreshTokens, life: clientSessionLife }

export async function refreshSession(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<AuthenticationSessionRecord> {
  const presented = viewer.source.refreshToken
  // A first visit has no cookie, which is no error.
  if (presented === undefined) return noSession
  const known = await clientSessions.findKeyOfTokens(deps.database.db, [tokenHash(presented)])
  if (known && !(await deps.limits.take(refreshesPerSession, known.id)))
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
  const hash = tokenHash(presented)
  const session =
    (await lockByRefreshToken(tx, hash)) ??
    // Of an older token. A thief who refreshed twice in a row must not escape.
    (await lockByRefreshToken(tx, hash, clientRefreshTokens.hashSuccessors(deps, presented)))
  const plan = session && planRefresh(deps, login, session, presented, deps.clock.now())
  if (!plan || plan.type === 'over') return problem('sign-in.signed-out')
  const account = await findAccount(tx, session.accountId)
  if (!account || account.authVersion !== session.authVersion) return problem('sign-in.signed-out')
  if (plan.type === 'stolen') {
    await endStolenSession(deps, tx, viewer, account, session)
    return problem('sign-in.signed-out')
  }
  const { token } = plan
  if (plan.type === 'rotate') await clientSessions.rotate(tx, session.id, hash, tokenHash(token))
  if (!viewer.source.background) await clientSessions.touch(tx, session.id)
  await saveTimeZone(tx, account, viewer.source)
  const touched = (await findSessionById(tx, session.id)) ?? session
  return { answer: await openAuthenticated(deps, account, touched), token }
}

async function endStolenSession(
  deps: SignInDeps,
  tx: Tx,
  viewer: Viewer,
  account: AccountRecord,
  { id, accountId }: SessionRecord,
): Promise<void> {
  await clientSessions.end(tx, { id, ownerId: accountId }, 'refresh-reused')
  await announceEnded(deps, tx, id)
  await deps.audit.record(
    {
      event: 'sign-in.refresh-reused',
      outcome: 'refused',
      ...getRequestFacts(viewer.source),
      accountId,
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
