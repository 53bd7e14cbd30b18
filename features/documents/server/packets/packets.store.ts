import { sql, type Selectable } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables, type Tables } from '../tables.generated.ts'

export interface PacketKey {
  readonly id: string
  readonly firmId: string
}

export interface NewPacket extends PacketKey, CaseOfFirm {
  readonly key: string
  readonly staffId: string
  readonly title: string
  readonly documentIds: readonly string[]
}

export type StoredPacket = Selectable<Tables['casePacket']>

/** False if there is a packet with this key. */
export async function insertPacket(tx: Tx, packet: NewPacket): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('casePacket')
    .values({ ...packet, documentIds: [...packet.documentIds] })
    .onConflict((conflict) => conflict.columns(['firmId', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function selectOfFirm(db: Db, firmId: string) {
  return tables(db).selectFrom('casePacket').selectAll().where('firmId', '=', firmId)
}

export function findPacket(db: Db, { id, firmId }: PacketKey): Promise<StoredPacket | undefined> {
  return selectOfFirm(db, firmId).where('id', '=', id).executeTakeFirst()
}

export function findPacketByKey(
  db: Db,
  { key, firmId }: { readonly key: string; readonly firmId: string },
): Promise<StoredPacket | undefined> {
  return selectOfFirm(db, firmId).where('key', '=', key).executeTakeFirst()
}

/** Newest first. */
export async function listPacketsOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
  max: number,
): Promise<readonly StoredPacket[]> {
  return selectOfFirm(db, firmId)
    .where('caseId', '=', caseId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}

function updateOf(tx: Tx, { id, firmId }: PacketKey) {
  return tables(tx).updateTable('casePacket').where('firmId', '=', firmId).where('id', '=', id)
}

/** Changes nothing when the packet is over. */
export async function cancelStoredPacket(tx: Tx, key: PacketKey): Promise<void> {
  await updateOf(tx, key)
    .set({ state: 'cancelled', endedAt: sql<Date>`portal_now()`, runId: null })
    .where('state', 'in', ['waiting', 'running'])
    .execute()
}

/** Removes packets that are so old, and returns the IDs of their files. */
export async function deleteOldPackets(
  tx: Tx,
  firmId: string,
  days: number,
): Promise<readonly string[]> {
  const rows = await tables(tx)
    .deleteFrom('casePacket')
    .where('firmId', '=', firmId)
    .where('createdAt', '<', sql<Date>`portal_now() - make_interval(days => ${days})`)
    .returning('fileId')
    .execute()
  return rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
}
