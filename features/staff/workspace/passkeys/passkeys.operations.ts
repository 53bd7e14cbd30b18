// The operations of passkeys.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
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

/** A new passkey, as the browser made it. All but the name are base64url. */
export type NewPasskeyInput = {
  readonly name: string;
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  /** How the browser reaches the authenticator, such as `internal` or `usb`. */
  readonly transports: ReadonlyArray<string>;
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

/** A challenge that a passkey has signed. All values are base64url. */
export type PasskeyProofInput = {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
};

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

export type StaffPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPasskeysQuery = { readonly myPasskeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly lastUsedAt: string | null }> };

export type BeginPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyMutation = { readonly beginPasskey: unknown };

export type AddPasskeyMutationVariables = Exact<{
  passkey: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { readonly addPasskey: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { readonly beginPasskeySignIn: unknown };

export type SubmitPasskeyMutationVariables = Exact<{
  proof: PasskeyProofInput;
}>;


export type SubmitPasskeyMutation = { readonly submitPasskey: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginPasskeyProofMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyProofMutation = { readonly beginPasskeyProof: unknown };

export type ConfirmStaffWithPasskeyMutationVariables = Exact<{
  proof: PasskeyProofInput;
}>;


export type ConfirmStaffWithPasskeyMutation = { readonly confirmStaffWithPasskey: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };


export const staffPasskeys: Operation<StaffPasskeysQuery, StaffPasskeysQueryVariables> = {
  id: 'sha256:592c2aa967dc8a63266651e3b216f768d9e0041689fccb66207ce63c4f14bcdb',
  name: 'StaffPasskeys',
  kind: 'query',
}

export const beginPasskey: Operation<BeginPasskeyMutation, BeginPasskeyMutationVariables> = {
  id: 'sha256:8a3da447c9e28cea95e58ac68375ddaa550a4eee7be99380e1adac75d9c83154',
  name: 'BeginPasskey',
  kind: 'mutation',
}

export const addPasskey: Operation<AddPasskeyMutation, AddPasskeyMutationVariables> = {
  id: 'sha256:d820cdd245496c0a915561da43764e773ac98cc62528f42a8d29c83f63930905',
  name: 'AddPasskey',
  kind: 'mutation',
}

export const removePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = {
  id: 'sha256:818e1d664d53ec9a74bdd22c9a839a35318f75fcbe4d6f22d51e3b54d8aab0cf',
  name: 'RemovePasskey',
  kind: 'mutation',
}

export const beginPasskeySignIn: Operation<BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables> = {
  id: 'sha256:cad09c8bcac16221fbf8f2d71f3e7df23293e68bc6f836a05dcbe583ea1ec063',
  name: 'BeginPasskeySignIn',
  kind: 'mutation',
}

export const submitPasskey: Operation<SubmitPasskeyMutation, SubmitPasskeyMutationVariables> = {
  id: 'sha256:3d79a86bfc23956b64053a0660d8dbf311bc045fc7961113e34eb54edbdbefd9',
  name: 'SubmitPasskey',
  kind: 'mutation',
}

export const beginPasskeyProof: Operation<BeginPasskeyProofMutation, BeginPasskeyProofMutationVariables> = {
  id: 'sha256:bf4f466073e136c5f184d16dc798e6ac0a4df56026b59e9a9a3c811f49233522',
  name: 'BeginPasskeyProof',
  kind: 'mutation',
}

export const confirmStaffWithPasskey: Operation<ConfirmStaffWithPasskeyMutation, ConfirmStaffWithPasskeyMutationVariables> = {
  id: 'sha256:97cd7b6d7f6c0cfc55f02a5f4d2979229aa4933026ce24958eec139a362d915d',
  name: 'ConfirmStaffWithPasskey',
  kind: 'mutation',
}
