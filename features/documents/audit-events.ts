import type { EventsOfFeature } from '#ports/audit-events.ts'

export const documentEvents = {
  'document.uploaded': 'DOCUMENT_SENT',
  'document.sent': 'DOCUMENT_FROM_FIRM',
  'document.accepted': 'DOCUMENT_ACCEPTED',
  'document.rejected': 'DOCUMENT_REJECTED',
  'document.questioned': 'DOCUMENT_QUESTIONED',
  'document.requested': 'DOCUMENT_REQUESTED',
  'document.moved': 'DOCUMENT_MOVED',
  'document.checklist-chosen': 'CHECKLIST_CHOSEN',
  'document.letter-sent': 'LETTER_SENT',
  'document.acknowledged': 'DOCUMENT_ACKNOWLEDGED',
  'packet.made': 'PACKET_MADE',
  'packet.downloaded': 'PACKET_DOWNLOADED',
  'document.commented': null,
  'document.decision-undone': null,
  'document.downloaded': null,
  'document.renamed': null,
  'document.scanned': null,
  'document.viewed': null,
  'firm.checklist-changed': null,
  'firm.checklists-changed': null,
  'firm.review-reasons-changed': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly documents: typeof documentEvents
  }
}
