import type { Language } from '#lib/language.ts'
import type { NewsParams } from './news.ts'

export interface NotificationRecord {
  readonly id: string
  readonly type: string
  /** Null in older rows, which have a description instead. */
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

export interface Contact {
  readonly language: Language
  /** 1 Email, 2 Text, 3 EmailAndText. */
  readonly contactType: number
  readonly emailAddress: string | null
  /** Ten digits. Null unless it was proven by a code. */
  readonly mobilePhone: string | null
  /** IANA name. Null until a browser has sent it. */
  readonly timeZone: string | null
}
