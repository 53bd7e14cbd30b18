// The operations of case-page.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseOutcome =
  | 'DISCHARGED'
  | 'DISMISSED'
  /** Closed before filing. */
  | 'WITHDRAWN'
  | 'CLOSED_WITHOUT_DISCHARGE'
  | 'TRANSFERRED';

export type CaseUrgency =
  | 'FORECLOSURE'
  | 'WAGES_GARNISHED'
  | 'EVICTION_OR_LAWSUIT';

export type ClientChannel =
  | 'EMAIL'
  | 'TEXT';

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

export type ClientMessageKind =
  | 'INVITATION'
  /** News in a case, for a person with an account. */
  | 'NOTICE';

export type ClientMessageState =
  | 'WAITING'
  | 'DELIVERED'
  | 'GIVEN_UP';

export type ClientStage =
  | 'PRE_FILING'
  | 'FILED'
  | 'COMPLETE';

/** The next step of a case, as the client list shows it. */
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

export type StaffCasePersonPartsFragment = { readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> };

export type StaffCasePageQueryVariables = Exact<{
  id: string;
}>;


export type StaffCasePageQuery = { readonly staffCase: { readonly openedOn: string, readonly filedOn: string | null, readonly outcome: CaseOutcome | null, readonly plannedFilingOn: string | null, readonly urgencies: ReadonlyArray<CaseUrgency>, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly attorney: { readonly id: string, readonly givenName: string, readonly familyName: string }, readonly paralegal: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> }>, readonly deadlines: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly debtor: number | null }> } | null };


export const staffCasePage: Operation<StaffCasePageQuery, StaffCasePageQueryVariables> = {
  id: 'sha256:3df8791015eccebe48b3942d126c9213c690399be30e5a91b0f16d06c9d5459d',
  name: 'StaffCasePage',
  kind: 'query',
}
