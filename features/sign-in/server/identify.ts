import type { SignedInViewer, Source, Viewer } from '#lib/viewer.ts'
import { activityEverySeconds, isAlive } from '../rules/session-life.ts'
import type { SessionCache } from './sessions/session-cache.ts'
import { clientSessions, type SessionRecord } from './sessions/sessions.store.ts'
import type { SignInDeps } from './deps.ts'

export interface PresentedTokens {
  readonly idToken: string | undefined
  readonly accessToken: string | undefined
}

/**
 * If the tokens prove no active session, the viewer is signed out with stale tokens. Background
 * requests do not keep a session alive (spec: security#background-requests).
 */
export async function identify(
  deps: SignInDeps,
  cache: SessionCache,
  source: Source,
  presented: PresentedTokens,
): Promise<Viewer> {
  const { accessToken, idToken } = presented
  const signedIn =
    accessToken === undefined || idToken === undefined
      ? undefined
      : await signedInViewer(deps, cache, source, { accessToken, idToken })
  return (
    signedIn ?? {
      kind: 'signed-out',
      source,
      hasStaleTokens: accessToken !== undefined || idToken !== undefined,
    }
  )
}

async function signedInViewer(
  deps: SignInDeps,
  cache: SessionCache,
  source: Source,
  presented: { readonly accessToken: string; readonly idToken: string },
): Promise<SignedInViewer | undefined> {
  const [access, identity] = await Promise.all([
    deps.tokens.readAccessToken(presented.accessToken),
    deps.tokens.readIdToken(presented.idToken),
  ])
  if (
    !access ||
    !identity ||
    access.sessionId !== identity.sessionId ||
    access.accountId !== identity.accountId
  )
    return undefined
  const now = deps.clock.now()
  const session = await findActiveSession(cache, access.sessionId, now)
  if (!session || session.accountId !== access.accountId || session.authVersion !== access.version)
    return undefined
  if (
    !source.background &&
    now.getTime() - session.lastActiveAt.getTime() > activityEverySeconds * 1000
  ) {
    await clientSessions.touch(deps.database.db, session.id)
    cache.forget(session.id)
  }
  return { kind: session.kind, source, accountId: session.accountId, sessionId: session.id }
}

/** Processes do not share activity times, so an idle session is reloaded before it is refused. */
async function findActiveSession(
  cache: SessionCache,
  id: string,
  now: Date,
): Promise<SessionRecord | undefined> {
  const known = await cache.find(id)
  if (!known || isAlive(known, now)) return known
  cache.forget(id)
  const session = await cache.find(id)
  return session && isAlive(session, now) ? session : undefined
}
