// Sends one e-mail. Throws when it could not be handed over; the outbox tries again.
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
