import { outdated, type Problem } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { FirmTx } from '#ports/database.ts'
import type { StaffDeps } from '../deps.ts'
import { requirePermission } from '../require-permission.ts'

export interface FirmSettingChange<Stored, Current extends object> {
  readonly event: AuditEventName
  readonly details?: Readonly<Record<string, string | number>>
  /** Returns what to store. Throws for input that is not allowed. */
  readonly check: () => Stored
  /** Returns false if a colleague saved another version first. */
  readonly save: (tx: FirmTx, stored: Stored) => Promise<boolean>
  /** The fields of the result that show the setting. */
  readonly read: (tx: FirmTx) => Promise<Current>
  /** Says that a colleague was first. */
  readonly refusal: () => Problem
}

/** Changes a setting of the firm, which administrators may, and returns what is saved now. */
export function changeFirmSetting<Stored, Current extends object>(
  deps: Pick<StaffDeps, 'audit' | 'clock' | 'workspaceDatabase'>,
  viewer: StaffViewer,
  { event, details, check, save, read, refusal }: FirmSettingChange<Stored, Current>,
): Promise<Current & { readonly success: true }> {
  requirePermission(deps, viewer, 'firm-settings')
  const stored = check()
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    if (!(await save(tx, stored))) throw outdated(refusal(), await read(tx))
    const actor = getStaffActor(viewer)
    await deps.audit.record(
      {
        ...{ event, outcome: 'done', object: firmId },
        ...actor,
        details: { ...actor.details, ...details },
      },
      tx,
    )
    return { success: true, ...(await read(tx)) }
  })
}
