// Messages are posted in the transaction of their cause and delivered at least once.
import type { Tx } from './database.ts'

interface MessageBase {
  /** A second message with the same key is dropped. */
  readonly dedupe?: string
  /** Seconds of database time after which the message is obsolete (an expired code). */
  readonly expiresAfterSeconds?: number
}

export interface EmailMessage extends MessageBase {
  readonly channel: 'email'
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** The law firm's address. */
  readonly replyTo?: string
}

export interface TextMessage extends MessageBase {
  readonly channel: 'text'
  /** Ten digits. */
  readonly to: string
  readonly body: string
}

export type Message = EmailMessage | TextMessage

export interface Outbox {
  post(tx: Tx, message: Message): Promise<void>
}
