// The operations of review.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { AskedPeriodState, ClientLanguage, ReviewDecision, ReviewFileState, ReviewOrder, ReviewedStatus } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReviewDecisionInput = {
  readonly documentId: string;
  /** Chosen by the page, one for each decision. The same one again decides nothing twice. */
  readonly key: string;
  readonly decision: ReviewDecision;
  /** The status that the person saw. */
  readonly seen: ReviewedStatus;
  /** What the client reads. A question and a rejection need it, or a reason. */
  readonly comment?: string | null | undefined;
  /** The key of a standard reason. */
  readonly reasonKey?: string | null | undefined;
  /** Of an accepted document. Its extension stays. */
  readonly name?: string | null | undefined;
  /** Of an accepted course certificate. */
  readonly completedOn?: string | null | undefined;
  /** What is still needed beside an accepted document. */
  readonly stillNeeded?: ReadonlyArray<string> | null | undefined;
};

export type ReviewQueueQueryVariables = Exact<{
  order: ReviewOrder;
  mine: boolean;
}>;


export type ReviewQueueQuery = { readonly reviewQueue: { readonly total: number, readonly mine: number, readonly since: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly caseId: string, readonly sentBy: string, readonly name: string, readonly category: string, readonly uploadedAt: string, readonly fileState: ReviewFileState, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> }> } };

export type ReviewPulseQueryVariables = Exact<{
  mine: boolean;
}>;


export type ReviewPulseQuery = { readonly reviewPulse: { readonly total: number, readonly mine: number, readonly state: string, readonly leases: ReadonlyArray<{ readonly documentId: string, readonly holder: { readonly id: string, readonly givenName: string, readonly familyName: string } }>, readonly voidDecisions: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly errorCode: string }> } };

export type ReviewCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewCountQuery = { readonly reviewPulse: { readonly total: number } };

export type ReviewDocumentQueryVariables = Exact<{
  id: string;
}>;


export type ReviewDocumentQuery = { readonly reviewDocument: { readonly id: string, readonly caseId: string, readonly sentBy: string, readonly name: string, readonly uploadedAt: string, readonly bytes: number, readonly fileState: ReviewFileState, readonly orientation: number | null, readonly flags: ReadonlyArray<string>, readonly status: ReviewedStatus, readonly replacedBy: string | null, readonly categoryId: string, readonly category: string, readonly description: string, readonly period: string | null, readonly because: ReadonlyArray<string>, readonly stillNeeded: ReadonlyArray<string>, readonly language: ClientLanguage, readonly acceptedName: string, readonly isCertificate: boolean, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }>, readonly decision: { readonly decision: ReviewDecision, readonly at: string, readonly by: { readonly givenName: string } | null } | null, readonly answers: ReadonlyArray<{ readonly questionKey: string, readonly sectionId: string, readonly question: string, readonly text: string, readonly isUnsure: boolean }>, readonly periods: ReadonlyArray<{ readonly name: string, readonly nameForClient: string, readonly state: AskedPeriodState, readonly isThisOne: boolean }>, readonly siblings: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: ReviewedStatus, readonly uploadedAt: string }>, readonly comments: ReadonlyArray<{ readonly id: string, readonly by: string, readonly at: string, readonly text: string }>, readonly places: ReadonlyArray<{ readonly id: string, readonly name: string, readonly folder: string | null, readonly isSeenByBoth: boolean }> } | null };

export type ReasonsForReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type ReasonsForReviewQuery = { readonly reviewReasons: { readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }> } };

export type TakeReviewMutationVariables = Exact<{
  documentId: string;
  isTakingOver: boolean;
}>;


export type TakeReviewMutation = { readonly takeReview: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type LeaveReviewMutationVariables = Exact<{
  documentId: string;
}>;


export type LeaveReviewMutation = { readonly leaveReview: { readonly success: boolean } };

export type DecideReviewMutationVariables = Exact<{
  input: ReviewDecisionInput;
}>;


export type DecideReviewMutation = { readonly decideReview: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly decision: { readonly decision: ReviewDecision, readonly at: string, readonly by: { readonly givenName: string } | null } | null } };

export type UndoReviewMutationVariables = Exact<{
  documentId: string;
  key: string;
}>;


export type UndoReviewMutation = { readonly undoReview: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type MoveReviewedMutationVariables = Exact<{
  documentId: string;
  from: string;
  to: string;
}>;


export type MoveReviewedMutation = { readonly moveDocument: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type DismissVoidDecisionMutationVariables = Exact<{
  documentId: string;
}>;


export type DismissVoidDecisionMutation = { readonly dismissVoidDecision: { readonly success: boolean } };


export const reviewQueue: Operation<ReviewQueueQuery, ReviewQueueQueryVariables> = {
  id: 'sha256:0ff4b392e1387798253a93fd10e0e33a4717303aab742f1c73910ce07c0dc728',
  name: 'ReviewQueue',
  kind: 'query',
}

export const reviewPulse: Operation<ReviewPulseQuery, ReviewPulseQueryVariables> = {
  id: 'sha256:49d1d9d01b953742ad2d529827bbb9aad7334c944ef9ee43c400de5f10c65330',
  name: 'ReviewPulse',
  kind: 'query',
}

export const reviewCount: Operation<ReviewCountQuery, ReviewCountQueryVariables> = {
  id: 'sha256:e754c9c080096f2aadafa543f6637f93c4ef52e37fc02269465229afe48a939e',
  name: 'ReviewCount',
  kind: 'query',
}

export const reviewDocument: Operation<ReviewDocumentQuery, ReviewDocumentQueryVariables> = {
  id: 'sha256:8953af1a584b7b56f770ac1b58a4fb6bdaf45c9be9feebb3deed7c615e8672df',
  name: 'ReviewDocument',
  kind: 'query',
}

export const reasonsForReview: Operation<ReasonsForReviewQuery, ReasonsForReviewQueryVariables> = {
  id: 'sha256:232f0d9a2efc9b86bbddfd7919d73be34d3179522372c9b9544a2500e44a6eab',
  name: 'ReasonsForReview',
  kind: 'query',
}

export const takeReview: Operation<TakeReviewMutation, TakeReviewMutationVariables> = {
  id: 'sha256:aea922d73515fc96312397027e6a11b08389da7b23b16cccd09a95e5a303e1f6',
  name: 'TakeReview',
  kind: 'mutation',
}

export const leaveReview: Operation<LeaveReviewMutation, LeaveReviewMutationVariables> = {
  id: 'sha256:9e799e9a7f69fa7a1638a6e77ce5ff38688de03b03dc760bbf6853bf77bdd7ac',
  name: 'LeaveReview',
  kind: 'mutation',
}

export const decideReview: Operation<DecideReviewMutation, DecideReviewMutationVariables> = {
  id: 'sha256:3c2d448b8b6d5d6578518a0be130c1c11993e6739f4aba0cc9dff6b420b39ac5',
  name: 'DecideReview',
  kind: 'mutation',
}

export const undoReview: Operation<UndoReviewMutation, UndoReviewMutationVariables> = {
  id: 'sha256:edb7ce6c3f01aa747c093e114c48b2bc0f08e4a8405cc67da38cddba86287b99',
  name: 'UndoReview',
  kind: 'mutation',
}

export const moveReviewed: Operation<MoveReviewedMutation, MoveReviewedMutationVariables> = {
  id: 'sha256:ac2f7f47d3b5cdb88c2c37306d509ab615b03ad9214cbeb2a4e2149204688453',
  name: 'MoveReviewed',
  kind: 'mutation',
}

export const dismissVoidDecision: Operation<DismissVoidDecisionMutation, DismissVoidDecisionMutationVariables> = {
  id: 'sha256:8e3e4d437f75470f9b1786f1eaf2ee7e3b04fb950ed185036cc6c1bf18579313',
  name: 'DismissVoidDecision',
  kind: 'mutation',
}
