// What the order service tells us of its own accord: webhooks in the manner of Standard Webhooks. Only what it has signed counts.

export interface CourseEvent {
  /** The webhook's own id: a repetition has the same. */
  readonly id: string
  readonly occurredAt: Date
  /** What the service calls the item; null for news of the catalogue. */
  readonly itemKey: string | null
  readonly news:
    | {
        readonly type:
          | 'registration.accepted'
          | 'course.started'
          | 'course.finished'
          | 'course.canceled'
          | 'course.expired'
      }
    | {
        readonly type: 'certificate.issued'
        readonly personKey: string
        readonly number: string
        readonly completedAt: Date
        readonly url: string
        readonly sha256: string
      }
    | { readonly type: 'catalog.changed'; readonly providerId: number }
}

export interface SignedHeaders {
  readonly id: string | undefined
  readonly timestamp: string | undefined
  readonly signature: string | undefined
}

export interface CourseEvents {
  /**
   * 'unsigned' when the signature does not fit, the time is more than 300 s away or a header is missing; 'unknown' for what is signed and says nothing that we
   * understand. `now` is the database's time.
   */
  read(headers: SignedHeaders, body: Uint8Array, now: Date): CourseEvent | 'unsigned' | 'unknown'
}
