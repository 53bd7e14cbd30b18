// The attempts at making a packet. One at a time holds it, and shows that it is alive.
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'
import type { PacketFailure } from '../../rules/packets/packet-parts.ts'
import { tables } from '../tables.generated.ts'
import type { PacketKey, StoredPacket } from './packets.store.ts'

export interface PacketRun extends PacketKey {
  readonly runId: string
}

/** Four missed signs of life. */
const aliveSeconds = 45

/** Begins again from the first document. 'busy' while another attempt is alive, 'over' when there is nothing to do. */
export async function claimPacket(
  tx: Tx,
  { id, firmId, runId }: PacketRun,
): Promise<StoredPacket | 'busy' | 'over'> {
  const packet = await tables(tx)
    .selectFrom('casePacket')
    .select('state')
    .select(
      sql<boolean>`coalesce(seen_at > now() - make_interval(secs => ${aliveSeconds}), false)`.as(
        'isAlive',
      ),
    )
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (packet?.state !== 'waiting' && packet?.state !== 'running') return 'over'
  if (packet.isAlive) return 'busy'
  return tables(tx)
    .updateTable('casePacket')
    .set({ state: 'running', runId, done: 0, failures: toStored([]), seenAt: sql<Date>`now()` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function updateOf(tx: Tx, { id, firmId, runId }: PacketRun) {
  return tables(tx)
    .updateTable('casePacket')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('runId', '=', runId)
    .where('state', '=', 'running')
}

export interface PacketProgress {
  readonly done: number
  readonly failures: readonly PacketFailure[]
}

/** False if the packet was cancelled, or if another attempt has it. */
export async function saveProgress(
  tx: Tx,
  run: PacketRun,
  { done, failures }: PacketProgress,
): Promise<boolean> {
  const row = await updateOf(tx, run)
    .set({ done, failures: toStored(failures), seenAt: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function showAlive(tx: Tx, run: PacketRun): Promise<void> {
  await updateOf(tx, run)
    .set({ seenAt: sql<Date>`now()` })
    .execute()
}

export interface PacketFileRow {
  readonly fileId: string
  readonly name: string
  readonly pages: number
  readonly bytes: number
  readonly sha256: string
  readonly sealedKey: Uint8Array
}

/** False like that of `saveProgress`; the file is then not needed. */
export async function endPacket(tx: Tx, run: PacketRun, file: PacketFileRow): Promise<boolean> {
  const row = await updateOf(tx, run)
    .set({ ...file, state: 'done', endedAt: sql<Date>`portal_now()`, runId: null })
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** For the next attempt, which need not wait. */
export async function releasePacket(tx: Tx, run: PacketRun): Promise<void> {
  await updateOf(tx, run).set({ state: 'waiting', runId: null, seenAt: null }).execute()
}

export async function failPacket(tx: Tx, run: PacketRun): Promise<void> {
  await updateOf(tx, run)
    .set({ state: 'failed', endedAt: sql<Date>`portal_now()`, runId: null })
    .execute()
}

const toStored = (failures: readonly PacketFailure[]) =>
  sql<readonly PacketFailure[]>`${JSON.stringify(failures)}::jsonb`
