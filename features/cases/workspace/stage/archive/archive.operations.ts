// The operations of archive.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseArchivePartsFragment = { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null };

export type ArchiveOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type ArchiveOfCaseQuery = { readonly caseArchive: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null } | null };

export type ArchiveCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type ArchiveCaseMutation = { readonly archiveCase: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly archive: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null } | null } };

export type RestoreCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type RestoreCaseMutation = { readonly restoreCase: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly archive: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null } | null } };


export const archiveOfCase: Operation<ArchiveOfCaseQuery, ArchiveOfCaseQueryVariables> = {
  id: 'sha256:be987b2cc9315d88c0a08efb864e7ec02484021ec505f370e1fc9fd20d34377b',
  name: 'ArchiveOfCase',
  kind: 'query',
}

export const archiveCase: Operation<ArchiveCaseMutation, ArchiveCaseMutationVariables> = {
  id: 'sha256:f5c44705a3aca4975cded92f8b8c52b46d85e9a89a6b42dd4d34b43807d5d9d8',
  name: 'ArchiveCase',
  kind: 'mutation',
}

export const restoreCase: Operation<RestoreCaseMutation, RestoreCaseMutationVariables> = {
  id: 'sha256:b4997176905e613a87ca81b45120d7643f306ae8c5d99249d4eaa13d85dda38e',
  name: 'RestoreCase',
  kind: 'mutation',
}
