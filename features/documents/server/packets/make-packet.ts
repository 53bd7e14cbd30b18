import type { CasePacket } from '#contract/workspace.generated.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listColleagues } from '#features/staff/server/colleagues.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { oneLine } from '#lib/text.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { findPacketProblem } from '../../rules/packets/packet-limits.ts'
import { problem } from '../../rules/packets/packet-problems.ts'
import type { PacketsDeps } from './deps.ts'
import {
  cancelStoredPacket,
  findPacket,
  findPacketByKey,
  insertPacket,
  type StoredPacket,
} from './packets.store.ts'
import { listChoices, toCasePacket } from './read-packets.ts'

export const packetQueue = 'make-packet'

export interface MakePacketInput {
  readonly caseId: string
  readonly key: string
  readonly title: string
  readonly documentIds: readonly string[]
}

/** The job begins when the transaction commits. */
export function makePacket(
  deps: PacketsDeps,
  viewer: StaffViewer,
  input: MakePacketInput,
): Promise<CasePacket> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const { caseId } = await requireCase(tx, viewer, input.caseId)
    if (!isUuid(input.key)) throw problem('documents.packet-absent')
    const key = input.key.toLowerCase()
    const earlier = await findPacketByKey(tx, { key, firmId })
    if (earlier) return describe(tx, earlier)
    const documentIds = await readChosen(deps, tx, { caseId, firmId }, input)
    const id = deps.ids.rowId()
    const title = oneLine(input.title)
    if (await insertPacket(tx, { ...{ id, firmId, caseId, key, staffId }, title, documentIds }))
      await deps.jobs.enqueue(tx, packetQueue, { id, firmId })
    const packet = await findPacketByKey(tx, { key, firmId })
    if (!packet) throw new Error('A packet was not stored')
    return describe(tx, packet)
  })
}

/** The IDs in the order of the input, each once. Refuses what cannot be part of the packet. */
async function readChosen(
  deps: PacketsDeps,
  tx: FirmTx,
  legalCase: { readonly caseId: string; readonly firmId: string },
  { title, documentIds }: MakePacketInput,
): Promise<readonly string[]> {
  const choices = new Map(
    (await listChoices(deps, tx, legalCase)).map((document) => [document.id, document]),
  )
  const chosen = [...new Set(documentIds.map((id) => id.toLowerCase()))].map((id) => {
    const document = choices.get(id)
    if (!document || document.obstacle !== undefined) throw problem('documents.packet-not-accepted')
    return document
  })
  const finding = findPacketProblem(title, chosen)
  if (finding) throw problem(finding.code, finding.params)
  return chosen.map(({ id }) => id)
}

export function cancelPacket(
  deps: PacketsDeps,
  viewer: StaffViewer,
  id: string,
): Promise<CasePacket> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { id, firmId }
    if (isUuid(id)) await cancelStoredPacket(tx, key)
    const packet = isUuid(id) ? await findPacket(tx, key) : undefined
    if (!packet) throw problem('documents.packet-absent')
    return describe(tx, packet)
  })
}

async function describe(tx: FirmTx, packet: StoredPacket): Promise<CasePacket> {
  return toCasePacket(packet, await listColleagues(tx, packet))
}
