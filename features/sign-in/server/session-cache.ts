// Sessions lately looked up, so that a poll needs no query. Every process hears when one ends; while it cannot hear, it asks.
import type { Database, Tx } from '#ports/database.ts'
import type { Clock } from '#ports/clock.ts'
import { sessionById, type SessionRecord } from './sessions.store.ts'

const channel = 'session_changed'
/** A cached session is asked for again after this long, whatever was heard. */
const cacheSeconds = 5
const mostCached = 20_000

export interface SessionCache {
  find(id: string): Promise<SessionRecord | undefined>
  /** Replaces what is known, after a write of this process. */
  forget(id: string): void
}

/** Tells every process, once the transaction commits, that a session is over or has changed its kind. */
export async function announceEnded(world: { readonly database: Database }, tx: Tx, sessionId: string): Promise<void> {
  await world.database.notify(tx, channel, sessionId)
}

export async function openSessionCache(world: { readonly database: Database; readonly clock: Clock }): Promise<SessionCache & { stop(): Promise<void> }> {
  const cached = new Map<string, { readonly session: SessionRecord; readonly until: number }>()
  const stop = await world.database.listen(channel, (id) => cached.delete(id), () => cached.clear())
  return {
    async find(id) {
      const now = world.clock.now().getTime()
      const known = cached.get(id)
      if (known && known.until > now && world.database.isListening()) return known.session
      const session = await sessionById(world.database.db, id)
      if (!session) {
        cached.delete(id)
        return undefined
      }
      if (cached.size >= mostCached) cached.clear()
      cached.set(id, { session, until: now + cacheSeconds * 1000 })
      return session
    },
    forget: (id) => void cached.delete(id),
    stop,
  }
}
