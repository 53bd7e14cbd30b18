// The file of a packet for the staff of its firm (spec: review#packet-file).
import type { Readable } from 'node:stream'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { contentDisposition } from '../../rules/files/document-name.ts'
import { problem } from '../../rules/packets/packet-problems.ts'
import type { Download } from '../files/download-document.ts'
import { claimDownloadTurn } from '../files/download-turns.ts'
import { findStoredContent } from '../files/stored-content.ts'
import type { PacketsDeps } from './deps.ts'
import { findPacket } from './packets.store.ts'

/** Foreign, missing and malformed packets get the same error. */
export async function openPacketFile(
  deps: PacketsDeps,
  viewer: StaffViewer,
  packetId: string,
): Promise<Download> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  const packet = isUuid(packetId)
    ? await findPacket(database.db, { id: packetId, firmId })
    : undefined
  if (!packet) throw problem('documents.packet-absent')
  const { fileId, sealedKey, name, bytes, sha256, caseId, title } = packet
  if (fileId === null || sealedKey === null || name === null || bytes === null || sha256 === null)
    throw problem('documents.packet-not-ready')
  const endTurn = claimDownloadTurn(staffId)
  let content: Readable | undefined
  try {
    content = await findStoredContent({ ...deps, database }, { id: fileId, firmId, sealedKey })
    content.once('close', endTurn)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, title, packet: packet.id }
    const entry = { event: 'packet.downloaded', outcome: 'done', object: caseId } as const
    await database.transact((tx) => deps.audit.record({ ...entry, ...actor, details }, tx))
    return {
      bytes,
      contentType: 'application/pdf',
      disposition: contentDisposition(name),
      digest: Buffer.from(sha256, 'hex').toString('base64'),
      content,
    }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}
