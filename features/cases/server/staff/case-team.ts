// Who works on a case, and its office (spec: workspace#case-team).
import type { CaseTeam } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { notifyOfAssignment } from '../notify-staff.ts'
import { checkAttorney, checkColleague } from './assign-clients.ts'
import {
  findTeam,
  isOfficeOfFirm,
  lockTeam,
  saveTeam,
  type CaseTeamRow,
} from './case-team.store.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase } from './open-case-for-staff.ts'

export interface ChangeTeamInput {
  readonly caseId: string
  /** The team that the person saw. */
  readonly seen: CaseTeamRow
  readonly change: CaseTeamRow
}

export async function readTeam(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseTeam> {
  return deps.workspaceDatabase
    .forFirm(viewer.firmId)
    .transact(async (tx) => getTeam(await findTeam(tx, await requireCase(tx, viewer, caseId))))
}

export async function changeTeam(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  { caseId, seen, change }: ChangeTeamInput,
): Promise<CaseTeamRow> {
  requirePermission(deps, viewer, 'assign-clients')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const before = getTeam(await lockTeam(tx, key))
    if (!isSame(seen, before)) throw outdated(problem('clients.team-changed'), { team: before })
    if (isSame(change, before)) return before
    await checkChange(tx, key, before, change)
    await saveTeam(tx, key, change)
    await recordChange(deps, tx, viewer, key, { before, change })
    const staffIds = listPeople(change).filter((id) => !listPeople(before).includes(id))
    if (staffIds.length > 0)
      await notifyOfAssignment(deps, tx, key, { staffIds, actorId: viewer.staffId })
    return change
  })
}

/** People who have left may stay at a case, but are not chosen again. */
async function checkChange(
  tx: FirmTx,
  { firmId }: CaseOfFirm,
  before: CaseTeamRow,
  { attorneyId, paralegalId, officeId }: CaseTeamRow,
): Promise<void> {
  if (attorneyId !== before.attorneyId) await checkAttorney(tx, firmId, attorneyId)
  if (paralegalId !== null && paralegalId !== before.paralegalId)
    await checkColleague(tx, firmId, paralegalId)
  if (officeId !== before.officeId && !(await isKnownOffice(tx, firmId, officeId)))
    throw problem('clients.no-such-office')
}

async function isKnownOffice(tx: FirmTx, firmId: string, officeId: string): Promise<boolean> {
  return isUuid(officeId) && (await isOfficeOfFirm(tx, firmId, officeId))
}

async function recordChange(
  { audit }: WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  { caseId: object }: CaseOfFirm,
  { before, change }: { readonly before: CaseTeamRow; readonly change: CaseTeamRow },
): Promise<void> {
  const { attorneyId, paralegalId, officeId } = change
  const actor = getStaffActor(viewer)
  const entry = { outcome: 'done', ...actor, object } as const
  if (attorneyId !== before.attorneyId || paralegalId !== before.paralegalId) {
    const details = { ...actor.details, attorneyId, ...(paralegalId !== null && { paralegalId }) }
    await audit.record({ ...entry, event: 'case.assigned', details }, tx)
  }
  if (officeId !== before.officeId) {
    const details = { ...actor.details, officeId }
    await audit.record({ ...entry, event: 'case.office-changed', details }, tx)
  }
}

function getTeam(team: CaseTeamRow | undefined): CaseTeamRow {
  if (!team) throw problem('clients.no-such-case')
  return team
}

function listPeople({ attorneyId, paralegalId }: CaseTeamRow): readonly string[] {
  return paralegalId === null ? [attorneyId] : [attorneyId, paralegalId]
}

function isSame(a: CaseTeamRow, b: CaseTeamRow): boolean {
  return (
    a.attorneyId === b.attorneyId && a.paralegalId === b.paralegalId && a.officeId === b.officeId
  )
}
