// Sends one e-mail. Throws when it could not be handed over; the outbox tries again.
export interface Mailer {
  send(mail: { readonly id: string; readonly to: string; readonly subject: string; readonly body: string }): Promise<void>
}
