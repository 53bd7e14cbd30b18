import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Secrets } from '#ports/secrets.ts'

export interface VerificationDeps {
  readonly database: Database
  readonly ids: Ids
  readonly secrets: Secrets
}
