import type {
  CasePacket,
  PacketChoices,
  PacketFailureReason,
  PacketObstacle,
  PacketState,
} from '#contract/workspace.generated.ts'
import { toClientPerson } from '#features/cases/server/rows/client-rows.ts'
import { requireCase } from '#features/cases/server/staff/open-case-for-staff.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { getColleague, listColleagues, type Colleagues } from '#features/staff/server/colleagues.ts'
import { calendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Clock } from '#ports/clock.ts'
import type { Db } from '#ports/database.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { categoryNameIn } from '../../rules/category-template/category-words.ts'
import {
  findPacketObstacle,
  sortForPacket,
  type PacketFailure,
  type PacketObstacle as Obstacle,
} from '../../rules/packets/packet-parts.ts'
import type { PacketsDeps } from './deps.ts'
import {
  findPacketCase,
  listAcceptedDocuments,
  type AcceptedDocument,
} from './packet-choices.store.ts'
import { findPacket, listPacketsOfCase, type StoredPacket } from './packets.store.ts'

const maxListed = 10

const obstacles: Readonly<Record<Obstacle, PacketObstacle>> = {
  type: 'TYPE',
  checking: 'CHECKING',
  harmful: 'HARMFUL',
}

const states: Readonly<Record<StoredPacket['state'], PacketState>> = {
  waiting: 'WAITING',
  running: 'RUNNING',
  done: 'DONE',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
}

const reasons: Readonly<Record<PacketFailure['reason'], PacketFailureReason>> = {
  password: 'PASSWORD',
  unreadable: 'UNREADABLE',
  'too-much': 'TOO_MUCH',
  missing: 'MISSING',
  'not-accepted': 'NOT_ACCEPTED',
}

export interface ChosenDocument extends AcceptedDocument {
  readonly obstacle: Obstacle | undefined
}

/** Returns the documents that a packet of the case can have, in its default order. */
export async function listChoices(
  { clock }: { readonly clock: Clock },
  db: Db,
  legalCase: CaseOfFirm,
): Promise<readonly ChosenDocument[]> {
  const facts = await findPacketCase(db, legalCase)
  if (!facts) throw new Error('The case of a packet is not there')
  const documents = await listAcceptedDocuments(db, legalCase)
  const ordered = sortForPacket(
    documents.map((document) => ({
      ...document,
      uploadedOn: calendarDay(document.uploadedAt, facts.timeZone),
    })),
    calendarDay(clock.now(), facts.timeZone),
  )
  return ordered.map((document) => ({ ...document, obstacle: findPacketObstacle(document) }))
}

export function readChoices(
  deps: PacketsDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<PacketChoices> {
  const { firmId, source } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const documents = await listChoices(deps, tx, key)
    return {
      people: (await listPeople(tx, key)).map(toClientPerson),
      documents: documents.map(
        ({ category, templateKey, folder, folderKey, obstacle, ...document }) => ({
          ...document,
          category: categoryNameIn(source.language, { name: category, templateKey }),
          folder:
            folder === null || folderKey === null
              ? null
              : categoryNameIn(source.language, { name: folder, templateKey: folderKey }),
          obstacle: obstacle === undefined ? null : obstacles[obstacle],
        }),
      ),
    }
  })
}

export function readPacketsOfCase(
  deps: PacketsDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<readonly CasePacket[]> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const packets = await listPacketsOfCase(tx, key, maxListed)
    const colleagues = await listColleagues(tx, viewer)
    return packets.map((packet) => toCasePacket(packet, colleagues))
  })
}

/** Undefined for an unknown ID. */
export async function readPacket(
  deps: PacketsDeps,
  { firmId }: StaffViewer,
  id: string,
): Promise<CasePacket | undefined> {
  if (!isUuid(id)) return undefined
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const packet = await findPacket(tx, { id, firmId })
    return packet && toCasePacket(packet, await listColleagues(tx, { firmId }))
  })
}

export function toCasePacket(packet: StoredPacket, colleagues: Colleagues): CasePacket {
  const { id, title, createdAt, done, endedAt, name, pages, bytes } = packet
  return {
    ...{ id, title, createdAt, done, endedAt, name, pages, bytes },
    by: getColleague(colleagues, packet.staffId),
    state: states[packet.state],
    total: packet.documentIds.length,
    failures: packet.failures.map((failure) => ({ ...failure, reason: reasons[failure.reason] })),
  }
}
