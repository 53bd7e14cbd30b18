// What the notifications room hands to others, and what it has to know of a person.
import type { Language } from '#lib/language.ts'
import type { NewsParams } from './news.ts'

export interface NotificationRecord {
  readonly id: string
  readonly type: string
  /** Null in rows of before, which have a description instead. */
  readonly kind: string | null
  readonly params: NewsParams
  readonly description: string | null
  readonly notificationTime: Date
  readonly caseId: string | null
  readonly destinationId: string | null
  readonly readTime: Date | null
  readonly isDelivered: boolean
  readonly displayType: number
}

/** How somebody is told of news: their language, what they wished for, and where they can be reached. */
export interface Contact {
  readonly language: Language
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType: number
  /** Null unless it was proven by a code. */
  readonly emailAddress: string | null
  /** Ten digits; null unless it was proven by a code. */
  readonly mobilePhone: string | null
  /** IANA name; null until a browser has told it. */
  readonly timeZone: string | null
}
