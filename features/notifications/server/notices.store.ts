// Alone knows when somebody is to be told of their news, and which numbers wish no texts of it.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

type OwnTables = {
  notice_due: {
    account_id: string
    news_since: Date
    due_at: Date
  }
  text_stop: {
    mobile_hash: Uint8Array
    stopped_at: Date
  }
}

/**
 * One that waits already keeps its time, unless this one's is earlier because the person's time zone has become known. It is held until this transaction
 * ends: sent before, its message would miss the news of this one.
 */
export async function scheduleNotice(tx: Tx, accountId: string, dueAt: Date): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('notice_due')
    .values({ account_id: accountId, news_since: sql<Date>`portal_now()`, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        news_since: sql<Date>`least(notice_due.news_since, excluded.news_since)`,
        due_at: sql<Date>`least(notice_due.due_at, excluded.due_at)`,
      }),
    )
    .execute()
}

/** Whose notices are due, longest ago first. */
export async function dueNotices(db: Db, most: number): Promise<readonly string[]> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('notice_due')
    .select('account_id as accountId')
    .where('due_at', '<=', sql<Date>`portal_now()`)
    .orderBy('due_at')
    .limit(most)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Holds a notice that is still due until this transaction ends; undefined when another process has it, or it was sent meanwhile. */
export async function holdDueNotice(
  tx: Tx,
  accountId: string,
): Promise<{ readonly newsSince: Date } | undefined> {
  return tx
    .withTables<OwnTables>()
    .selectFrom('notice_due')
    .select('news_since as newsSince')
    .where('account_id', '=', accountId)
    .where('due_at', '<=', sql<Date>`portal_now()`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function postponeNotice(tx: Tx, accountId: string, dueAt: Date): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('notice_due')
    .set({ due_at: dueAt })
    .where('account_id', '=', accountId)
    .execute()
}

export async function forgetNotice(tx: Tx, accountId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .deleteFrom('notice_due')
    .where('account_id', '=', accountId)
    .execute()
}

export async function isStopped(db: Db, mobileHash: Uint8Array): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('text_stop')
    .select('stopped_at')
    .where('mobile_hash', '=', mobileHash)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it was stopped before. */
export async function stopNumber(tx: Tx, mobileHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .insertInto('text_stop')
    .values({ mobile_hash: mobileHash, stopped_at: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.column('mobile_hash').doNothing())
    .returning('mobile_hash')
    .executeTakeFirst()
  return row !== undefined
}

export async function startNumber(tx: Tx, mobileHash: Uint8Array): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .deleteFrom('text_stop')
    .where('mobile_hash', '=', mobileHash)
    .execute()
}
