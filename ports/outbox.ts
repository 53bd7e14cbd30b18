// Messages are posted in the transaction of their cause and delivered at least once.
import type { Db, Tx } from './database.ts'

interface MessageBase {
  /** A second message with the same key is dropped. */
  readonly dedupe?: string
  /** Seconds of database time after which the message is obsolete (an expired code). */
  readonly expiresAfterSeconds?: number
  /** The place of a client in a case, for messages whose delivery the firm follows. */
  readonly about?: MessageSubject
  /** For a notice: the news from which it can be made again. */
  readonly news?: NewsOfNotice
}

export interface NewsOfNotice {
  readonly accountId: string
  readonly since: Date
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
  readonly channel: 'email' | 'text'
  readonly at: Date
  readonly state: 'waiting' | 'delivered' | 'given-up'
  /** Why it was given up, in words of the mail or text service. */
  readonly fault: string | null
}

export interface Outbox {
  post(tx: Tx, message: Message): Promise<void>
  /** Messages about these people of a firm, newest first; max 50. */
  listDeliveries(
    db: Db,
    firmId: string,
    participantIds: readonly string[],
  ): Promise<readonly MessageDelivery[]>
}
