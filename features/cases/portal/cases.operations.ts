// The operations of cases.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A case as it was read. All fields except `id` are ignored, so that a client can send back the whole case. Objects and lists are JSON. */
export type CaseInput = {
  readonly id: string;
  readonly caseNumber?: string | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly attorneyName?: string | null | undefined;
  readonly caseType?: string | null | undefined;
  readonly status?: string | null | undefined;
  readonly openDate?: string | null | undefined;
  readonly filedOn?: string | null | undefined;
  readonly isDischarged?: boolean | null | undefined;
  readonly isJoint?: boolean | null | undefined;
  readonly debtor1EmailAddress?: string | null | undefined;
  readonly debtor2EmailAddress?: string | null | undefined;
  readonly firm?: unknown;
  readonly clientCode?: string | null | undefined;
  readonly lastVisitedDate?: string | null | undefined;
  readonly statuses?: unknown;
  readonly dashBoardTitle?: string | null | undefined;
  readonly dashBoardHeaderDescription?: string | null | undefined;
  readonly dashBoardCurrentStatusDescription?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly keyDates?: unknown;
  readonly removedMeetingDay?: string | null | undefined;
  readonly questionnaireShownInstructions?: boolean | null | undefined;
  readonly questionnaireShownTerms?: boolean | null | undefined;
  readonly dashBoardCourseNumber?: string | null | undefined;
  readonly dashBoardCourseState?: string | null | undefined;
  readonly dashBoardCourseProvider?: string | null | undefined;
  readonly isDebtor1?: boolean | null | undefined;
  readonly hasLegacyOrder?: boolean | null | undefined;
  readonly orderItemSourceTypeId?: number | null | undefined;
  readonly organizationalUnitIdKey?: string | null | undefined;
  readonly courseDeadlines?: unknown;
  readonly debtor1HasPlacedFirstCourseOrder?: boolean | null | undefined;
  readonly debtor1HasPlacedFirstCourseOrderStatus?: number | null | undefined;
  readonly debtor1FirstCourseOrderStep?: string | null | undefined;
  readonly debtor1FirstCourseForJointCaseOrders?: number | null | undefined;
  readonly debtor1HasPlacedSecondCourseOrder?: boolean | null | undefined;
  readonly debtor1HasPlacedSecondCourseOrderStatus?: number | null | undefined;
  readonly debtor1SecondCourseOrderStep?: string | null | undefined;
  readonly debtor1SecondCourseForJointCaseOrders?: number | null | undefined;
  readonly debtor2HasPlacedFirstCourseOrder?: boolean | null | undefined;
  readonly debtor2HasPlacedFirstCourseOrderStatus?: number | null | undefined;
  readonly debtor2FirstCourseOrderStep?: string | null | undefined;
  readonly debtor2FirstCourseForJointCaseOrders?: number | null | undefined;
  readonly debtor2HasPlacedSecondCourseOrder?: boolean | null | undefined;
  readonly debtor2HasPlacedSecondCourseOrderStatus?: number | null | undefined;
  readonly debtor2SecondCourseOrderStep?: string | null | undefined;
  readonly debtor2SecondCourseForJointCaseOrders?: number | null | undefined;
  readonly dashBoardShowSubmitDocumentsFlag?: boolean | null | undefined;
  readonly documentsSentAndWaiting?: boolean | null | undefined;
  readonly documentFoldersOpen?: number | null | undefined;
  readonly documentFoldersSentBack?: number | null | undefined;
  readonly documentFoldersWaiting?: number | null | undefined;
  readonly documentFoldersTotal?: number | null | undefined;
  readonly documentsToReviewCount?: number | null | undefined;
  readonly questionnaireDisplayInClientPortalFlag?: boolean | null | undefined;
  readonly questionnaireShownInstructionsFlag?: boolean | null | undefined;
  readonly questionnaireShownTermsAndConditionsFlag?: boolean | null | undefined;
  readonly questionnaireInstructions?: string | null | undefined;
  readonly questionnaireExpectedCompletionDate?: string | null | undefined;
  readonly questionnaireExpectedCompletionDateMonth?: number | null | undefined;
  readonly questionnaireExpectedCompletionDateDay?: number | null | undefined;
  readonly questionnaireExpectedCompletionDateYear?: number | null | undefined;
  readonly questionnaireExpectedCompletionDateFormatted?: string | null | undefined;
  readonly questionnaireSectionsTotal?: number | null | undefined;
  readonly questionnaireSectionsDone?: number | null | undefined;
  readonly questionnaireSectionsSentBack?: number | null | undefined;
  readonly questionnaireSubmittedFlag?: boolean | null | undefined;
  readonly questionnaireSubmittedTime?: string | null | undefined;
};

export type ClientHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientHomeQuery = { readonly clientLevelDashboard: { readonly clientDashboardItemList: ReadonlyArray<{ readonly id: string, readonly caseType: string, readonly lastVisitedDate: string | null, readonly status: string, readonly caseNumber: string | null, readonly attorneyName: string, readonly firmName: string, readonly openDate: string, readonly dashBoardCourseNumber: string | null, readonly dashBoardShowSubmitDocumentsFlag: boolean, readonly firm: { readonly name: string, readonly iconUrl: string | null, readonly colour: string, readonly onColour: string } }> } };

export type DeactivatedCasesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeactivatedCasesQuery = { readonly clientLevelDashboard: { readonly clientDashboardItemList: ReadonlyArray<{ readonly id: string, readonly caseType: string, readonly status: string, readonly caseNumber: string | null, readonly firmName: string, readonly openDate: string }> } };

export type ActiveCasesQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveCasesQuery = { readonly cases: { readonly get: ReadonlyArray<{ readonly id: string, readonly caseNumber: string | null, readonly active: boolean, readonly attorneyName: string, readonly caseType: string, readonly status: string, readonly openDate: string, readonly filedOn: string | null, readonly isDischarged: boolean, readonly isJoint: boolean, readonly clientCode: string | null, readonly isDebtor1: boolean, readonly hasLegacyOrder: boolean, readonly dashBoardTitle: string, readonly dashBoardHeaderDescription: string, readonly dashBoardCurrentStatusDescription: string, readonly dashBoardCourseNumber: string | null, readonly dashBoardCourseState: string | null, readonly dashBoardCourseProvider: string | null, readonly timeZone: string, readonly removedMeetingDay: string | null, readonly questionnaireDisplayInClientPortalFlag: boolean | null, readonly questionnaireSectionsTotal: number | null, readonly questionnaireSectionsDone: number | null, readonly questionnaireSectionsSentBack: number | null, readonly questionnaireSubmittedFlag: boolean | null, readonly questionnaireSubmittedTime: string | null, readonly questionnaireExpectedCompletionDateFormatted: string | null, readonly dashBoardShowSubmitDocumentsFlag: boolean, readonly documentsSentAndWaiting: boolean, readonly documentFoldersOpen: number, readonly documentFoldersSentBack: number, readonly documentFoldersWaiting: number, readonly documentFoldersTotal: number, readonly documentsToReviewCount: number, readonly firm: { readonly id: string, readonly name: string, readonly iconUrl: string | null, readonly colour: string, readonly onColour: string, readonly emailAddress: string | null, readonly officeId: string | null, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly phone: string | null, readonly fax: string | null, readonly website: string | null }, readonly statuses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly order: number, readonly state: string, readonly date: string | null }>, readonly keyDates: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly checkWithCourt: boolean, readonly time: string | null, readonly timeZone: string | null, readonly place: string | null, readonly link: string | null, readonly interpreter: string | null }>, readonly courseDeadlines: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly checkWithCourt: boolean }> }> } };

export type VisitCaseMutationVariables = Exact<{
  case: CaseInput;
}>;


export type VisitCaseMutation = { readonly cases: { readonly update: { readonly id: string } } };

export type DeactivateCaseMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type DeactivateCaseMutation = { readonly cases: { readonly deactivate: { readonly id: string, readonly active: boolean } } };

export type ActivateCaseMutationVariables = Exact<{
  id: string;
}>;


export type ActivateCaseMutation = { readonly cases: { readonly activate: { readonly id: string, readonly active: boolean } } };

export type WholeCaseFragment = { readonly id: string, readonly caseNumber: string | null, readonly active: boolean, readonly attorneyName: string, readonly caseType: string, readonly status: string, readonly openDate: string, readonly filedOn: string | null, readonly isDischarged: boolean, readonly isJoint: boolean, readonly clientCode: string | null, readonly isDebtor1: boolean, readonly hasLegacyOrder: boolean, readonly dashBoardTitle: string, readonly dashBoardHeaderDescription: string, readonly dashBoardCurrentStatusDescription: string, readonly dashBoardCourseNumber: string | null, readonly dashBoardCourseState: string | null, readonly dashBoardCourseProvider: string | null, readonly timeZone: string, readonly removedMeetingDay: string | null, readonly questionnaireDisplayInClientPortalFlag: boolean | null, readonly questionnaireSectionsTotal: number | null, readonly questionnaireSectionsDone: number | null, readonly questionnaireSectionsSentBack: number | null, readonly questionnaireSubmittedFlag: boolean | null, readonly questionnaireSubmittedTime: string | null, readonly questionnaireExpectedCompletionDateFormatted: string | null, readonly dashBoardShowSubmitDocumentsFlag: boolean, readonly documentsSentAndWaiting: boolean, readonly documentFoldersOpen: number, readonly documentFoldersSentBack: number, readonly documentFoldersWaiting: number, readonly documentFoldersTotal: number, readonly documentsToReviewCount: number, readonly firm: { readonly id: string, readonly name: string, readonly iconUrl: string | null, readonly colour: string, readonly onColour: string, readonly emailAddress: string | null, readonly officeId: string | null, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly phone: string | null, readonly fax: string | null, readonly website: string | null }, readonly statuses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly order: number, readonly state: string, readonly date: string | null }>, readonly keyDates: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly checkWithCourt: boolean, readonly time: string | null, readonly timeZone: string | null, readonly place: string | null, readonly link: string | null, readonly interpreter: string | null }>, readonly courseDeadlines: ReadonlyArray<{ readonly kind: string, readonly day: string, readonly checkWithCourt: boolean }> };


export const clientHome: Operation<ClientHomeQuery, ClientHomeQueryVariables> = {
  id: 'sha256:c7a1fe91dc2ae8a2a0c86b122643f7659185812b150ab88b36aecfe390f3ae07',
  name: 'ClientHome',
  kind: 'query',
}

export const deactivatedCases: Operation<DeactivatedCasesQuery, DeactivatedCasesQueryVariables> = {
  id: 'sha256:a3fbd2e4e7283e81b19706617be405d7061a9801b14bbf40db3588f51ae71cc8',
  name: 'DeactivatedCases',
  kind: 'query',
}

export const activeCases: Operation<ActiveCasesQuery, ActiveCasesQueryVariables> = {
  id: 'sha256:458d4d5f6aa63232f1f773ab58229fd3e714e19b71c7fc637411b23cb8f0603c',
  name: 'ActiveCases',
  kind: 'query',
}

export const visitCase: Operation<VisitCaseMutation, VisitCaseMutationVariables> = {
  id: 'sha256:c1940aef02e619ecdbe750395d7dc7d6def189a8ae0e1e9405dbf455f5c66c07',
  name: 'VisitCase',
  kind: 'mutation',
}

export const deactivateCase: Operation<DeactivateCaseMutation, DeactivateCaseMutationVariables> = {
  id: 'sha256:a05cedabae7425739e5d434eb8eaac6f63e1a59788fbc110b9053688cc21fa07',
  name: 'DeactivateCase',
  kind: 'mutation',
}

export const activateCase: Operation<ActivateCaseMutation, ActivateCaseMutationVariables> = {
  id: 'sha256:636719261441249f0537ca8b80739ddc8ce4e2e2be2660bc182d8d6f83af3c2d',
  name: 'ActivateCase',
  kind: 'mutation',
}
