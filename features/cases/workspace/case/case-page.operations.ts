// The operations of case-page.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseOutcome, CaseUrgency, ClientChannel, ClientInvitationState, ClientLanguage, ClientMessageKind, ClientMessageState, ClientStage, ClientStep, ClientWaitsFor } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffCasePersonPartsFragment = { readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> };

export type StaffCasePageQueryVariables = Exact<{
  id: string;
}>;


export type StaffCasePageQuery = { readonly staffCase: { readonly openedOn: string, readonly filedOn: string | null, readonly outcome: CaseOutcome | null, readonly plannedFilingOn: string | null, readonly urgencies: ReadonlyArray<CaseUrgency>, readonly clientCode: string | null, readonly greeting: string | null, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly step: ClientStep, readonly documentsNeeded: number, readonly documentsComplete: number, readonly documentsToReview: number, readonly sectionsShown: number, readonly sectionsDone: number, readonly sectionsToCheck: number, readonly helpRequests: number, readonly coursesNeeded: number, readonly coursesDone: number, readonly waitsFor: ClientWaitsFor | null, readonly attorney: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean }, readonly paralegal: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly lastActivity: { readonly at: string, readonly by: string | null } }, readonly people: ReadonlyArray<{ readonly id: string, readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly email: string, readonly mobilePhone: string, readonly hasAccount: boolean, readonly lastVisitAt: string | null, readonly invitation: { readonly state: ClientInvitationState, readonly at: string | null, readonly endsAt: string | null }, readonly messages: ReadonlyArray<{ readonly kind: ClientMessageKind, readonly channel: ClientChannel, readonly at: string, readonly state: ClientMessageState, readonly fault: string | null, readonly canBeSentAgain: boolean }> }>, readonly deadlines: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly debtor: number | null }> } | null };


export const staffCasePage: Operation<StaffCasePageQuery, StaffCasePageQueryVariables> = {
  id: 'sha256:925aef4d3bd0882ef0791ea54cd92db95498f3c40c08dbd381dcf81316172c95',
  name: 'StaffCasePage',
  kind: 'query',
}
