import type { CasesDeps } from '#features/cases/server/deps.ts'
import type { DocumentsDeps } from '#features/documents/server/deps.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { PdfRenderer } from '#ports/pdf-renderer.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { CourseDone, Person } from '../rules/copies/prefill.ts'
import type { Contents } from './read/contents.ts'

export interface QuestionnaireDeps extends CasesDeps, NotifyDeps {
  readonly secrets: Secrets
  readonly log: Log
  readonly contents: Contents
  readonly jobs: Jobs
  /** Account data for first answers. The account feature provides it. */
  readonly findPerson: (db: Db, accountId: string) => Promise<Person | undefined>
  /** The finished courses of a debtor. The composition root connects it to the courses feature. */
  readonly coursesDone: (
    db: Db,
    legalCase: CaseOfFirm,
    debtor: 1 | 2,
  ) => Promise<readonly CourseDone[]>
  /** The nine digits of the account's SSN, or undefined. They never leave the server. */
  readonly ssnOfAccount: (db: Db, accountId: string) => Promise<string | undefined>
  /** Returns false when an account has saved too much (spec: saving#allowance). */
  readonly mayStoreAnswer: (accountId: string, bytes: number) => boolean
}

export type CopyDeps = QuestionnaireDeps & DocumentsDeps & { readonly pdfRenderer: PdfRenderer }
