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

/** Keeps the row locked until the commit, so that no message is sent without its news. */
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

export async function dueNotices(db: Db, max: number): Promise<readonly string[]> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('notice_due')
    .select('account_id as accountId')
    .where('due_at', '<=', sql<Date>`portal_now()`)
    .orderBy('due_at')
    .limit(max)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Locks the notice. Undefined when it is no longer due or another process has it. */
export async function lockDueNotice(
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
