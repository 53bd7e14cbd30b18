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

export type ReviewReasonsPartsFragment = { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> };

export type FirmReviewReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmReviewReasonsQuery = { readonly reviewReasons: { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> } };

export type ChangeReviewReasonsMutationVariables = Exact<{
  version: number;
  reasons: ReadonlyArray<ReviewReasonInput> | ReviewReasonInput;
}>;


export type ChangeReviewReasonsMutation = { readonly changeReviewReasons: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reviewReasons: { readonly version: number, readonly reasons: ReadonlyArray<{ readonly key: string, readonly texts: ReadonlyArray<{ readonly language: ClientLanguage, readonly name: string, readonly text: string }> }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } }> } | null } };


export const firmReviewReasons: Operation<FirmReviewReasonsQuery, FirmReviewReasonsQueryVariables> = {
  id: 'sha256:2faee6e3a525259acdb702449301f89c58b5dbde94dd22a5fad320e325cee163',
  name: 'FirmReviewReasons',
  kind: 'query',
}

export const changeReviewReasons: Operation<ChangeReviewReasonsMutation, ChangeReviewReasonsMutationVariables> = {
  id: 'sha256:2473c0c0300b1d12b0c4be1eafc3f28f20dbbd3511e9b4f66808634a3a401e6b',
  name: 'ChangeReviewReasons',
  kind: 'mutation',
}
