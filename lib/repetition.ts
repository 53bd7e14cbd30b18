/** A request with an idempotency key, which may be a repetition (spec: security#lost-answer). */
export interface Repetition {
  /** What `keepSecret` got when this request was done. Its answer was lost. */
  readonly reference?: string
  /**
   * The answer has tokens or codes and is not stored (spec: security#never-replayed). Without a
   * reference a repetition runs again.
   */
  readonly keepSecret: (reference?: string) => void
}

/** Of a request without a key. */
export const unrepeated: Repetition = { keepSecret: () => undefined }
