// The ports that the questionnaire uses, the content it asks, and the question that leads upward.
import type { CasesWorld } from '#features/cases/server/world.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import type { Db } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Person } from '../rules/prefill.ts'
import type { Contents } from './contents.ts'

export interface QuestionnaireWorld extends CasesWorld, NotifyWorld {
  readonly secrets: Secrets
  readonly log: Log
  readonly contents: Contents
  /** What somebody's account says of them: the first answer to some questions. The roof asks the account. */
  readonly personOf: (db: Db, accountId: string) => Promise<Person | undefined>
  /** The nine digits that an account holds; undefined when it holds none. They never leave the server. */
  readonly ssnOfAccount: (db: Db, accountId: string) => Promise<string | undefined>
  /** Counts what an account saves, in bytes; false when it was too much of late. Every save is kept, so nobody may fill the disk. */
  readonly mayStoreAnswer: (accountId: string, bytes: number) => boolean
  /** PUBLIC_URL, without a slash at the end: where messages lead. */
  readonly publicUrl: string
}
