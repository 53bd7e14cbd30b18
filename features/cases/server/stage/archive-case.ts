// How staff put an ended case away (spec: workspace#archive).
import type { CaseArchive } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { findMatterStatus } from '../status/matter-status.store.ts'
import { getClientRows, getListContext } from '../rows/client-rows.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase, type StaffCaseKey } from '../staff/open-case-for-staff.ts'
import { findArchive, setArchived } from './archive.store.ts'
import { getColleague, listColleagues } from '#features/staff/server/colleagues.ts'

/** Null while the case is not in the archive. */
export async function readArchive(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseArchive | null> {
  return deps.workspaceDatabase
    .forFirm(viewer.firmId)
    .transact(async (tx) => read(deps, tx, await requireCase(tx, viewer, caseId)))
}

/** Does nothing to a case that a colleague has archived. */
export async function archiveCase(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseArchive | null> {
  return change(deps, viewer, caseId, 'case.archived', async (tx, key) => {
    const record = await findMatterStatus(tx, key)
    if (record?.status !== 'Complete') throw problem('cases.archive-open-case')
    return setArchived(tx, key, { staffId: viewer.staffId, duplicateOf: null })
  })
}

/** Does nothing to a case that is not in the archive. */
export async function restoreCase(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<CaseArchive | null> {
  return change(deps, viewer, caseId, 'case.restored', (tx, key) => setArchived(tx, key, null))
}

async function change(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  caseId: string,
  event: AuditEventName,
  act: (tx: FirmTx, key: StaffCaseKey) => Promise<boolean>,
): Promise<CaseArchive | null> {
  requirePermission(deps, viewer, 'close-case')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    if (await act(tx, key))
      await deps.audit.record(
        { event, outcome: 'done', ...getStaffActor(viewer), object: key.caseId },
        tx,
      )
    return read(deps, tx, key)
  })
}

async function read(
  deps: WorkspaceDeps,
  tx: FirmTx,
  key: StaffCaseKey,
): Promise<CaseArchive | null> {
  const archive = await findArchive(tx, key)
  if (!archive) return null
  const { at, staffId, duplicateOf } = archive
  const [target] =
    duplicateOf === null
      ? []
      : await getClientRows(tx, await getListContext(tx, deps, key.firmId), [duplicateOf])
  return {
    at,
    by: getColleague(await listColleagues(tx, key), staffId),
    duplicateOf: target ?? null,
  }
}
