import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import type { WorkspaceDatabase } from '#features/staff/server/deps.ts'
import type { Audit } from '#ports/audit.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Secrets } from '#ports/secrets.ts'

/** What the cases need for the staff of a firm. */
export interface ClientsDeps extends StaffNoticeDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly audit: Audit
  readonly jobs: Jobs
  readonly secrets: Secrets
}
