import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import type { Audit } from '#ports/audit.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { WorkspaceDatabase } from './deps.ts'

/** Dependencies of most use cases of the workspace. */
export interface WorkspaceDeps extends StaffNoticeDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly audit: Audit
  readonly jobs: Jobs
  readonly secrets: Secrets
}
