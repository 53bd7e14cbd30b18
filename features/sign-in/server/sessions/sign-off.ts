import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { SetCookie } from '../second-factor/flows.ts'
import { announceEnded } from './session-cache.ts'
import {
  endSession,
  endSessionsOfAccount,
  findSessionById,
  findSessionIdByRefreshToken,
} from './sessions.store.ts'
import { dropSecondFactors } from '../second-factor/second-factors.store.ts'
import type { SignInDeps } from '../deps.ts'

/**
 * The cookie's session takes precedence over the tokens. A call from a signed-out browser also
 * succeeds.
 */
export async function signOff(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
): Promise<{ readonly success: boolean; readonly error: null }> {
  await deps.database.transact(async (tx) => {
    const { refreshToken } = viewer.source
    const ofCookie =
      refreshToken === undefined ? undefined : await findLiveSession(tx, refreshToken)
    const id = ofCookie ?? (viewer.kind === 'signed-out' ? undefined : viewer.sessionId)
    if (id === undefined) return
    await endSession(tx, id, 'signed-off')
    await announceEnded(deps, tx, id)
  })
  setCookie({ name: 'refresh', value: null })
  setCookie({ name: 'flow', value: null })
  return { success: true, error: null }
}

export async function endSessions(
  deps: SignInDeps,
  tx: Tx,
  accountId: string,
  why: string,
): Promise<void> {
  await dropSecondFactors(tx, accountId)
  for (const id of await endSessionsOfAccount(tx, accountId, why)) await announceEnded(deps, tx, id)
}

/** Ignores an ended session: a sign-off must not succeed while the tokens' session stays open. */
async function findLiveSession(tx: Tx, refreshToken: string): Promise<string | undefined> {
  const id = await findSessionIdByRefreshToken(tx, tokenHash(refreshToken))
  const session = id === undefined ? undefined : await findSessionById(tx, id)
  return session?.endedAt === null ? id : undefined
}
