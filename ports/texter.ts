// Sends one text message. Throws when it could not be handed over; the outbox tries again.
export interface Texter {
  /** `to` is ten digits; `id` is the same at every try, so that a provider can drop the second. */
  send(text: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>
}
