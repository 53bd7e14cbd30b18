import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

interface PacketPlace {
  readonly firmId: string
  readonly staffId: string
  readonly caseId: string
  /** A document of the case that stays as it is. */
  readonly documentId: string
}

export interface PacketRows {
  readonly packetId: string
  /** A document that can be part of a packet. */
  readonly acceptedId: string
}

/** An accepted document without a stored file, and a packet of it that waits. */
export async function createPacketRows(
  app: TestApp,
  { firmId, staffId, caseId, documentId }: PacketPlace,
): Promise<PacketRows> {
  const [packetId, acceptedId] = [app.deps.ids.rowId(), app.deps.ids.rowId()]
  await sql`
    insert into document (id, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, status, scan_state, sealed_key)
    select ${acceptedId}, firm_id, case_id, category_id, account_id, name, mime_type, bytes, sha256, 'Accepted', scan_state, sealed_key
    from document where id = ${documentId}`.execute(app.owner.db)
  await sql`
    insert into case_packet (firm_id, id, case_id, key, staff_id, title, document_ids)
    values (${firmId}, ${packetId}, ${caseId}, ${packetId}, ${staffId}, 'Packet', array[${acceptedId}]::uuid[])`.execute(
    app.owner.db,
  )
  return { packetId, acceptedId }
}
