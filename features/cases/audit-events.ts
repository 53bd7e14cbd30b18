import type { EventsOfFeature } from '#ports/audit-events.ts'

export const caseEvents = {
  'case.status-changed': 'STAGE_CHANGED',
  'case.end-corrected': 'END_CORRECTED',
  'case.chapter-chosen': 'CHAPTER_CHOSEN',
  'case.converted': 'CONVERTED',
  'case.archived': 'ARCHIVED',
  'case.restored': 'RESTORED',
  'case.merged': 'MERGED',
  'case.duplicate-merged': 'DUPLICATE_MERGED',
  'case.numbered': 'NUMBER_SET',
  'case.number-removed': 'NUMBER_REMOVED',
  'case.filing-date-set': 'FILING_DATE_SET',
  'case.meeting-set': 'MEETING_SET',
  'case.meeting-details-set': 'MEETING_SET',
  'case.meeting-held': 'MEETING_HELD',
  'case.assigned': 'ASSIGNED',
  'case.office-changed': 'OFFICE_CHANGED',
  'case.details-changed': 'DETAILS_CHANGED',
  'case.deactivated': 'DEACTIVATED',
  'case.activated': 'REACTIVATED',
  'case.viewed': null,
  'course.legacy-changed': null,
  'firm.outcome-texts-changed': null,
  'firm.timeline-texts-changed': null,
  'notice.resent': null,
} as const satisfies EventsOfFeature

declare module '#ports/audit-events.ts' {
  interface AuditEvents {
    readonly cases: typeof caseEvents
  }
}
