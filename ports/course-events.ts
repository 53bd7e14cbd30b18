// Webhooks of the order service, in the format of Standard Webhooks. Unsigned events are ignored.

export interface CourseEvent {
  /** Webhook ID; a repetition has the same ID. */
  readonly id: string
  readonly occurredAt: Date
  /** The item's key at the service; null for a change of the catalog. */
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
   * Returns 'unsigned' for a wrong signature, a missing header or a time more than 300 s from `now`
   * (database time). Returns 'unknown' for a signed event that is unreadable or of another type.
   */
  read(headers: SignedHeaders, body: Uint8Array, now: Date): CourseEvent | 'unsigned' | 'unknown'
}
