// Ends sessions on the server: the one that signs off, or all of an account.
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { tokenHash } from './token-hash.ts'
import type { SetCookie } from '../second-factor/flows.ts'
import { announceEnded } from './session-cache.ts'
import {
  dropSecondFactors,
  endSession,
  endSessionsOfAccount,
  sessionById,
  sessionIdByRefreshToken,
} from './sessions.store.ts'
import type { SignInWorld } from '../deps.ts'

/**
 * Ends the session of the refresh cookie, whatever the token headers hold. Only a client that sent no cookie of a session ends the one of its tokens: success
 * must not leave a session open. Doing it twice, or signed out, is no error.
 */
export async function signOff(
  world: SignInWorld,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<{ readonly success: boolean; readonly error: null }> {
  await world.database.transact(async (tx) => {
    const { refreshToken } = viewer.source
    const ofCookie =
      refreshToken === undefined ? undefined : await livingSessionOf(tx, refreshToken)
    const id = ofCookie ?? (viewer.kind === 'signed-out' ? undefined : viewer.sessionId)
    if (id === undefined) return
    await endSession(tx, id, 'signed-off')
    await announceEnded(world, tx, id)
  })
  setCookie({ name: 'refresh', value: null })
  setCookie({ name: 'flow', value: null })
  return { success: true, error: null }
}

/** Ends every session of an account at once, and every second factor under way: whatever they rested on is no longer true. */
export async function endSessionsOf(
  world: SignInWorld,
  tx: Tx,
  accountId: string,
  why: string,
): Promise<void> {
  await dropSecondFactors(tx, accountId)
  for (const id of await endSessionsOfAccount(tx, accountId, why))
    await announceEnded(world, tx, id)
}

/** The cookie of a session that has ended names none: success must not leave the session of good tokens open. */
async function livingSessionOf(tx: Tx, refreshToken: string): Promise<string | undefined> {
  const id = await sessionIdByRefreshToken(tx, tokenHash(refreshToken))
  const session = id === undefined ? undefined : await sessionById(tx, id)
  return session?.endedAt === null ? id : undefined
}
