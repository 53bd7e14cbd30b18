// The ports that notifications use, and the question that leads upward.
import type { Language } from '#lib/language.ts'
import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Limits } from '#ports/limits.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { NewsWords } from '../rules/news-words.ts'
import type { Contact } from '../rules/records.ts'

/** What telling somebody of news needs. */
export interface NotifyWorld {
  readonly database: Database
  readonly ids: Ids
  readonly clock: Clock
  /** How a person is reached; undefined when there is no such account. */
  readonly contactOf: (db: Db, accountId: string) => Promise<Contact | undefined>
}

export interface NotificationsWorld extends NotifyWorld {
  readonly unread: UnreadCounts
  /** The sentences of every feature, by kind. The composition root joins them. */
  readonly newsWords: NewsWords
  readonly outbox: Outbox
  readonly secrets: Secrets
  readonly limits: Limits
  readonly audit: Audit
  /** Where answers to email about the cases of a firm go. */
  readonly emailOfFirm: (db: Db, firmId: string) => Promise<string | undefined>
  /** PUBLIC_URL: where messages lead. */
  readonly publicUrl: string
  /** The language of whoever has proven this mobile phone; undefined when nobody has. */
  readonly languageOfMobile: (db: Db, mobilePhone: string) => Promise<Language | undefined>
}

export interface UnreadNews {
  readonly count: number
  /** When the newest unread notification was written or last grew; null when all are read. */
  readonly newestTime: Date | null
}

/** What is unread, without a query while nothing has changed. */
export interface UnreadCounts {
  of(accountId: string): Promise<UnreadNews>
  /** Counts anew at the next question: whoever has just read something must not be told the count from before. */
  forget(accountId: string): void
}
