import { findAccount } from '#features/account/server/accounts.ts'
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
} from './sessions.store.ts'
import { getSuccessor } from './refresh-token.ts'
import { tokenHash } from './token-hash.ts'
import type { SignInDeps } from '../deps.ts'

/** A reused token is recognized as stolen up to this number of refreshes later. */
const maxGenerations = 200

/**
 * A repeated token returns its successor for ten seconds, because two tabs can ask at once. Later
 * it counts as stolen (spec: security#refresh-rotation). The successor is an HMAC of the token, so
 * that only hashes are stored.
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
  const successor = getSuccessor(deps, presented)
  const answer = await deps.database.transact(
    async (tx): Promise<AuthenticationSessionRecord | Problem> => {
      const session =
        (await lockByRefreshToken(tx, [tokenHash(presented)])) ??
        (await lockHeir(deps, tx, presented))
      if (!session || !isAlive(session.session, deps.clock.now()))
        return problem('sign-in.signed-out')
      const account = await findAccount(tx, session.session.accountId)
      if (!account || account.authVersion !== session.session.authVersion)
        return problem('sign-in.signed-out')
      if (session.state === 'reused') {
        await endSession(tx, session.session.id, 'refresh-reused')
        await announceEnded(deps, tx, session.session.id)
        await deps.audit.record(
          {
            event: 'sign-in.refresh-reused',
            outcome: 'refused',
            ...getRequestFacts(viewer.source),
            accountId: account.id,
            sessionId: session.session.id,
          },
          tx,
        )
        await deps.outbox.post(tx, {
          channel: 'email',
          to: account.emailAddress,
          ...signInMessages[account.language ?? 'en'].refreshReused,
        })
        return problem('sign-in.signed-out')
      }
      if (session.state === 'current')
        await rotateRefresh(tx, session.session.id, tokenHash(presented), tokenHash(successor))
      if (!viewer.source.background) await touchSession(tx, session.session.id)
      await saveTimeZone(tx, account, viewer.source)
      return openAuthenticated(
        deps,
        account,
        (await findSessionById(tx, session.session.id)) ?? session.session,
      )
    },
  )
  if (answer instanceof Error) {
    if (answer.kind === 'signed-out') setCookie({ name: 'refresh', value: null })
    throw answer
  }
  setCookie({ name: 'refresh', value: successor })
  return answer
}

/** Finds the session of an older token. A thief who refreshed twice in a row must not escape. */
async function lockHeir(
  deps: SignInDeps,
  tx: Tx,
  presented: string,
): Promise<RefreshFinding | undefined> {
  const hashes: Buffer[] = []
  for (let token = presented; hashes.length < maxGenerations; hashes.push(tokenHash(token)))
    token = getSuccessor(deps, token)
  const heir = await lockByRefreshToken(tx, hashes)
  return heir && { ...heir, state: 'reused' }
}
