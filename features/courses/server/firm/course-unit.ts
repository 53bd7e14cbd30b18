// The key of the firm at the order service, without which nothing can be ordered.
import { findUnitKey, setUnitKey } from '#features/firm/server/set-unit-key.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { outdated } from '#lib/problem.ts'
import { plainCode } from '#lib/text.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { maxClientCode, problem } from '../../rules/firm-problems.ts'

export function readCourseUnit(
  deps: WorkspaceDeps,
  { firmId }: StaffViewer,
): Promise<string | null> {
  return findUnitKey(deps.workspaceDatabase.forFirm(firmId).db, firmId)
}

export async function setCourseUnit(
  deps: WorkspaceDeps,
  viewer: StaffViewer,
  input: { readonly seen?: string | null; readonly unitKey: string },
): Promise<string | null> {
  requirePermission(deps, viewer, 'firm-settings')
  const { firmId } = viewer
  const typed = plainCode(input.unitKey)
  if ([...typed].length > maxClientCode)
    throw problem('courses.code-too-long', { max: maxClientCode })
  const unitKey = typed === '' ? null : typed
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const change = { firmId, unitKey, seen: input.seen ?? null, actor: getStaffActor(viewer) }
    if (!(await setUnitKey(deps, tx, change)))
      throw outdated(problem('courses.unit-changed'), { unitKey: await findUnitKey(tx, firmId) })
    return unitKey
  })
}
