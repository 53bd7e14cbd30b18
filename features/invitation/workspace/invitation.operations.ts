// The operations of invitation.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
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

export type CaseUrgency =
  | 'FORECLOSURE'
  | 'WAGES_GARNISHED'
  | 'EVICTION_OR_LAWSUIT';

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

export type NewClientCase = {
  /** Made by the page, so that a repeated request creates the case once. */
  readonly creationKey: string;
  readonly debtor1: NewClientPerson;
  readonly debtor2?: NewClientPerson | null | undefined;
  /** Consent to one mobile phone for both. */
  readonly isPhoneShared: boolean;
  /** 7 or 13. Null when it is not decided. */
  readonly chapter?: number | null | undefined;
  readonly attorneyId: string;
  readonly paralegalId?: string | null | undefined;
  readonly plannedFilingOn?: string | null | undefined;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
  /** Shows the questionnaire at once. */
  readonly showsQuestionnaire: boolean;
  readonly questionnaireDueOn?: string | null | undefined;
  /** The number that opens the courses. Without one, the client sees no courses. */
  readonly clientCode?: string | null | undefined;
  readonly coursePayer: CoursePayer;
  /** Added to the invitation; at most 500 characters. */
  readonly greeting?: string | null | undefined;
  /** False creates the case and sends nothing. */
  readonly sendsInvitations: boolean;
  /** The viewer has seen who looks like the same person. */
  readonly isNewPerson: boolean;
};

export type NewClientPerson = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Ten digits, also with spaces and signs. Login codes go to it. */
  readonly mobilePhone: string;
  readonly language: ClientLanguage;
};

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

export type InvitationPreviewQueryVariables = Exact<{
  givenName: string;
  language: ClientLanguage;
  greeting?: string | null | undefined;
}>;


export type InvitationPreviewQuery = { readonly invitationPreview: { readonly from: string, readonly subject: string, readonly body: string, readonly text: string, readonly days: number } };

export type CreateClientCaseMutationVariables = Exact<{
  input: NewClientCase;
}>;


export type CreateClientCaseMutation = { readonly createClientCase: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly errorField: string | null, readonly caseId: string | null, readonly similar: ReadonlyArray<{ readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> | null } };

export type ImportClientsMutationVariables = Exact<{
  csv: string;
  isDryRun: boolean;
  creationKey: string;
}>;


export type ImportClientsMutation = { readonly importClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly created: number | null, readonly caseIds: ReadonlyArray<string>, readonly rows: ReadonlyArray<{ readonly row: number, readonly name: string, readonly problems: ReadonlyArray<{ readonly column: string, readonly words: string }>, readonly similar: ReadonlyArray<{ readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> }> } };

export type InviteImportedClientsMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type InviteImportedClientsMutation = { readonly inviteClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const invitationPreview: Operation<InvitationPreviewQuery, InvitationPreviewQueryVariables> = {
  id: 'sha256:821767aa8187e11bf690e62032a6b476f6682cdfc75c4382d21b7a399c05cd18',
  name: 'InvitationPreview',
  kind: 'query',
}

export const createClientCase: Operation<CreateClientCaseMutation, CreateClientCaseMutationVariables> = {
  id: 'sha256:56d6435f8f50bd1795f50ec8a01dd351cee5342b08d03f00ec5cf35789878bbd',
  name: 'CreateClientCase',
  kind: 'mutation',
}

export const importClients: Operation<ImportClientsMutation, ImportClientsMutationVariables> = {
  id: 'sha256:77c27d3157b5a928095434d0637efefb5a5aededae4b46137f558add82f0c7c8',
  name: 'ImportClients',
  kind: 'mutation',
}

export const inviteImportedClients: Operation<InviteImportedClientsMutation, InviteImportedClientsMutationVariables> = {
  id: 'sha256:3ad13e68d3f172c33b1a8cc18eddc080e8372cc2fa7e78dbfac7ffbda5cec947',
  name: 'InviteImportedClients',
  kind: 'mutation',
}
