import type { GraphContext } from '#contract/graph-context.ts'
import type { CasesDeps } from '#features/cases/server/deps.ts'
import type { CaseChanged } from '#features/cases/server/summary-facts.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Audit } from '#ports/audit.ts'
import type { Database, Db } from '#ports/database.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'
import type { IssuedCertificate } from '../rules/certificate.ts'
import type { StoredBytes } from '../rules/upload-limits.ts'
import type { FileRow } from './files/files.store.ts'

export interface DocumentsDeps extends CasesDeps {
  readonly vault: FileVault
  readonly checker: FileChecker
  readonly scanner: VirusScanner
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  readonly storageQuota: StoredBytes
  /** Injected, because courses imports documents. `batch` shares one statement among cases. */
  readonly issuedCertificates: (
    deps: { readonly database: Database },
    legalCase: CaseOfFirm,
    batch: GraphContext['batch'],
  ) => Promise<readonly IssuedCertificate[]>
  /** Files of other features in the same vault. The sweep keeps and verifies them too. */
  readonly filesElsewhere: FilesElsewhere
}

/** The keys are sealed under the firm's key, and the bytes are bound to `firm|id`. */
export interface FilesElsewhere {
  /** Returns the given IDs that exist. */
  readonly existing: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the next rows, sorted by ID. Marks about `samplePercent` percent as sampled. */
  readonly after: (
    db: Db,
    afterId: string,
    max: number,
    samplePercent: number,
  ) => Promise<readonly FileRow[]>
}

export type ReviewDeps = NotifyDeps & {
  readonly secrets: Secrets
  readonly audit: Audit
  readonly caseChanged: CaseChanged
}
