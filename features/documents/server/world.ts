// The ports that documents use, and the question that leads upward.
import type { CasesWorld } from '#features/cases/server/world.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'

export interface DocumentsWorld extends CasesWorld {
  readonly vault: FileVault
  readonly scanner: VirusScanner
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  /** True when a certificate of this debtor's exists beyond what was handed in here; the roof answers it (decisions 6.2). */
  readonly certificateExists: (caseId: string, debtor: 1 | 2) => Promise<boolean>
}
