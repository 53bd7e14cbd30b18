import type { Audit } from '#ports/audit.ts'
import type { StaffNoticeDeps } from '#features/notifications/server/staff/deps.ts'
import type { Database } from '#ports/database.ts'
import type { ClientActive } from './summary/client-activity.ts'
import type { CaseChanged } from './summary-facts.ts'

export interface CasesDeps extends StaffNoticeDeps {
  readonly database: Database
  readonly audit: Audit
  readonly caseChanged: CaseChanged
  readonly clientActive: ClientActive
}
