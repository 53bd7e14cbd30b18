// The ports that notifications use.
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'

export interface NotificationsWorld {
  readonly database: Database
  readonly ids: Ids
  readonly unread: UnreadCounts
}

/** How many are unread, without a query while nothing has changed. */
export interface UnreadCounts {
  of(accountId: string): Promise<number>
  /** Counts anew at the next question: whoever has just read something must not be told the count from before. */
  forget(accountId: string): void
}
