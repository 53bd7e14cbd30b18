import type { CaseEventKind } from '#contract/workspace.generated.ts'

export const eventsOfPage = 30

/** The events of the audit that are shown at a case. Of reading, only a preview and a packet are shown. */
const kinds = {
  'case.created': 'CREATED',
  'case.joined': 'ACCOUNT_CREATED',
  'case.status-changed': 'STAGE_CHANGED',
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
  'case.reminded': 'REMINDED',
  'case.reminders-paused': 'REMINDERS_PAUSED',
  'case.reminders-resumed': 'REMINDERS_RESUMED',
  'case.previewed': 'PREVIEWED',
  'case.deactivated': 'DEACTIVATED',
  'case.activated': 'REACTIVATED',
  'case.note-added': 'NOTE_ADDED',
  'case.task-added': 'TASK_ADDED',
  'case.task-done': 'TASK_DONE',
  'case.spouse-added': 'SPOUSE_ADDED',
  'case.spouse-removed': 'SPOUSE_REMOVED',
  'client.corrected': 'CORRECTED',
  'client.unlocked': 'UNLOCKED',
  'client.codes-by-email': 'CODES_BY_EMAIL',
  'client.channel-change-planned': 'CHANNEL_CHANGE_PLANNED',
  'client.channel-change-cancelled': 'CHANNEL_CHANGE_CANCELLED',
  'client.ssn-revealed': 'SSN_REVEALED',
  'invitation.sent': 'INVITED',
  'invitation.resent': 'INVITED',
  'invitation.link-copied': 'LINK_COPIED',
  'invitation.revoked': 'INVITATION_REVOKED',
  'document.uploaded': 'DOCUMENT_SENT',
  'document.sent': 'DOCUMENT_FROM_FIRM',
  'document.accepted': 'DOCUMENT_ACCEPTED',
  'document.rejected': 'DOCUMENT_REJECTED',
  'document.questioned': 'DOCUMENT_QUESTIONED',
  'document.requested': 'DOCUMENT_REQUESTED',
  'document.moved': 'DOCUMENT_MOVED',
  'document.letter-sent': 'LETTER_SENT',
  'document.acknowledged': 'DOCUMENT_ACKNOWLEDGED',
  'packet.made': 'PACKET_MADE',
  'packet.downloaded': 'PACKET_DOWNLOADED',
  'questionnaire.shown': 'INTAKE_SHOWN',
  'questionnaire.section-completed': 'SECTION_COMPLETED',
  'questionnaire.section-sent-back': 'SECTION_SENT_BACK',
  'questionnaire.section-imported': 'SECTION_CHECKED',
  'questionnaire.section-approved': 'SECTION_APPROVED',
  'questionnaire.question-resolved': 'HELP_ANSWERED',
  'questionnaire.submitted': 'INTAKE_SUBMITTED',
  'course.set-up': 'COURSE_SET_UP',
  'course.registered': 'COURSE_REGISTERED',
  'course.status-changed': 'COURSE_CHANGED',
} as const satisfies Readonly<Record<string, CaseEventKind>>

export const shownEvents = Object.keys(kinds)

export function toEventKind(event: string): CaseEventKind {
  const kind = Object.hasOwn(kinds, event) ? kinds[event as keyof typeof kinds] : undefined
  if (kind === undefined) throw new Error(`${event} is not shown at a case`)
  return kind
}
