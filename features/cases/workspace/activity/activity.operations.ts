// The operations of activity.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseEventKind =
  | 'CREATED'
  | 'ACCOUNT_CREATED'
  | 'STAGE_CHANGED'
  | 'CHAPTER_CHOSEN'
  | 'CONVERTED'
  | 'ARCHIVED'
  | 'RESTORED'
  | 'MERGED'
  | 'DUPLICATE_MERGED'
  | 'NUMBER_SET'
  | 'NUMBER_REMOVED'
  | 'FILING_DATE_SET'
  | 'MEETING_SET'
  | 'MEETING_HELD'
  | 'ASSIGNED'
  | 'OFFICE_CHANGED'
  | 'REMINDED'
  | 'REMINDERS_PAUSED'
  | 'REMINDERS_RESUMED'
  | 'PREVIEWED'
  | 'DEACTIVATED'
  | 'REACTIVATED'
  | 'NOTE_ADDED'
  | 'TASK_ADDED'
  | 'TASK_DONE'
  | 'SPOUSE_ADDED'
  | 'SPOUSE_REMOVED'
  | 'CORRECTED'
  | 'UNLOCKED'
  | 'CODES_BY_EMAIL'
  | 'CHANNEL_CHANGE_PLANNED'
  | 'CHANNEL_CHANGE_CANCELLED'
  | 'SSN_REVEALED'
  | 'INVITED'
  | 'LINK_COPIED'
  | 'INVITATION_REVOKED'
  | 'DOCUMENT_SENT'
  | 'DOCUMENT_FROM_FIRM'
  | 'DOCUMENT_ACCEPTED'
  | 'DOCUMENT_REJECTED'
  | 'DOCUMENT_QUESTIONED'
  | 'DOCUMENT_REQUESTED'
  | 'DOCUMENT_MOVED'
  | 'LETTER_SENT'
  | 'DOCUMENT_ACKNOWLEDGED'
  | 'PACKET_MADE'
  | 'PACKET_DOWNLOADED'
  | 'INTAKE_SHOWN'
  | 'SECTION_COMPLETED'
  | 'SECTION_SENT_BACK'
  | 'SECTION_CHECKED'
  | 'SECTION_APPROVED'
  | 'HELP_ANSWERED'
  | 'INTAKE_SUBMITTED'
  | 'COURSE_SET_UP'
  | 'COURSE_REGISTERED'
  | 'COURSE_CHANGED';

export type CaseEventsPageQueryVariables = Exact<{
  caseId: string;
  after?: string | null | undefined;
}>;


export type CaseEventsPageQuery = { readonly caseEvents: { readonly next: string | null, readonly events: ReadonlyArray<{ readonly id: string, readonly at: string, readonly kind: CaseEventKind, readonly actor: string | null, readonly isByClient: boolean, readonly subject: string | null, readonly reason: string | null }> } };


export const caseEventsPage: Operation<CaseEventsPageQuery, CaseEventsPageQueryVariables> = {
  id: 'sha256:9473501cce640c405b4d7f280428550765f441b1e6486374469077898b3378f4',
  name: 'CaseEventsPage',
  kind: 'query',
}
