// Messages to people. Posted inside the transaction that causes them; delivered afterwards, never lost, never twice on purpose.
import type { Tx } from './database.ts'

interface MessageBase {
  /** Two messages of the same name are one: the second is dropped. */
  readonly dedupe?: string
  /** After so many seconds of database time it is not worth sending (a code that has expired). */
  readonly expiresAfterSeconds?: number
}

export interface EmailMessage extends MessageBase {
  readonly channel: 'email'
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
  /** Where an answer goes: the law firm's address. */
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
