import type { EventsOfFeature } from '#ports/audit-events.ts'

export const textStopEvents = {
  'texts.started': null,
  'texts.stopped': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly notifications: typeof textStopEvents
  }
}
