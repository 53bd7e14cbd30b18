import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { AssistedChannel } from '../../rules/assisted-change.ts'
import { tables } from '../tables.generated.ts'

export interface AssistedChange {
  readonly id: string
  readonly accountId: string
  readonly channel: AssistedChannel
  readonly value: string
  readonly authVersion: number
  readonly effectiveAt: Date
}

const columns = ['id', 'accountId', 'channel', 'value', 'authVersion', 'effectiveAt'] as const

function selectOpen(db: Db) {
  return tables(db)
    .selectFrom('assistedChange')
    .select(columns)
    .where('appliedAt', 'is', null)
    .where('endedAt', 'is', null)
}

/** The caller has locked the account and has ended an earlier change. */
export async function insertAssistedChange(
  tx: Tx,
  change: Omit<AssistedChange, 'effectiveAt'>,
  hours: number,
): Promise<void> {
  await tables(tx)
    .insertInto('assistedChange')
    .values({
      ...change,
      effectiveAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(hours)})`,
    })
    .execute()
}

export async function findOpenChange(
  db: Db,
  accountId: string,
): Promise<AssistedChange | undefined> {
  return selectOpen(db).where('accountId', '=', accountId).executeTakeFirst()
}

/** Oldest first. */
export async function listDueChanges(db: Db, max: number): Promise<readonly AssistedChange[]> {
  return selectOpen(db)
    .where('effectiveAt', '<=', sql<Date>`portal_now()`)
    .orderBy('effectiveAt')
    .limit(max)
    .execute()
}

/** Returns false when nothing was open. */
export async function endOpenChange(tx: Tx, accountId: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('assistedChange')
    .set({ endedAt: sql<Date>`portal_now()` })
    .where('accountId', '=', accountId)
    .where('appliedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false when another process has applied or ended it. */
export async function markApplied(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('assistedChange')
    .set({ appliedAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The last change that took effect. */
export async function findLastApplied(
  db: Db,
  accountId: string,
): Promise<{ readonly channel: AssistedChannel; readonly at: Date } | undefined> {
  const row = await tables(db)
    .selectFrom('assistedChange')
    .select(['channel', 'appliedAt'])
    .where('accountId', '=', accountId)
    .where('appliedAt', 'is not', null)
    .orderBy('appliedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.appliedAt ? { channel: row.channel, at: row.appliedAt } : undefined
}
