// The operations of work.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
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

export type CaseTaskInput = {
  readonly title: string;
  readonly assigneeId?: string | null | undefined;
  readonly dueOn?: string | null | undefined;
};

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

export type CaseNotePartsFragment = { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } };

export type CaseTaskPartsFragment = { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null };

export type CaseTaskOutcomeFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null };

export type CaseNotesQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseNotesQuery = { readonly caseNotes: ReadonlyArray<{ readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } }> };

export type CaseTasksQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseTasksQuery = { readonly caseTasks: ReadonlyArray<{ readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }> };

export type OpenTasksQueryVariables = Exact<{
  mine: boolean;
}>;


export type OpenTasksQuery = { readonly openTasks: { readonly total: number, readonly tasks: ReadonlyArray<{ readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } };

export type AddCaseNoteMutationVariables = Exact<{
  caseId: string;
  key: string;
  text: string;
}>;


export type AddCaseNoteMutation = { readonly addCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type ChangeCaseNoteMutationVariables = Exact<{
  noteId: string;
  version: number;
  text: string;
}>;


export type ChangeCaseNoteMutation = { readonly changeCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type RemoveCaseNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type RemoveCaseNoteMutation = { readonly removeCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type AddCaseTaskMutationVariables = Exact<{
  caseId: string;
  key: string;
  task: CaseTaskInput;
}>;


export type AddCaseTaskMutation = { readonly addCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type ChangeCaseTaskMutationVariables = Exact<{
  taskId: string;
  version: number;
  task: CaseTaskInput;
}>;


export type ChangeCaseTaskMutation = { readonly changeCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type SetCaseTaskDoneMutationVariables = Exact<{
  taskId: string;
  isDone: boolean;
}>;


export type SetCaseTaskDoneMutation = { readonly setCaseTaskDone: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type RemoveCaseTaskMutationVariables = Exact<{
  taskId: string;
}>;


export type RemoveCaseTaskMutation = { readonly removeCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };


export const caseNotes: Operation<CaseNotesQuery, CaseNotesQueryVariables> = {
  id: 'sha256:afb787c20cb36edf9c44e81c5a2c7ef7199d89b0af5169cf7d9f48d861d3c7c0',
  name: 'CaseNotes',
  kind: 'query',
}

export const caseTasks: Operation<CaseTasksQuery, CaseTasksQueryVariables> = {
  id: 'sha256:0e0217606a50807975f5c10695aa4074dba31956b7584cff39d1acc6634a569d',
  name: 'CaseTasks',
  kind: 'query',
}

export const openTasks: Operation<OpenTasksQuery, OpenTasksQueryVariables> = {
  id: 'sha256:fa7884e1a00795ea5ba12fbec445255000d7b1f9e467d76f8e260ba2dc991b09',
  name: 'OpenTasks',
  kind: 'query',
}

export const addCaseNote: Operation<AddCaseNoteMutation, AddCaseNoteMutationVariables> = {
  id: 'sha256:2ea36b36259f58c9cd4bb4893aaa5de92cccddb316b12b8ff049056d28702868',
  name: 'AddCaseNote',
  kind: 'mutation',
}

export const changeCaseNote: Operation<ChangeCaseNoteMutation, ChangeCaseNoteMutationVariables> = {
  id: 'sha256:84780631e01b6d751bf9c6c4f0728155e5afbd412a12a1582af2e8fdceeba258',
  name: 'ChangeCaseNote',
  kind: 'mutation',
}

export const removeCaseNote: Operation<RemoveCaseNoteMutation, RemoveCaseNoteMutationVariables> = {
  id: 'sha256:f2b3caa432771c4e77ae6da23ec4c490284e367c8e896484397b24624733b92b',
  name: 'RemoveCaseNote',
  kind: 'mutation',
}

export const addCaseTask: Operation<AddCaseTaskMutation, AddCaseTaskMutationVariables> = {
  id: 'sha256:96059ba03882eb096030d0eac3a1bbcef743f42507f16fcd00923a7cd04f4dad',
  name: 'AddCaseTask',
  kind: 'mutation',
}

export const changeCaseTask: Operation<ChangeCaseTaskMutation, ChangeCaseTaskMutationVariables> = {
  id: 'sha256:e6665c5bf793cd84d0fadc6a66e08288752725f1b728bd5d4581e8c751386b02',
  name: 'ChangeCaseTask',
  kind: 'mutation',
}

export const setCaseTaskDone: Operation<SetCaseTaskDoneMutation, SetCaseTaskDoneMutationVariables> = {
  id: 'sha256:20e6c6fd465a9e5fcd21abcc3b1db64503192d6235555937083e7cce3d1e1007',
  name: 'SetCaseTaskDone',
  kind: 'mutation',
}

export const removeCaseTask: Operation<RemoveCaseTaskMutation, RemoveCaseTaskMutationVariables> = {
  id: 'sha256:d0afc7e3a5a9d69604e561bea997c9bbc1b5955705b452a2ba8abc3176a3384d',
  name: 'RemoveCaseTask',
  kind: 'mutation',
}
