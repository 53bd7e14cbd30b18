import type { CaseEventKind } from '#contract/workspace.generated.ts'
import type { AuditEventName } from '#ports/audit-events.ts'

export const eventsOfPage = 30

type ObjectOfCase =
  | 'case'
  | 'client'
  | 'course'
  | 'document'
  | 'invitation'
  | 'notice'
  | 'packet'
  | 'questionnaire'
type EventOfCase = Extract<AuditEventName, `${ObjectOfCase}.${string}`>

/**
 * What is shown of each event of the audit about a case; null is not shown. Of reading, only a
 * preview and a packet are shown.
 */
const kinds: Readonly<Record<EventOfCase, CaseEventKind | null>> = {
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
  'case.invitations-requested': null,
  'case.list-exported': null,
  'case.note-changed': null,
  'case.note-removed': null,
  'case.reminders-requested': null,
  'case.task-changed': null,
  'case.task-removed': null,
  'case.task-reopened': null,
  'case.viewed': null,
  'course.certificate-downloaded': null,
  'course.certificate-stored': null,
  'course.deadline-set': null,
  'course.details-verified': null,
  'course.disclosure-accepted': null,
  'course.found-accepted': null,
  'course.invited': null,
  'course.legacy-changed': null,
  'course.ordered': null,
  'course.reset': null,
  'course.third-number': null,
  'document.commented': null,
  'document.decision-undone': null,
  'document.downloaded': null,
  'document.renamed': null,
  'document.scanned': null,
  'document.viewed': null,
  'invitation.both-channels-changed': null,
  'notice.resent': null,
  'questionnaire.copy-refused': null,
  'questionnaire.deadline-set': null,
  'questionnaire.hidden': null,
  'questionnaire.private-answer-changed': null,
  'questionnaire.section-hidden': null,
  'questionnaire.section-shown': null,
  'questionnaire.terms-agreed': null,
}

const kindOfEvent: ReadonlyMap<string, CaseEventKind> = new Map(
  Object.entries(kinds).flatMap(([event, kind]) => (kind === null ? [] : [[event, kind]])),
)

export const shownEvents = [...kindOfEvent.keys()]

export function toEventKind(event: string): CaseEventKind {
  const kind = kindOfEvent.get(event)
  if (kind === undefined) throw new Error(`${event} is not shown at a case`)
  return kind
}
