import type { WorkspaceDatabase } from '#features/staff/server/deps.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Limits } from '#ports/limits.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Dependencies of the firm's reading of a questionnaire. `database` is that of the portal. */
export interface IntakeDeps extends QuestionnaireDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly limits: Limits
}

/** For the acts of the firm: they see the rows of the viewer's firm only. */
export function toFirmDeps(deps: IntakeDeps, { firmId }: StaffViewer): QuestionnaireDeps {
  return { ...deps, database: deps.workspaceDatabase.forFirm(firmId) }
}
