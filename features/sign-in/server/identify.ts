// Who is asking: from the two token headers to a viewer. A token proves nothing alone; its session must live.
import type { SignedInViewer, Source, Viewer } from '#lib/viewer.ts'
import { activityEverySeconds, isAlive } from '../rules/session-life.ts'
import type { SessionCache } from './sessions/session-cache.ts'
import { touchSession, type SessionRecord } from './sessions/sessions.store.ts'
import type { SignInWorld } from './deps.ts'

export interface PresentedTokens {
  readonly idToken: string | undefined
  readonly accessToken: string | undefined
}

/**
 * Tokens that prove no session count as none: one is missing or of the wrong kind, expired, of two sessions, or of a session that is over. The viewer is then
 * signed out with stale tokens. Only a user's own act keeps a session alive; a poll does not (safety 2.5).
 */
export async function identify(
  world: SignInWorld,
  cache: SessionCache,
  source: Source,
  presented: PresentedTokens,
): Promise<Viewer> {
  const { accessToken, idToken } = presented
  const signedIn =
    accessToken === undefined || idToken === undefined
      ? undefined
      : await signedInViewer(world, cache, source, { accessToken, idToken })
  return (
    signedIn ?? {
      kind: 'signed-out',
      source,
      hasStaleTokens: accessToken !== undefined || idToken !== undefined,
    }
  )
}

async function signedInViewer(
  world: SignInWorld,
  cache: SessionCache,
  source: Source,
  presented: { readonly accessToken: string; readonly idToken: string },
): Promise<SignedInViewer | undefined> {
  const [access, identity] = await Promise.all([
    world.tokens.readAccessToken(presented.accessToken),
    world.tokens.readIdToken(presented.idToken),
  ])
  if (
    !access ||
    !identity ||
    access.sessionId !== identity.sessionId ||
    access.accountId !== identity.accountId
  )
    return undefined
  const now = world.clock.now()
  const session = await livingSession(cache, access.sessionId, now)
  if (!session || session.accountId !== access.accountId || session.authVersion !== access.version)
    return undefined
  if (
    !source.background &&
    now.getTime() - session.lastActiveAt.getTime() > activityEverySeconds * 1000
  ) {
    await touchSession(world.database.db, session.id)
    cache.forget(session.id)
  }
  return { kind: session.kind, source, accountId: session.accountId, sessionId: session.id }
}

/** Activity is not announced between processes, so a session that looks idle here is asked for once more before it is refused. */
async function livingSession(
  cache: SessionCache,
  id: string,
  now: Date,
): Promise<SessionRecord | undefined> {
  const known = await cache.find(id)
  if (!known || isAlive(known, now)) return known
  cache.forget(id)
  const asked = await cache.find(id)
  return asked && isAlive(asked, now) ? asked : undefined
}
