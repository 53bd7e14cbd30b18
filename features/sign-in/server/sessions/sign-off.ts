import type { SessionKey } from '#features/sessions/server/session-store.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { SetCookie } from '../flows/flows.ts'
import { announceEnded } from './session-cache.ts'
import { clientSessions, findSessionById } from './sessions.store.ts'
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
    const ofTokens =
      viewer.kind === 'signed-out' ? undefined : { id: viewer.sessionId, ownerId: viewer.accountId }
    const key = ofCookie ?? ofTokens
    if (key === undefined) return
    await clientSessions.end(tx, key, 'signed-off')
    await announceEnded(deps, tx, key.id)
  })
  setCookie({ name: 'refresh', value: null })
  setCookie({ name: 'flow', value: null })
  return { success: true, error: null }
}

/** Ignores an ended session: a sign-off must not succeed while the tokens' session stays open. */
async function findLiveSession(tx: Tx, refreshToken: string): Promise<SessionKey | undefined> {
  const key = await clientSessions.findKeyOfTokens(tx, [tokenHash(refreshToken)])
  const session = key && (await findSessionById(tx, key.id))
  return session?.endedAt === null ? key : undefined
}
