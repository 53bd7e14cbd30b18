// The operations of packets.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountChannel =
  | 'EMAIL'
  | 'MOBILE';

export type CaseCategoryState =
  /** Required, and nothing was sent. */
  | 'NEEDED'
  /** Accepted in part. */
  | 'MORE_NEEDED'
  | 'TO_REVIEW'
  | 'QUESTIONED'
  | 'SENT_BACK'
  | 'COMPLETE'
  /** Optional, and nothing was sent. */
  | 'IF_ANY'
  | 'NOT_NEEDED';

export type CaseOutcome =
  | 'DISCHARGED'
  | 'DISMISSED'
  /** Closed before filing. */
  | 'WITHDRAWN'
  | 'CLOSED_WITHOUT_DISCHARGE'
  | 'TRANSFERRED';

export type CaseReminderState =
  | 'PLANNED'
  | 'PAUSED'
  /** The client has nothing to do. */
  | 'NOTHING_OPEN'
  /** The client has to take a course, which sends reminders of its own. */
  | 'COURSE'
  /** A message to a client was given up. */
  | 'UNDELIVERED'
  /** All reminders of the schedule were sent. */
  | 'FINISHED'
  /** The firm sends none. */
  | 'OFF';

export type ChecklistRequirement =
  | 'REQUIRED'
  | 'OPTIONAL'
  /** Shown to clients as not needed. */
  | 'NOT_NEEDED';

export type ClientAccessState =
  | 'NOT_INVITED'
  /** The link of the invitation works. */
  | 'INVITED'
  | 'INVITATION_ENDED'
  /** The account is not complete yet. */
  | 'SETTING_UP'
  | 'READY'
  /** Too many wrong passwords. */
  | 'LOCKED'
  /** The client reported a change that was not theirs. */
  | 'LOCKED_BY_REPORT'
  /** The client does not see the case any more. They can reactivate it. */
  | 'DEACTIVATED';

export type ClientChannel =
  | 'EMAIL'
  | 'TEXT';

export type ClientCodeChannel =
  | 'TEXT'
  | 'EMAIL'
  /** No channel is proven, so that the client cannot log in. */
  | 'NONE';

export type ClientInvitationState =
  | 'NONE'
  /** The link works. */
  | 'OPEN'
  | 'EXPIRED'
  | 'REVOKED'
  /** The person has an account. */
  | 'ACCEPTED';

export type ClientLanguage =
  | 'EN'
  | 'ES';

export type ClientMessageState =
  | 'WAITING'
  | 'DELIVERED'
  | 'GIVEN_UP';

export type ClientStage =
  | 'PRE_FILING'
  | 'FILED'
  | 'COMPLETE';

/** What a case does next, as its list says it. */
export type ClientStep =
  /** Created, without an invitation. */
  | 'NOT_INVITED'
  /** No person has an account yet, and the link works. */
  | 'INVITED'
  /** No person has an account yet, and no link works. */
  | 'INVITATION_ENDED'
  | 'COLLECTING_DOCUMENTS'
  | 'QUESTIONNAIRE_OPEN'
  | 'FIRST_COURSE'
  /** All that a client does before the filing is done. */
  | 'READY_TO_FILE'
  /** Filed, without a date of the meeting of creditors. */
  | 'FILED'
  | 'MEETING_SCHEDULED'
  | 'SECOND_COURSE'
  /** Filed, and all that a client does is done. */
  | 'WAITING_FOR_COURT'
  | 'DISCHARGED'
  | 'CLOSED';

export type ClientWaitsFor =
  | 'ACCEPT_INVITATION'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'FIRST_COURSE'
  | 'SECOND_COURSE';

export type CoursePayer =
  | 'FIRM'
  | 'CLIENT';

export type HelpAnswerKind =
  /** The client reads the reply, and may change the answer. */
  | 'ANSWERED'
  /** The firm finds the answer itself. */
  | 'LEFT_TO_FIRM';

export type IntakeNumberKind =
  | 'SSN'
  | 'ITIN';

export type IntakeQuestionState =
  | 'COMPLETE'
  /** Asked and not complete: a gap. */
  | 'OPEN'
  /** The client chose "I need help with this" or "Not sure". */
  | 'HELP_REQUESTED'
  /** The firm has answered the request for help. */
  | 'ANSWERED_BY_FIRM'
  /** The firm finds the answer itself. */
  | 'LEFT_TO_FIRM'
  /** Does not apply, because of other answers. */
  | 'NOT_ASKED';

export type IntakeRowKind =
  | 'ANSWER'
  /** Begins an entry of a list, such as a vehicle. */
  | 'ENTRY'
  /** Begins a part of an entry. */
  | 'HEADING';

export type PacketFailureReason =
  /** It opens with a password only. */
  | 'PASSWORD'
  | 'UNREADABLE'
  /** It needs too much time or memory. */
  | 'TOO_MUCH'
  /** Its stored file is missing. */
  | 'MISSING'
  /** It is not accepted any more. */
  | 'NOT_ACCEPTED';

export type PacketObstacle =
  /** Neither a PDF nor a picture. */
  | 'TYPE'
  /** Waits for the virus scanner. */
  | 'CHECKING'
  /** Something harmful was found in it. */
  | 'HARMFUL';

export type PacketState =
  /** The work has not begun, or is tried again. */
  | 'WAITING'
  | 'RUNNING'
  | 'DONE'
  | 'CANCELLED'
  /** It was given up, or no document could be part of it. */
  | 'FAILED';

export type RequirementSource =
  | 'TEMPLATE'
  | 'FIRM'
  | 'ANSWERS';

export type ReviewFileState =
  | 'READY'
  /** Waits for the virus scanner. It cannot be opened yet. */
  | 'CHECKING'
  /** Something harmful was found in it. */
  | 'UNUSABLE';

export type ReviewedStatus =
  /** Waits for a decision. */
  | 'PENDING'
  /** The firm has asked a question. */
  | 'QUESTIONED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'REPLACED';

export type SimilarReason =
  | 'SAME_NAME'
  | 'SAME_EMAIL'
  | 'SAME_PHONE';

export type StaffFactor =
  | 'AUTHENTICATOR'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

export type StaffSignInNext =
  /** A second step that is set up. */
  | 'SECOND_STEP'
  /** No second step is set up yet. */
  | 'SET_UP_SECOND_STEP'
  /** The password fits in several firms. */
  | 'CHOOSE_FIRM'
  | 'SIGNED_IN';

export type TaskAssignee =
  /** The attorney of the case. */
  | 'ATTORNEY'
  /** The paralegal of the case, or its attorney. */
  | 'PARALEGAL';

export type TextConsentEvent =
  /** Agreed to codes by text. */
  | 'CODES'
  /** Chose to get notices by text. */
  | 'NOTICES'
  /** Chose to get no notices by text. */
  | 'NO_NOTICES'
  /** Replied STOP. */
  | 'STOPPED'
  /** Replied START. */
  | 'RESUMED';

export type PacketPartsFragment = { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> };

export type PacketPageQueryVariables = Exact<{
  caseId: string;
}>;


export type PacketPageQuery = { readonly packetChoices: { readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }>, readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly categoryId: string, readonly category: string, readonly folder: string | null, readonly sentBy: string | null, readonly uploadedAt: string, readonly bytes: number, readonly obstacle: PacketObstacle | null }> } };

export type PacketsOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type PacketsOfCaseQuery = { readonly casePackets: ReadonlyArray<{ readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> }> };

export type PacketProgressQueryVariables = Exact<{
  id: string;
}>;


export type PacketProgressQuery = { readonly casePacket: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null };

export type MakePacketMutationVariables = Exact<{
  caseId: string;
  key: string;
  title: string;
  documentIds: ReadonlyArray<string> | string;
}>;


export type MakePacketMutation = { readonly makePacket: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly packet: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null } };

export type CancelPacketMutationVariables = Exact<{
  id: string;
}>;


export type CancelPacketMutation = { readonly cancelPacket: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly packet: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null } };


export const packetPage: Operation<PacketPageQuery, PacketPageQueryVariables> = {
  id: 'sha256:4ee78d8b13a15bd2b5e19226ac6afdacc3841efbbef3f6c0003f66ce6577db56',
  name: 'PacketPage',
  kind: 'query',
}

export const packetsOfCase: Operation<PacketsOfCaseQuery, PacketsOfCaseQueryVariables> = {
  id: 'sha256:48fbb922252b9319e7b82f94e94a7981bbc46e628493a177d2a840b064a8d4c9',
  name: 'PacketsOfCase',
  kind: 'query',
}

export const packetProgress: Operation<PacketProgressQuery, PacketProgressQueryVariables> = {
  id: 'sha256:1246162e2358bab05e1770ee8bb901214e29a78558a0a4b1618c7c5bdcaa26c7',
  name: 'PacketProgress',
  kind: 'query',
}

export const makePacket: Operation<MakePacketMutation, MakePacketMutationVariables> = {
  id: 'sha256:3ce014130c0f8d9a4a6adeca95c6accfb7189ee230750a30a23c922c7ecaaa1a',
  name: 'MakePacket',
  kind: 'mutation',
}

export const cancelPacket: Operation<CancelPacketMutation, CancelPacketMutationVariables> = {
  id: 'sha256:8343d6b7bab3575191a7ffa757569c940e0936a4a7d0cdfaacc9e7626e81d45c',
  name: 'CancelPacket',
  kind: 'mutation',
}
