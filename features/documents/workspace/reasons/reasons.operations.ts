// The operations of reasons.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ClientLanguage } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReasonWordsInput = {
  readonly language: ClientLanguage;
  readonly name: string;
  readonly text: string;
};

export type ReviewReasonInput = {
  /** Of a reason that is there, or a new one: lower-case letters, digits and hyphens, at most 40. */
  readonly key: string;
  readonly texts: ReadonlyArray<ReasonWordsInput>;
};

export type ReviewReasonsPartsFragment = { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type FirmReviewReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmReviewReasonsQuery = { readonly reviewReasons: { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeReviewReasonsMutationVariables = Exact<{
  version: number;
  reasons: ReadonlyArray<ReviewReasonInput> | ReviewReasonInput;
}>;


export type ChangeReviewReasonsMutation = { readonly changeReviewReasons: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reviewReasons: { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const firmReviewReasons: Operation<FirmReviewReasonsQuery, FirmReviewReasonsQueryVariables> = {
  id: 'sha256:d782c58d581ffe5b2c795fde736b0d9cc909b81fba100178e8b959b15490eae4',
  name: 'FirmReviewReasons',
  kind: 'query',
}

export const changeReviewReasons: Operation<ChangeReviewReasonsMutation, ChangeReviewReasonsMutationVariables> = {
  id: 'sha256:c9b4a8b314eb7c6859f347ca52cd5ac694b8711970a527f28209b4e92aa3de0e',
  name: 'ChangeReviewReasons',
  kind: 'mutation',
}
