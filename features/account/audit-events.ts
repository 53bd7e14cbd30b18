import type { EventsOfFeature } from '#ports/audit-events.ts'

export const accountEvents = {
  'account.channel-verified': null,
  'account.completed': null,
  'account.email-change-asked': null,
  'account.email-changed': null,
  'account.email-changed-by-firm': null,
  'account.mobile-change-asked': null,
  'account.mobile-changed': null,
  'account.mobile-changed-by-firm': null,
  'account.not-me': null,
  'account.pending-change-discarded': null,
  'account.restored': null,
  'account.ssn-kept': null,
  'account.unlocked': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly account: typeof accountEvents
  }
}
