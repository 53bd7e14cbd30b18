// The operations of filing-list.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { FilingLineKind } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FilingLineInput = {
  /** A UUID that the form makes. */
  readonly key: string;
  readonly name: string;
  readonly isNecessary: boolean;
};

export type FilingListPartsFragment = { readonly optional: ReadonlyArray<FilingLineKind>, readonly version: number, readonly own: ReadonlyArray<{ readonly key: string, readonly name: string, readonly isNecessary: boolean }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type FirmFilingListQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmFilingListQuery = { readonly filingList: { readonly optional: ReadonlyArray<FilingLineKind>, readonly version: number, readonly own: ReadonlyArray<{ readonly key: string, readonly name: string, readonly isNecessary: boolean }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeFilingListMutationVariables = Exact<{
  version: number;
  optional: ReadonlyArray<FilingLineKind> | FilingLineKind;
  own: ReadonlyArray<FilingLineInput> | FilingLineInput;
}>;


export type ChangeFilingListMutation = { readonly changeFilingList: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly filingList: { readonly optional: ReadonlyArray<FilingLineKind>, readonly version: number, readonly own: ReadonlyArray<{ readonly key: string, readonly name: string, readonly isNecessary: boolean }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const firmFilingList: Operation<FirmFilingListQuery, FirmFilingListQueryVariables> = {
  id: 'sha256:41025b11cd282105719e981aec08220eb2b1845859a3fe1914ddae682385284c',
  name: 'FirmFilingList',
  kind: 'query',
}

export const changeFilingList: Operation<ChangeFilingListMutation, ChangeFilingListMutationVariables> = {
  id: 'sha256:ac111302213a3b0fc466bcc08a7cfa1f6c307c215228114c18482f5e2fa7a6f6',
  name: 'ChangeFilingList',
  kind: 'mutation',
}
