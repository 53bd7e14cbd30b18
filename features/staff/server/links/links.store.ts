import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { linkMinutes, type LinkKind } from '../../rules/links.ts'
import { tables } from '../tables.generated.ts'

export interface LinkRecord {
  readonly staffId: string
  readonly firmId: string
}

export async function insertLink(
  tx: Tx,
  tokenHash: Uint8Array,
  kind: LinkKind,
  { staffId, firmId }: LinkRecord,
): Promise<void> {
  await tables(tx)
    .insertInto('staffLink')
    .values({
      tokenHash,
      staffId,
      firmId,
      kind,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(linkMinutes[kind])})`,
    })
    .execute()
}

export async function findLink(
  db: Db,
  tokenHash: Uint8Array,
  kind: LinkKind,
): Promise<LinkRecord | undefined> {
  return tables(db)
    .selectFrom('staffLink')
    .select(['staffId', 'firmId'])
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

/** Returns false if the link was used, has expired, or ended with the password it was for. */
export async function spendLink(tx: Tx, tokenHash: Uint8Array, kind: LinkKind): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('staffLink')
    .where('tokenHash', '=', tokenHash)
    .where('kind', '=', kind)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteLinks(tx: Tx, staffId: string, kinds: readonly LinkKind[]) {
  await tables(tx)
    .deleteFrom('staffLink')
    .where('staffId', '=', staffId)
    .where('kind', 'in', kinds)
    .execute()
}

export async function sweepLinks(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffLink')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
