import type { EventsOfFeature } from '#ports/audit-events.ts'

export const filingEvents = {
  'case.filing-line-marked': 'FILING_LINE_MARKED',
  'case.filing-mark-removed': 'FILING_MARK_REMOVED',
  'case.fees-set': 'FEES_SET',
  'case.payment-added': 'FEES_SET',
  'case.payment-removed': 'FEES_SET',
  'case.conflicts-searched': 'CONFLICTS_SEARCHED',
  'case.conflicts-read': null,
  'firm.filing-list-changed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly filing: typeof filingEvents
  }
}
