import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { StoredBytes } from '../../rules/upload-limits.ts'
import { tables } from '../tables.generated.ts'

/**
 * Locks the account first, so that spouses cannot deadlock. The firm's documents do not count. An
 * account has one quota for its cases at all firms.
 */
export async function lockStorage(
  tx: Tx,
  accountId: string | null,
  { caseId, firmId }: CaseOfFirm,
): Promise<StoredBytes> {
  for (const owner of accountId === null ? [caseId] : [accountId, caseId]) {
    const key = `documents-of|${owner}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  }
  const firmsOfAccount = sql`
    select p.firm_id
    from participant_facts p
    where p.account_id = ${accountId}`
  const { rows } = await sql<StoredBytes>`
    select
      (
        select coalesce(sum(bytes), 0)
        from document
        where firm_id = any(array(${firmsOfAccount}))
          and account_id = ${accountId}
      ) as account_bytes,
      (
        select coalesce(sum(bytes), 0)
        from document
        where firm_id = ${firmId}
          and case_id = ${caseId}
      ) as case_bytes`.execute(tx)
  return rows[0] ?? { accountBytes: 0, caseBytes: 0 }
}

/** Locks a batch and returns its total so far. A batch without an ID restarts after 60 seconds. */
export async function lockBatch(
  tx: Tx,
  accountId: string,
  batch: string,
  isImplicit: boolean,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const restarts = sql`${isImplicit} and b.started_at < portal_now() - interval '60 seconds'`
  const { rows } = await sql<{ files: number; bytes: number }>`
    insert into upload_batch as b (account_id, batch, files, bytes)
    values (${accountId}, ${batch}, 0, 0)
    on conflict (account_id, batch) do update
    set
      files = case when ${restarts} then 0 else b.files end,
      bytes = case when ${restarts} then 0 else b.bytes end,
      started_at = case when ${restarts} then portal_now() else b.started_at end
    returning files, bytes`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

export async function addToBatch(
  tx: Tx,
  accountId: string,
  batch: string,
  bytes: number,
): Promise<void> {
  await tables(tx)
    .updateTable('uploadBatch')
    .set({ files: sql<number>`files + 1`, bytes: sql<number>`bytes + ${bytes}` })
    .where('accountId', '=', accountId)
    .where('batch', '=', batch)
    .execute()
}

export async function sweepBatches(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('uploadBatch')
    .where(sql<boolean>`started_at < portal_now() - interval '1 day'`)
    .execute()
}

export interface UploadSlot {
  readonly accountId: string
  readonly number: number
  /** Unique per upload. After its lease has expired, it cannot free the slot of its successor. */
  readonly holder: string
}

/** Returns false when another upload holds the slot. */
export async function claimUploadSlot(
  db: Db,
  { accountId, number, holder }: UploadSlot,
  leaseSeconds: number,
): Promise<boolean> {
  const expiresAt = sql`now() + make_interval(secs => ${leaseSeconds})`
  const { rows } = await sql`
    insert into upload_slot as s (account_id, slot, holder, expires_at)
    values (${accountId}::uuid, ${number}::smallint, ${holder}::uuid, ${expiresAt})
    on conflict (account_id, slot) do update
    set
      holder = excluded.holder,
      expires_at = excluded.expires_at
    where s.expires_at <= now()
    returning slot`.execute(db)
  return rows.length > 0
}

/** Returns false when the lease had expired and another upload has taken the slot. */
export async function renewUploadSlot(
  db: Db,
  slot: UploadSlot,
  leaseSeconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('uploadSlot')
    .set({ expiresAt: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('accountId', '=', slot.accountId)
    .where('slot', '=', slot.number)
    .where('holder', '=', slot.holder)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function freeUploadSlot(
  db: Db,
  { accountId, number, holder }: UploadSlot,
): Promise<void> {
  await tables(db)
    .deleteFrom('uploadSlot')
    .where('accountId', '=', accountId)
    .where('slot', '=', number)
    .where('holder', '=', holder)
    .execute()
}

/** Removes the slots of killed processes. */
export async function sweepUploadSlots(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('uploadSlot')
    .where(sql<boolean>`expires_at < now()`)
    .execute()
}
