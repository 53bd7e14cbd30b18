import type { EventsOfFeature } from '#ports/audit-events.ts'

export const petitionEvents = {
  'petition.exported': 'PETITION_EXPORTED',
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly petition: typeof petitionEvents
  }
}
