// Alone knows what one upload holds so far; counts what an account and a case hold in all.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { StoredBytes } from '../rules/upload-limits.ts'

type OwnTables = {
  upload_batch: { account_id: string; batch: string; files: number; bytes: number; started_at: Date }
}

/**
 * What is stored for an account and for a case, replaced documents included, with both held until the transaction ends: whoever else adds to one of them
 * waits. What the firm sends is stored for no account. The account is always held first, so that two spouses cannot wait for each other.
 */
export async function lockStorage(tx: Tx, accountId: string | null, caseId: string): Promise<StoredBytes> {
  for (const owner of accountId === null ? [caseId] : [accountId, caseId]) await sql`select pg_advisory_xact_lock(hashtextextended(${`documents-of|${owner}`}, 0))`.execute(tx)
  const { rows } = await sql<StoredBytes>`
    select (select coalesce(sum(bytes), 0) from document where account_id = ${accountId}) as "accountBytes",
      (select coalesce(sum(bytes), 0) from document where case_id = ${caseId}) as "caseBytes"`.execute(tx)
  return rows[0] ?? { accountBytes: 0, caseBytes: 0 }
}

/** What an upload batch holds so far, with its row locked. A batch without a name of its own begins anew after 60 seconds. */
export async function lockBatch(tx: Tx, accountId: string, batch: string, isImplicit: boolean): Promise<{ readonly files: number; readonly bytes: number }> {
  const { rows } = await sql<{ files: number; bytes: number }>`
    insert into upload_batch as b (account_id, batch, files, bytes) values (${accountId}, ${batch}, 0, 0)
    on conflict (account_id, batch) do update set
      files = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then 0 else b.files end,
      bytes = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then 0 else b.bytes end,
      started_at = case when ${isImplicit} and b.started_at < portal_now() - interval '60 seconds' then portal_now() else b.started_at end
    returning files, bytes`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export async function addToBatch(tx: Tx, accountId: string, batch: string, bytes: number): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('upload_batch')
    .set({ files: sql<number>`files + 1`, bytes: sql<number>`bytes + ${bytes}` })
    .where('account_id', '=', accountId)
    .where('batch', '=', batch)
    .execute()
}

export async function sweepBatches(db: Db): Promise<void> {
  await db.withTables<OwnTables>().deleteFrom('upload_batch').where(sql<boolean>`started_at < portal_now() - interval '1 day'`).execute()
}
