// Sends one email. Throws when the handover fails; the outbox retries.
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly replyTo?: string
  /** Shown in place of the name in the sender's address. */
  readonly senderName?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
