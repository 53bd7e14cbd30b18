// Finds the files of packets of any firm by their IDs alone: stored files name no firm.
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { FileRow } from './files.store.ts'
import { tables } from '../tables.generated.ts'

/** Returns the rows after this ID, sorted by ID. Marks about `samplePercent` percent as sampled. */
export async function packetFileRowsAfter(
  db: Db,
  afterId: string,
  max: number,
  samplePercent: number,
): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select
      file_id as id,
      firm_id,
      case_id,
      bytes,
      sha256,
      sealed_key,
      'unscanned' as scan_state,
      random() * 100 < ${samplePercent} as is_sampled
    from case_packet
    where file_id > ${afterId}
    order by file_id
    limit ${max}`.execute(db)
  return rows
}

/** Returns the given IDs that are files of packets. */
export async function existingPacketFiles(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db)
    .selectFrom('casePacket')
    .select('fileId')
    .where('fileId', 'in', ids)
    .execute()
  return new Set(rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])))
}
