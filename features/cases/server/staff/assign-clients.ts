import { lockStaffMember } from '#features/firm/server/staff-members.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { setAssignment, type Assignment } from './assignments.store.ts'
import { notifyOfAssignment } from '../notify-staff.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { listCaseFactsOf } from './open-case-for-staff.ts'
import { readSelection } from './selected-cases.ts'

/** The emails of more assignments wait for the digest. */
const maxMailedAtOnce = 3

export interface AssignClientsInput extends Assignment {
  readonly caseIds: readonly string[]
}

/** Returns how many cases changed. Unknown cases are left out, unless all are unknown. */
export async function assignClients(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { caseIds: selected, attorneyId, paralegalId }: AssignClientsInput,
): Promise<number> {
  requirePermission(deps, viewer, 'assign-clients')
  if (attorneyId === undefined && paralegalId === undefined) throw problem('clients.nobody-chosen')
  const caseIds = readSelection(selected)
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    if (attorneyId !== undefined) await checkAttorney(tx, firmId, attorneyId)
    if (paralegalId !== undefined) await checkColleague(tx, firmId, paralegalId)
    const changed = await setAssignment(tx, firmId, caseIds, {
      ...(attorneyId !== undefined && { attorneyId }),
      ...(paralegalId !== undefined && { paralegalId }),
    })
    const keys = caseIds.map((caseId) => ({ caseId, firmId }))
    if (changed.length === 0 && (await listCaseFactsOf(tx, keys)).length === 0)
      throw problem('clients.no-such-case')
    const actor = getStaffActor(viewer)
    const people = {
      ...(attorneyId !== undefined && { attorneyId }),
      ...(paralegalId !== undefined && { paralegalId }),
    }
    for (const object of changed) {
      const details = { ...actor.details, ...people }
      await deps.audit.record(
        { event: 'case.assigned', outcome: 'done', ...actor, object, details },
        tx,
      )
    }
    const staffIds = [attorneyId, paralegalId].filter((staffId) => staffId !== undefined)
    const isMailedLater = changed.length > maxMailedAtOnce
    for (const caseId of changed) {
      const assignment = { staffIds, actorId: viewer.staffId, isMailedLater }
      await notifyOfAssignment(deps, tx, { caseId, firmId }, assignment)
    }
    return changed.length
  })
}

/** An administrator may lead a case as well: in a small firm, the attorney is the administrator. */
export async function checkAttorney(tx: FirmTx, firmId: string, staffId: string): Promise<void> {
  const member = await findActive(tx, firmId, staffId)
  if (!member || member.role === 'paralegal') throw problem('clients.not-an-attorney')
}

export async function checkColleague(tx: FirmTx, firmId: string, staffId: string): Promise<void> {
  if (!(await findActive(tx, firmId, staffId))) throw problem('clients.no-such-colleague')
}

async function findActive(tx: FirmTx, firmId: string, staffId: string) {
  const member = isUuid(staffId) ? await lockStaffMember(tx, { firmId, staffId }) : undefined
  return member?.disabledAt === null ? member : undefined
}
