// Other features implement the functions; apps/server/create-deps.ts passes them.
import type { Language } from '#lib/language.ts'
import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Limits } from '#ports/limits.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { NewsWords } from '../rules/news-words.ts'
import type { Contact } from '../rules/records.ts'

export interface NotifyDeps {
  readonly database: Database
  readonly ids: Ids
  readonly clock: Clock
  readonly findContact: (db: Db, accountId: string) => Promise<Contact | undefined>
}

export interface NotificationsDeps extends NotifyDeps {
  readonly unread: UnreadCounts
  /** The sentences of all features by kind of news, merged in the composition root. */
  readonly newsWords: NewsWords
  readonly outbox: Outbox
  readonly secrets: Secrets
  readonly limits: Limits
  readonly audit: Audit
  readonly emailOfFirm: (db: Db, firmId: string) => Promise<string | undefined>
  readonly publicUrl: string
  /** Keeps the reply with the consents of the accounts that have the number. */
  readonly textReply: (
    tx: Tx,
    reply: {
      readonly event: 'STOPPED' | 'RESUMED'
      readonly mobilePhone: string
      readonly words: string
    },
  ) => Promise<void>
  /** Returns the language of the account that has verified this number. */
  readonly languageOfMobile: (db: Db, mobilePhone: string) => Promise<Language | undefined>
}

export interface UnreadNews {
  readonly count: number
  /** Time at which the newest unread news was written or last grew. Null when all is read. */
  readonly newestTime: Date | null
}

export interface UnreadCounts {
  of(accountId: string): Promise<UnreadNews>
  forget(accountId: string): void
}
