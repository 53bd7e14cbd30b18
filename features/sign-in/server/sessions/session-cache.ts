// If a process receives no notifications of ended sessions, it reads the database.
import type { Database, Tx } from '#ports/database.ts'
import type { Clock } from '#ports/clock.ts'
import { findSessionById, type SessionRecord } from './sessions.store.ts'

const channel = 'session_changed'
/** Max age of a cached session. The listening connection must send heartbeats within it. */
const cacheSeconds = 60
const maxCached = 50_000

export interface SessionCache {
  find(id: string): Promise<SessionRecord | undefined>
  forget(id: string): void
}

/** Informs all processes after the commit. */
export async function announceEnded(
  deps: { readonly database: Database; readonly sessions: Pick<SessionCache, 'forget'> },
  tx: Tx,
  sessionId: string,
): Promise<void> {
  deps.database.afterCommit(tx, () => deps.sessions.forget(sessionId))
  await deps.database.notify(tx, channel, sessionId)
}

export async function openSessionCache(deps: {
  readonly database: Database
  readonly clock: Clock
}): Promise<SessionCache & { stop(): Promise<void> }> {
  const cached = new Map<string, { readonly session: SessionRecord; readonly until: number }>()
  let changes = 0
  const forget = (id: string) => {
    changes += 1
    cached.delete(id)
  }
  const stop = await deps.database.listen(channel, forget, () => {
    changes += 1
    cached.clear()
  })
  return {
    async find(id) {
      const now = deps.clock.now().getTime()
      const known = cached.get(id)
      if (known && known.until > now && deps.database.isListening()) return known.session
      const changesBefore = changes
      const session = await findSessionById(deps.database.db, id)
      if (!session) {
        cached.delete(id)
        return undefined
      }
      if (cached.size >= maxCached) cached.clear()
      // A session read before a change may be outdated, so it is not cached.
      if (changes === changesBefore) cached.set(id, { session, until: now + cacheSeconds * 1000 })
      return session
    },
    forget,
    stop,
  }
}
