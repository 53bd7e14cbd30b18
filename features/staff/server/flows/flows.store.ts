import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { maxWrongCodes } from '../../rules/lockout.ts'
import { flowMinutes } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

export interface FlowRecord {
  readonly tokenHash: Uint8Array
  readonly staffIds: readonly string[]
  /** The version of each login when its password was right. */
  readonly authVersions: readonly number[]
  readonly provenIds: readonly string[]
  readonly chosenStaffId: string | null
}

export async function insertFlow(
  db: Db,
  flow: Pick<FlowRecord, 'tokenHash' | 'staffIds' | 'authVersions'>,
): Promise<void> {
  await tables(db)
    .insertInto('staffFlow')
    .values({
      ...flow,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(flowMinutes)})`,
    })
    .execute()
}

function selectFlow(db: Db, tokenHash: Uint8Array) {
  return tables(db)
    .selectFrom('staffFlow')
    .select(['tokenHash', 'staffIds', 'authVersions', 'provenIds', 'chosenStaffId'])
    .where('tokenHash', '=', tokenHash)
    .where('failures', '<', maxWrongCodes)
    .where(sql<boolean>`expires_at > portal_now()`)
}

export async function findFlow(db: Db, tokenHash: Uint8Array): Promise<FlowRecord | undefined> {
  return selectFlow(db, tokenHash).executeTakeFirst()
}

/** Locks the flow, so that its codes are checked one after the other. */
export async function lockFlow(tx: Tx, tokenHash: Uint8Array): Promise<FlowRecord | undefined> {
  return selectFlow(tx, tokenHash).forUpdate().executeTakeFirst()
}

/** Returns the number of wrong codes so far. */
export async function countWrongCode(tx: Tx, tokenHash: Uint8Array): Promise<number> {
  const { failures } = await tables(tx)
    .updateTable('staffFlow')
    .set({ failures: sql<number>`failures + 1` })
    .where('tokenHash', '=', tokenHash)
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

export async function markProven(
  tx: Tx,
  tokenHash: Uint8Array,
  staffIds: readonly string[],
): Promise<void> {
  await tables(tx)
    .updateTable('staffFlow')
    .set({ provenIds: sql<readonly string[]>`proven_ids || ${staffIds}::uuid[]` })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function chooseLogin(db: Db, tokenHash: Uint8Array, staffId: string): Promise<void> {
  await tables(db)
    .updateTable('staffFlow')
    .set({ chosenStaffId: staffId })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Returns false if the flow has ended: it opens one session. */
export async function deleteFlow(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('staffFlow')
    .where('tokenHash', '=', tokenHash)
    .where('failures', '<', maxWrongCodes)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function sweepFlows(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffFlow')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
