// tokenFromRefreshToken: new tokens for the refresh cookie, whose token is used up and followed by its successor.
import { findAccount } from '#features/account/server/accounts.ts'
import { noteTimeZone } from '#features/account/server/contact.ts'
import { problemsOf, type Problem } from '#lib/problem.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { refreshesPerSession } from '../../rules/lockout.ts'
import { signInMessages } from '../../rules/messages.ts'
import { signInProblems } from '../../rules/problems.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import { isAlive } from '../../rules/session-life.ts'
import type { SetCookie } from '../second-factor/flows.ts'
import { authenticated, nobody } from './open-session.ts'
import { announceEnded } from './session-cache.ts'
import {
  endSession,
  lockByRefreshToken,
  rotateRefresh,
  sessionById,
  sessionIdByRefreshToken,
  touchSession,
  type RefreshFinding,
} from './sessions.store.ts'
import { tokenHash } from './token-hash.ts'
import type { SignInWorld } from '../deps.ts'

const problem = problemsOf(signInProblems)

/** How many refreshes ago a token may have been used up and still betray its thief. */
const mostGenerations = 200

/**
 * The same token again within ten seconds answers the same successor (two tabs at once); later it has been stolen or kept, and the session ends
 * (safety 2.5). The successor is an HMAC of the token, so that only hashes are stored (decisions 2.11).
 */
export async function refreshSession(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<AuthenticationSessionRecord> {
  const presented = viewer.source.refreshToken
  // Whoever opens the portal for the first time asks too: nobody is signed in, and nothing is wrong.
  if (presented === undefined) return nobody
  const sessionId = await sessionIdByRefreshToken(world.database.db, tokenHash(presented))
  if (sessionId !== undefined && !(await world.limits.take(refreshesPerSession, sessionId)))
    throw problem('sign-in.too-many')
  const successor = successorOf(world, presented)
  const answer = await world.database.transact(
    async (tx): Promise<AuthenticationSessionRecord | Problem> => {
      const found =
        (await lockByRefreshToken(tx, [tokenHash(presented)])) ??
        (await lockHeir(world, tx, presented))
      if (!found || !isAlive(found.session, world.clock.now())) return problem('sign-in.signed-out')
      const account = await findAccount(tx, found.session.accountId)
      if (!account || account.authVersion !== found.session.authVersion)
        return problem('sign-in.signed-out')
      if (found.state === 'reused') {
        await endSession(tx, found.session.id, 'refresh-reused')
        await announceEnded(world, tx, found.session.id)
        await world.audit.record(
          {
            event: 'sign-in.refresh-reused',
            outcome: 'refused',
            accountId: account.id,
            sessionId: found.session.id,
            ip: viewer.source.ip,
          },
          tx,
        )
        await world.outbox.post(tx, {
          channel: 'email',
          to: account.emailAddress,
          ...signInMessages[account.language ?? 'en'].refreshReused,
        })
        return problem('sign-in.signed-out')
      }
      if (found.state === 'current')
        await rotateRefresh(tx, found.session.id, tokenHash(presented), tokenHash(successor))
      if (!viewer.source.background) await touchSession(tx, found.session.id)
      await noteTimeZone(tx, account, viewer.source)
      return authenticated(
        world,
        account,
        (await sessionById(tx, found.session.id)) ?? found.session,
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

function successorOf(world: SignInWorld, token: string): string {
  return Buffer.from(world.secrets.fingerprint('refresh-successor', token)).toString('base64url')
}

/** The session of a token that was used up before the last one: whoever refreshed twice in a row with a stolen token shall not escape. */
async function lockHeir(
  world: SignInWorld,
  tx: Tx,
  presented: string,
): Promise<RefreshFinding | undefined> {
  const hashes: Buffer[] = []
  for (let token = presented; hashes.length < mostGenerations; hashes.push(tokenHash(token)))
    token = successorOf(world, token)
  const heir = await lockByRefreshToken(tx, hashes)
  return heir && { ...heir, state: 'reused' }
}
