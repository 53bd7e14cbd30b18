// Sends one email. Throws when the handover fails; the outbox retries.
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly replyTo?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}
