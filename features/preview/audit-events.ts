import type { EventsOfFeature } from '#ports/audit-events.ts'

export const previewEvents = {
  'case.previewed': 'PREVIEWED',
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly preview: typeof previewEvents
  }
}
