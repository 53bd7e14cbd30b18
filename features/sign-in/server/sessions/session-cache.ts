// Sessions lately looked up, so that a poll needs no query. Every process hears when one ends; while it cannot hear, it asks.
import type { Database, Tx } from '#ports/database.ts'
import type { Clock } from '#ports/clock.ts'
import { sessionById, type SessionRecord } from './sessions.store.ts'

const channel = 'session_changed'
/** A cached session is asked for again after this long, whatever was heard. Within it the connection that hears has to prove every few seconds that it lives. */
const cacheSeconds = 60
const mostCached = 50_000

export interface SessionCache {
  find(id: string): Promise<SessionRecord | undefined>
  /** Replaces what is known, after a write of this process. */
  forget(id: string): void
}

/** Once the transaction commits this process knows at once, and every other one is told, that a session is over or has changed its kind. */
export async function announceEnded(
  world: { readonly database: Database; readonly sessions: Pick<SessionCache, 'forget'> },
  tx: Tx,
  sessionId: string,
): Promise<void> {
  world.database.afterCommit(tx, () => world.sessions.forget(sessionId))
  await world.database.notify(tx, channel, sessionId)
}

export async function openSessionCache(world: {
  readonly database: Database
  readonly clock: Clock
}): Promise<SessionCache & { stop(): Promise<void> }> {
  const cached = new Map<string, { readonly session: SessionRecord; readonly until: number }>()
  let changes = 0
  const forget = (id: string) => {
    changes += 1
    cached.delete(id)
  }
  const stop = await world.database.listen(channel, forget, () => {
    changes += 1
    cached.clear()
  })
  return {
    async find(id) {
      const now = world.clock.now().getTime()
      const known = cached.get(id)
      if (known && known.until > now && world.database.isListening()) return known.session
      const changesBefore = changes
      const session = await sessionById(world.database.db, id)
      if (!session) {
        cached.delete(id)
        return undefined
      }
      if (cached.size >= mostCached) cached.clear()
      // What was read before something changed may be what it was before.
      if (changes === changesBefore) cached.set(id, { session, until: now + cacheSeconds * 1000 })
      return session
    },
    forget,
    stop,
  }
}
