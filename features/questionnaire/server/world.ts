// The ports that the questionnaire uses, the content it asks, and the question that leads upward.
import type { CasesWorld } from '#features/cases/server/deps.ts'
import type { DocumentsWorld } from '#features/documents/server/deps.ts'
import type { NotifyWorld } from '#features/notifications/server/deps.ts'
import type { Db } from '#ports/database.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { PaperPress } from '#ports/paper.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { CourseDone, Person } from '../rules/copies/prefill.ts'
import type { Contents } from './read/contents.ts'

export interface QuestionnaireWorld extends CasesWorld, NotifyWorld {
  readonly secrets: Secrets
  readonly log: Log
  readonly contents: Contents
  readonly jobs: Jobs
  /** What somebody's account says of them: the first answer to some questions. The roof asks the account. */
  readonly personOf: (db: Db, accountId: string) => Promise<Person | undefined>
  /** The courses that this debtor has finished through the portal. The roof asks the courses. */
  readonly coursesDone: (db: Db, caseId: string, debtor: 1 | 2) => Promise<readonly CourseDone[]>
  /** The nine digits that an account holds; undefined when it holds none. They never leave the server. */
  readonly ssnOfAccount: (db: Db, accountId: string) => Promise<string | undefined>
  /** Counts what an account saves, in bytes; false when it was too much of late. Every save is kept, so nobody may fill the disk. */
  readonly mayStoreAnswer: (accountId: string, bytes: number) => boolean
}

/** What the copy of what was handed in needs besides. */
export type CopyWorld = QuestionnaireWorld & DocumentsWorld & { readonly paperPress: PaperPress }
