// Messages are posted in the transaction of their cause and delivered at least once.
import type { Db, Tx } from './database.ts'
import type { Turn } from './limits.ts'

interface MessageBase {
  /** A second message with the same key is dropped. */
  readonly dedupe?: string
  /** Seconds of database time after which the message is obsolete (an expired code). */
  readonly expiresAfterSeconds?: number
  /** The place of a client in a case, for messages whose delivery the firm follows. */
  readonly about?: MessageSubject
  /** Turns that the delivery claims first. Until they are free, the message waits. */
  readonly turns?: readonly Turn[]
  /** For a notice: the news from which it can be made again. */
  readonly news?: NewsOfNotice
}

export interface NewsOfNotice {
  readonly accountId: string
  readonly since: Date
  /** Only if all of the news is from this firm: then the firm sees the notice. */
  readonly firmId?: string | undefined
}

/** The news of one firm that a notice was about. */
export interface NewsOfFirm {
  readonly accountId: string
  readonly firmId: string
  readonly since: Date
  readonly until: Date
}

export interface MessageSubject {
  readonly firmId: string
  readonly participantId: string
}

export interface EmailMessage extends MessageBase {
  readonly channel: 'email'
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The law firm's address. */
  readonly replyTo?: string
  /** The law firm, if the message names it. Without it, the sender is the installation. */
  readonly senderName?: string
}

export interface TextMessage extends MessageBase {
  readonly channel: 'text'
  /** Ten digits. */
  readonly to: string
  readonly body: string
}

export type Message = EmailMessage | TextMessage

/** A message without its words. */
export interface MessageDelivery {
  readonly participantId: string
  readonly kind: 'invitation' | 'notice'
  readonly channel: 'email' | 'text'
  readonly at: Date
  readonly state: 'waiting' | 'delivered' | 'given-up'
  /** Why it was given up, in words of the mail or text service. */
  readonly fault: string | null
  readonly isResent: boolean
}

export interface MessageRecipient {
  readonly id: string
  readonly accountId: string | null
}

export interface AccountOfFirm {
  readonly accountId: string
  readonly firmId: string
}

/** A notice that was given up, with the news that it was about. */
export interface FailedNotice {
  readonly id: string
  readonly since: Date
  readonly until: Date
}

export interface Outbox {
  post(tx: Tx, message: Message): Promise<void>
  /** Messages to these people that belong to a firm, newest first; max 50. */
  listDeliveries(
    db: Db,
    firmId: string,
    people: readonly MessageRecipient[],
  ): Promise<readonly MessageDelivery[]>
  /**
   * Locks the notices of a firm to this account that were given up, were not sent again, and were
   * not followed by one that arrived by the same channel.
   */
  lockFailedNotices(tx: Tx, account: AccountOfFirm): Promise<readonly FailedNotice[]>
  markNoticesResent(tx: Tx, ids: readonly string[]): Promise<void>
}
