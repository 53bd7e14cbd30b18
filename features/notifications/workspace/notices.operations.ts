// The operations of notices.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
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

export type StaffMailSettingInput = {
  readonly group: StaffNoticeGroup;
  readonly mail: StaffMailTime;
};

export type StaffMailTime =
  | 'NOW'
  /** Named in the next daily digest. */
  | 'DIGEST'
  | 'NEVER';

export type StaffNoticeGroup =
  /** Assignments, and cases that a client deactivated or reactivated. */
  | 'CASES'
  /** Invitations that were accepted, and messages that could not be delivered. */
  | 'CONTACT'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'COURSES';

export type StaffNoticeSettingsInput = {
  /** A group that is missing stays as it is. */
  readonly mails: ReadonlyArray<StaffMailSettingInput>;
  readonly digestTime?: string | null | undefined;
  readonly quietHours?: StaffQuietHoursInput | null | undefined;
};

export type StaffQuietHoursInput = {
  readonly from: string;
  readonly until: string;
};

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

export type StaffState =
  /** Has a link and no password yet. */
  | 'INVITED'
  | 'ACTIVE'
  /** May not sign in. */
  | 'DEACTIVATED';

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

export type StaffUnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffUnreadQuery = { readonly unreadStaffNotices: number };

export type StaffNoticePageQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StaffNoticePageQuery = { readonly staffNotices: { readonly next: string | null, readonly notices: ReadonlyArray<{ readonly id: string, readonly group: StaffNoticeGroup, readonly text: string, readonly path: string, readonly createdAt: string, readonly isRead: boolean }> } };

export type StaffNoticeChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffNoticeChoicesQuery = { readonly staffNoticeSettings: { readonly email: string, readonly digestTime: string | null, readonly standsInFor: ReadonlyArray<string>, readonly mails: ReadonlyArray<{ readonly group: StaffNoticeGroup, readonly mail: StaffMailTime }>, readonly quietHours: { readonly from: string, readonly until: string } | null, readonly absence: { readonly from: string, readonly until: string, readonly colleagueId: string, readonly colleagueName: string } | null }, readonly me: { readonly id: string }, readonly team: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string, readonly state: StaffState }> };

export type MarkStaffNoticesReadMutationVariables = Exact<{
  ids?: ReadonlyArray<string> | string | null | undefined;
}>;


export type MarkStaffNoticesReadMutation = { readonly markStaffNoticesRead: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SaveStaffNoticeSettingsMutationVariables = Exact<{
  settings: StaffNoticeSettingsInput;
}>;


export type SaveStaffNoticeSettingsMutation = { readonly saveStaffNoticeSettings: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SetOutOfOfficeMutationVariables = Exact<{
  from?: string | null | undefined;
  until?: string | null | undefined;
  colleagueId?: string | null | undefined;
}>;


export type SetOutOfOfficeMutation = { readonly setOutOfOffice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type NoticeOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };


export const staffUnread: Operation<StaffUnreadQuery, StaffUnreadQueryVariables> = {
  id: 'sha256:f76e1792db3792a2717cdb2a421abb43b0b2db55b790ad11e12fb0b1e53ab67b',
  name: 'StaffUnread',
  kind: 'query',
}

export const staffNoticePage: Operation<StaffNoticePageQuery, StaffNoticePageQueryVariables> = {
  id: 'sha256:ce58892ae2d71121dc9cbf4e58667888b8173f6140d8fee570d6a6e376ec3bfd',
  name: 'StaffNoticePage',
  kind: 'query',
}

export const staffNoticeChoices: Operation<StaffNoticeChoicesQuery, StaffNoticeChoicesQueryVariables> = {
  id: 'sha256:537e27d07726cae27b8947253e1b6776866e54db138c3b1acf4c70784157551a',
  name: 'StaffNoticeChoices',
  kind: 'query',
}

export const markStaffNoticesRead: Operation<MarkStaffNoticesReadMutation, MarkStaffNoticesReadMutationVariables> = {
  id: 'sha256:8b9259ac519c333544938ad108ba77efdd470f9688ba1a65addc6ee1ac93ada2',
  name: 'MarkStaffNoticesRead',
  kind: 'mutation',
}

export const saveStaffNoticeSettings: Operation<SaveStaffNoticeSettingsMutation, SaveStaffNoticeSettingsMutationVariables> = {
  id: 'sha256:ce5a410bb8fb33d86080ccf94796116b548d2d78d729037263bce54df66f2ee2',
  name: 'SaveStaffNoticeSettings',
  kind: 'mutation',
}

export const setOutOfOffice: Operation<SetOutOfOfficeMutation, SetOutOfOfficeMutationVariables> = {
  id: 'sha256:3c9eecd63f34a1d27bc7a488e27b4299dba0dccf873df62687bb4f9fc15ef53b',
  name: 'SetOutOfOffice',
  kind: 'mutation',
}
