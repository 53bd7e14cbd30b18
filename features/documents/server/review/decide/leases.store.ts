// Leases: a person is looking at a document (spec: review#lease).
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { tables } from '../../tables.generated.ts'

/** Two minutes after the last sign of life, a lease has ended. `seenAt` is its column. */
export function leaseIsAlive(seenAt: string) {
  return sql<boolean>`${sql.ref(seenAt)} > portal_now() - interval '2 minutes'`
}

const isAlive = leaseIsAlive('seen_at')

export interface Lease {
  readonly documentId: string
  readonly staffId: string
}

/** Returns leases of other people that have not ended. */
export async function listLeases(
  db: Db,
  { firmId, staffId }: { readonly firmId: string; readonly staffId: string },
): Promise<readonly Lease[]> {
  return tables(db)
    .selectFrom('reviewLease')
    .select(['documentId', 'staffId'])
    .where('firmId', '=', firmId)
    .where('staffId', '<>', staffId)
    .where(isAlive)
    .orderBy('documentId')
    .execute()
}

/** The person of the firm who is looking at the document now. */
export async function findHolder(db: Db, { id, firmId }: DocumentKey): Promise<string | undefined> {
  const lease = await tables(db)
    .selectFrom('reviewLease')
    .select('staffId')
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
    .where(isAlive)
    .executeTakeFirst()
  return lease?.staffId
}

/** Begins or renews a lease. A person looks at one document at a time. */
export async function putLease(
  tx: Tx,
  { firmId, documentId, staffId }: Lease & { readonly firmId: string },
): Promise<void> {
  const now = sql<Date>`portal_now()`
  await tables(tx)
    .deleteFrom('reviewLease')
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .where('documentId', '<>', documentId)
    .execute()
  await tables(tx)
    .insertInto('reviewLease')
    .values({ firmId, documentId, staffId, seenAt: now })
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'documentId']).doUpdateSet({ staffId, seenAt: now }),
    )
    .execute()
}

export async function dropLease(
  tx: Tx,
  { firmId, documentId, staffId }: Lease & { readonly firmId: string },
): Promise<void> {
  await tables(tx)
    .deleteFrom('reviewLease')
    .where('firmId', '=', firmId)
    .where('documentId', '=', documentId)
    .where('staffId', '=', staffId)
    .execute()
}
