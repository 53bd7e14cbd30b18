import type { WorkspaceDatabase } from '#features/staff/server/deps.ts'
import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Outbox } from '#ports/outbox.ts'

/** What the cases need for the staff of a firm. */
export interface ClientsDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly clock: Clock
  readonly ids: Ids
  readonly audit: Audit
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly publicUrl: string
}
