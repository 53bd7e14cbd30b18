import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { ClientActive } from './summary/client-activity.ts'
import type { CaseChanged } from './summary/summary-facts.ts'

export interface CasesDeps {
  readonly database: Database
  readonly ids: Ids
  readonly clock: Clock
  readonly audit: Audit
  readonly outbox: Outbox
  readonly caseChanged: CaseChanged
  readonly clientActive: ClientActive
}
