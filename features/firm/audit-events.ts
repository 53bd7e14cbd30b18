import type { EventsOfFeature } from '#ports/audit-events.ts'

export const firmEvents = {
  'firm.created': null,
  'firm.faqs-changed': null,
  'firm.logo-changed': null,
  'firm.office-added': null,
  'firm.office-changed': null,
  'firm.office-removed': null,
  'firm.profile-changed': null,
  'firm.unit-key-changed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly firm: typeof firmEvents
  }
}
