// Sends one text message. Throws when the handover fails; the outbox retries.
export interface Texter {
  /** `to` is ten digits; `id` is the same in each attempt, for the provider's deduplication. */
  send(text: { readonly id: string; readonly to: string; readonly body: string }): Promise<void>
}
