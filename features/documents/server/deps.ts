// The ports that documents use, and the question that leads upward.
import type { GraphContext } from '#contract/graph-context.ts'
import type { CasesWorld } from '#features/cases/server/deps.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import type { Audit } from '#ports/audit.ts'
import type { Db } from '#ports/database.ts'
import type { FileChecker } from '#ports/file-checker.ts'
import type { FileVault } from '#ports/file-vault.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { VirusScanner } from '#ports/virus-scanner.ts'
import type { IssuedCertificate } from '../rules/certificate.ts'
import type { StoredBytes } from '../rules/upload-limits.ts'
import type { FileRow } from './files/files.store.ts'

export interface DocumentsWorld extends CasesWorld {
  readonly vault: FileVault
  readonly checker: FileChecker
  readonly scanner: VirusScanner
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  /** What all documents of one account, and of one case, may come to. */
  readonly mostStored: StoredBytes
  /**
   * The certificates that course providers issued in a case. The courses feature knows them
   * (decisions 6.2). `batch` shares one statement among the cases of a request.
   */
  readonly issuedCertificates: (
    caseId: string,
    batch: GraphContext['batch'],
  ) => Promise<readonly IssuedCertificate[]>
  /** What else lies in the vault, so that the sweep spares it and it is looked at as well. */
  readonly filesElsewhere: FilesElsewhere
}

/** Files that other nouns keep in the manner of documents: the key sealed under the firm's, the bytes bound to `firm|id`. */
export interface FilesElsewhere {
  /** Which of these ids they know. */
  readonly existing: (db: Db, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those after this id, in the order of their ids; about so many of a hundred are sampled. */
  readonly after: (
    db: Db,
    afterId: string,
    most: number,
    samplePercent: number,
  ) => Promise<readonly FileRow[]>
}

/** What the firm's acts on documents need. */
export type ReviewWorld = NotifyWorld & { readonly audit: Audit }
