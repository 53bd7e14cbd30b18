// What the audit records: `<object>.<what-happened>`. Stored, so a word never changes.

/** With the kind by which the activity of a case shows each event. Null is not shown. */
export type EventsOfFeature = Readonly<Record<`${string}.${string}`, string | null>>

/** Each feature adds its events, which its `audit-events.ts` lists. */
export interface AuditEvents {
  /** Of no feature, and shown nowhere. */
  readonly program: { readonly 'access.refused': null; readonly 'command.done': null }
}

export type AuditEventName = {
  [Feature in keyof AuditEvents]: keyof AuditEvents[Feature]
}[keyof AuditEvents]

/** The words about one kind of object, without it. */
export type AuditEventOf<Object extends string> = AuditEventName extends infer Name
  ? Name extends `${Object}.${infer What}`
    ? What
    : never
  : never
