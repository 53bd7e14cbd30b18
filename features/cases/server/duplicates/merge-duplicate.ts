// Cases that were created twice (spec: workspace#duplicates).
import type { SimilarClient } from '#contract/workspace.generated.ts'
import type { ParticipantKey } from '../participants/participants.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx, Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { findMatterStatus } from '../status/matter-status.store.ts'
import { getListContext } from '../rows/client-rows.ts'
import { requireCase, type StaffCaseKey } from '../staff/open-case-for-staff.ts'
import { lockCaseDays } from '../dates/key-dates.store.ts'
import { listPeople } from '../participants/participants.ts'
import { findArchive, setArchived } from '../stage/archive.store.ts'
import type { StageDeps } from '../stage/change-stage.ts'
import { changeStatus } from '../stage/change-status.ts'
import { findSimilarClients } from './similar-clients.ts'

export interface DuplicatesDeps extends StageDeps {
  /** The link of the person stops working. */
  readonly endInvitation: (tx: Tx, person: ParticipantKey) => Promise<void>
  /** Moves rows of the duplicate to the other case, such as its notes and tasks. */
  readonly moveToCase: (tx: FirmTx, duplicate: StaffCaseKey, toCaseId: string) => Promise<void>
}

export async function listSimilarCases(
  deps: DuplicatesDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<readonly SimilarClient[]> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const context = await getListContext(tx, deps, viewer.firmId)
    const similar = await findSimilarClients(tx, context, await listPeople(tx, key))
    return similar.filter(({ client }) => client.id !== key.caseId)
  })
}

export interface MergeInput {
  readonly caseId: string
  readonly intoCaseId: string
}

/** A repeated request does nothing more. */
export async function mergeDuplicate(
  deps: DuplicatesDeps,
  viewer: StaffViewer,
  { caseId, intoCaseId }: MergeInput,
): Promise<void> {
  requirePermission(deps, viewer, 'close-case')
  const database = deps.workspaceDatabase.forFirm(viewer.firmId)
  await database.transact(async (tx) => {
    const duplicate = await requireCase(tx, viewer, caseId)
    const target = await requireCase(tx, viewer, intoCaseId)
    // In one order, so that two colleagues who merge the same two cases do not wait for each other.
    for (const key of [duplicate, target].toSorted((a, b) => (a.caseId < b.caseId ? -1 : 1)))
      await lockCaseDays(tx, key)
    if ((await findArchive(tx, duplicate))?.duplicateOf === target.caseId) return
    // Waits for a client who is joining by the link, whom the next reading then finds.
    for (const { id: participantId, firmId } of await listPeople(tx, duplicate))
      await deps.endInvitation(tx, { participantId, firmId })
    await refuse(tx, { duplicate, target, people: await listPeople(tx, duplicate) })
    await deps.moveToCase(tx, duplicate, target.caseId)
    await changeStatus({ ...deps, database }, tx, {
      ...{ ...duplicate, staffId: viewer.staffId, status: 'Complete', outcome: 'withdrawn' },
      ...{ isConfirmed: true, isWithoutTasks: true },
    })
    await setArchived(tx, duplicate, { staffId: viewer.staffId, duplicateOf: target.caseId })
    await record(deps, tx, viewer, { event: 'case.merged', object: duplicate, counterpart: target })
    await record(deps, tx, viewer, {
      event: 'case.duplicate-merged',
      object: target,
      counterpart: duplicate,
    })
    await deps.caseChanged(tx, target, { staffId: viewer.staffId })
  })
}

interface Merge {
  readonly duplicate: StaffCaseKey
  readonly target: StaffCaseKey
  /** Of the duplicate. */
  readonly people: readonly ParticipantRecord[]
}

/** Nothing that a client or the court has seen may end as a duplicate. */
async function refuse(tx: FirmTx, { duplicate, target, people }: Merge): Promise<void> {
  if (duplicate.caseId === target.caseId) throw problem('cases.merge-same-case')
  const status = await findMatterStatus(tx, duplicate)
  if (status?.status !== 'Pre-Filing') throw problem('cases.merge-late')
  const joined = people.find(({ accountId }) => accountId !== null)
  if (joined) throw problem('cases.merge-in-use', { name: joined.givenName })
  if (await findArchive(tx, target)) throw problem('cases.merge-into-archive')
}

async function record(
  deps: DuplicatesDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  {
    event,
    object,
    counterpart,
  }: {
    readonly event: AuditEventName
    readonly object: StaffCaseKey
    readonly counterpart: StaffCaseKey
  },
): Promise<void> {
  const actor = getStaffActor(viewer)
  const title = (await listPeople(tx, counterpart))
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`)
    .join(', ')
  const details = { ...actor.details, title, counterpart: counterpart.caseId }
  await deps.audit.record({ event, outcome: 'done', ...actor, object: object.caseId, details }, tx)
}
