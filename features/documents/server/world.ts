// The ports that documents use, and the question that leads upward.
import type { CasesWorld } from '#features/cases/server/world.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import type { Audit } from '#ports/audit.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'
import type { StoredBytes } from '../rules/upload-limits.ts'

export interface DocumentsWorld extends CasesWorld {
  readonly vault: FileVault
  readonly checker: FileChecker
  readonly scanner: VirusScanner
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  /** What all documents of one account, and of one case, may come to. */
  readonly mostStored: StoredBytes
  /** True when a certificate of this debtor's exists beyond what was handed in here; the roof answers it (decisions 6.2). */
  readonly certificateExists: (caseId: string, debtor: 1 | 2) => Promise<boolean>
}

/** What the firm's acts on documents need. */
export type ReviewWorld = NotifyWorld & { readonly audit: Audit }
