// Cached, so that polls of all clients cost no query while nothing changes.
import type { Database, Tx } from '#ports/database.ts'
import { readUnread } from './notifications.store.ts'
import type { UnreadCounts, UnreadNews } from './deps.ts'

const channel = 'unread_changed'
const cacheMilliseconds = 60_000
const maxCached = 200_000

export async function announceUnread(
  deps: { readonly database: Database },
  tx: Tx,
  accountId: string,
): Promise<void> {
  await deps.database.notify(tx, channel, accountId)
}

/** `elapsed` returns the milliseconds of a clock that never goes back. */
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
      if (cached.size >= maxCached) cached.clear()
      const unread = readUnread(database.db, accountId)
      cached.set(accountId, { unread, until: elapsed() + cacheMilliseconds })
      unread.catch(() => cached.delete(accountId))
      return unread
    },
    forget: (accountId) => void cached.delete(accountId),
    stop,
  }
}
