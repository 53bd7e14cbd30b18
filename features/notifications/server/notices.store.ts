import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

/**
 * Keeps the row locked until the commit, so that no message is sent without its news. News counts
 * from now on, or `since` an earlier time.
 */
export async function scheduleNotice(
  tx: Tx,
  accountId: string,
  dueAt: Date,
  since?: Date,
): Promise<void> {
  const newsSince = since ?? sql<Date>`portal_now()`
  await tables(tx)
    .insertInto('noticeDue')
    .values({ accountId, newsSince, dueAt })
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet({
        newsSince: sql<Date>`least(notice_due.news_since, excluded.news_since)`,
        dueAt: sql<Date>`least(notice_due.due_at, excluded.due_at)`,
      }),
    )
    .execute()
}

export async function dueNotices(db: Db, max: number): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom('noticeDue')
    .select('accountId')
    .where('dueAt', '<=', sql<Date>`portal_now()`)
    .orderBy('dueAt')
    .limit(max)
    .execute()
  return rows.map(({ accountId }) => accountId)
}

/** Locks the notice. Undefined when it is no longer due or another process has it. */
export async function lockDueNotice(
  tx: Tx,
  accountId: string,
): Promise<{ readonly newsSince: Date } | undefined> {
  return tables(tx)
    .selectFrom('noticeDue')
    .select('newsSince')
    .where('accountId', '=', accountId)
    .where('dueAt', '<=', sql<Date>`portal_now()`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function postponeNotice(tx: Tx, accountId: string, dueAt: Date): Promise<void> {
  await tables(tx)
    .updateTable('noticeDue')
    .set({ dueAt })
    .where('accountId', '=', accountId)
    .execute()
}

export async function forgetNotice(tx: Tx, accountId: string): Promise<void> {
  await tables(tx).deleteFrom('noticeDue').where('accountId', '=', accountId).execute()
}

export async function isStopped(db: Db, hashes: readonly Uint8Array[]): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('textStop')
    .select('stoppedAt')
    .where('mobileHash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

export async function stopNumber(tx: Tx, mobileHash: Uint8Array): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('textStop')
    .values({ mobileHash, stoppedAt: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.column('mobileHash').doNothing())
    .returning('mobileHash')
    .executeTakeFirst()
  return row !== undefined
}

export async function startNumber(tx: Tx, hashes: readonly Uint8Array[]): Promise<void> {
  await tables(tx).deleteFrom('textStop').where('mobileHash', 'in', hashes).execute()
}
