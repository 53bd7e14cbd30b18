// Unread counts kept in memory, so that a poll every fifteen seconds from everybody costs no query while nothing changes.
import type { Database, Tx } from '#ports/database.ts'
import { readUnread } from './notifications.store.ts'
import type { UnreadCounts, UnreadNews } from './deps.ts'

const channel = 'unread_changed'
/** A count is asked for again after this long, whatever was heard. */
const cacheMilliseconds = 60_000
const mostCached = 200_000

/** Tells every process, once the transaction commits, that somebody's count has changed. */
export async function announceUnread(
  world: { readonly database: Database },
  tx: Tx,
  accountId: string,
): Promise<void> {
  await world.database.notify(tx, channel, accountId)
}

/** `elapsed` is a clock that only measures, in milliseconds. */
export async function openUnreadCounts(
  database: Database,
  elapsed: () => number,
): Promise<UnreadCounts & { stop(): Promise<void> }> {
  const cached = new Map<string, { readonly unread: Promise<UnreadNews>; readonly until: number }>()
  const stop = await database.listen(
    channel,
    (accountId) => void cached.delete(accountId),
    () => cached.clear(),
  )
  return {
    async of(accountId) {
      const known = cached.get(accountId)
      if (known && known.until > elapsed() && database.isListening()) return known.unread
      if (cached.size >= mostCached) cached.clear()
      const unread = readUnread(database.db, accountId)
      cached.set(accountId, { unread, until: elapsed() + cacheMilliseconds })
      unread.catch(() => cached.delete(accountId))
      return unread
    },
    forget: (accountId) => void cached.delete(accountId),
    stop,
  }
}
