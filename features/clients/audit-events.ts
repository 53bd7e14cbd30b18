import type { EventsOfFeature } from '#ports/audit-events.ts'

export const clientsEvents = {
  'case.list-exported': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly clients: typeof clientsEvents
  }
}
