// The operations of case-page.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseOutcome, CaseUrgency, ClientChannel, ClientInvitationState, ClientLanguage, ClientMessageKind, ClientMessageState, ClientStage, ClientStep, ClientWaitsFor } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffCasePersonPartsFragment = { readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> };

export type StaffCasePageQueryVariables = Exact<{
  id: string;
}>;


export type StaffCasePageQuery = { readonly staffCase: { readonly openedOn: string, readonly filedOn: string | null, readonly outcome: CaseOutcome | null, readonly plannedFilingOn: string | null, readonly urgencies: ReadonlyArray<CaseUrgency>, readonly clientCode: string | null, readonly greeting: string | null, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly ends: ReadonlyArray<{ readonly debtor: number | null, readonly outcome: CaseOutcome | null, readonly day: string | null }>, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string }>, readonly attorney: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean }, readonly paralegal: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }, readonly parts: ReadonlyArray<{ readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null }>, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> }>, readonly deadlines: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly debtor: number | null }> } | null };


export const staffCasePage: Operation<StaffCasePageQuery, StaffCasePageQueryVariables> = {
  id: 'sha256:a00db10c2768a237d88e3e0a7f1ed6e54abf8fa4a44a718f2ed76781f9cb0653',
  name: 'StaffCasePage',
  kind: 'query',
}
