// The operations of session.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffRole } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffPersonFragment = { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole };

export type StaffSessionPartsFragment = { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } };

export type RefreshStaffSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RefreshStaffSessionQuery = { readonly staffSession: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignOfLifeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignOfLifeQuery = { readonly me: { readonly id: string } };

export type SignOutStaffMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutStaffMutation = { readonly signOutStaff: { readonly success: boolean } };

type StaffResultParts_AddSpouseResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_AssignResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_BeforeFilingResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_BulkReminderResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseArchiveResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseChecklistResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseCoursesResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseDefaultsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseDetailsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseMeetingResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseNoteResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseRemindersResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseStageResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseTaskResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseTeamResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CaseTemplateResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ChangeChapterResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ChecklistTemplateResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ClientLinkResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ClientsCsvResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CorrectClientResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CourseLinesExport_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_CourseUnitResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_FilingListResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_FirmFaqsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_FirmProfileResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ImportClientsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_IntakeHelpResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_IntakeResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_MailFooterResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_MergeDuplicateResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_NamedChecklistsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_NewClientCaseResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_OfficeResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_OutcomeTextsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_PacketResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_PetitionFileResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_PreviewLink_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ReminderScheduleResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_RemoveSpouseResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ResendNoticeResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_RevealedNumberResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ReviewDecisionResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ReviewLeaseResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ReviewReasonsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_ReviewUndoResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_SavedClientFilterResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_SendToClientResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_StaffOutcome_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_StaffSignIn_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_TaskTemplateResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_TimelineTextsResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

type StaffResultParts_UnlockClientResult_Fragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

export type StaffResultPartsFragment =
  | StaffResultParts_AddSpouseResult_Fragment
  | StaffResultParts_AssignResult_Fragment
  | StaffResultParts_BeforeFilingResult_Fragment
  | StaffResultParts_BulkReminderResult_Fragment
  | StaffResultParts_CaseArchiveResult_Fragment
  | StaffResultParts_CaseChecklistResult_Fragment
  | StaffResultParts_CaseCoursesResult_Fragment
  | StaffResultParts_CaseDefaultsResult_Fragment
  | StaffResultParts_CaseDetailsResult_Fragment
  | StaffResultParts_CaseMeetingResult_Fragment
  | StaffResultParts_CaseNoteResult_Fragment
  | StaffResultParts_CaseRemindersResult_Fragment
  | StaffResultParts_CaseStageResult_Fragment
  | StaffResultParts_CaseTaskResult_Fragment
  | StaffResultParts_CaseTeamResult_Fragment
  | StaffResultParts_CaseTemplateResult_Fragment
  | StaffResultParts_ChangeChapterResult_Fragment
  | StaffResultParts_ChecklistTemplateResult_Fragment
  | StaffResultParts_ClientLinkResult_Fragment
  | StaffResultParts_ClientsCsvResult_Fragment
  | StaffResultParts_CorrectClientResult_Fragment
  | StaffResultParts_CourseLinesExport_Fragment
  | StaffResultParts_CourseUnitResult_Fragment
  | StaffResultParts_FilingListResult_Fragment
  | StaffResultParts_FirmFaqsResult_Fragment
  | StaffResultParts_FirmProfileResult_Fragment
  | StaffResultParts_ImportClientsResult_Fragment
  | StaffResultParts_IntakeHelpResult_Fragment
  | StaffResultParts_IntakeResult_Fragment
  | StaffResultParts_MailFooterResult_Fragment
  | StaffResultParts_MergeDuplicateResult_Fragment
  | StaffResultParts_NamedChecklistsResult_Fragment
  | StaffResultParts_NewClientCaseResult_Fragment
  | StaffResultParts_OfficeResult_Fragment
  | StaffResultParts_OutcomeTextsResult_Fragment
  | StaffResultParts_PacketResult_Fragment
  | StaffResultParts_PetitionFileResult_Fragment
  | StaffResultParts_PreviewLink_Fragment
  | StaffResultParts_ReminderScheduleResult_Fragment
  | StaffResultParts_RemoveSpouseResult_Fragment
  | StaffResultParts_ResendNoticeResult_Fragment
  | StaffResultParts_RevealedNumberResult_Fragment
  | StaffResultParts_ReviewDecisionResult_Fragment
  | StaffResultParts_ReviewLeaseResult_Fragment
  | StaffResultParts_ReviewReasonsResult_Fragment
  | StaffResultParts_ReviewUndoResult_Fragment
  | StaffResultParts_SavedClientFilterResult_Fragment
  | StaffResultParts_SendToClientResult_Fragment
  | StaffResultParts_StaffOutcome_Fragment
  | StaffResultParts_StaffSignIn_Fragment
  | StaffResultParts_TaskTemplateResult_Fragment
  | StaffResultParts_TimelineTextsResult_Fragment
  | StaffResultParts_UnlockClientResult_Fragment
;


export const refreshStaffSession: Operation<RefreshStaffSessionQuery, RefreshStaffSessionQueryVariables> = {
  id: 'sha256:a17940cb8b6bd3a70adaabf386bd49407bc0673cc27c9300f78916d08770bef3',
  name: 'RefreshStaffSession',
  kind: 'query',
}

export const staffSignOfLife: Operation<StaffSignOfLifeQuery, StaffSignOfLifeQueryVariables> = {
  id: 'sha256:093e973a4658a798edc14f6cc9876c211abc96dd858c19fb13e275260382516e',
  name: 'StaffSignOfLife',
  kind: 'query',
}

export const signOutStaff: Operation<SignOutStaffMutation, SignOutStaffMutationVariables> = {
  id: 'sha256:6b284a14e60eb5804518d98e63aae6cb1d5bbe5360edda677763f8a4f436338f',
  name: 'SignOutStaff',
  kind: 'mutation',
}
