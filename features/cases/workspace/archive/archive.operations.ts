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


export type ArchiveCaseMutation = { readonly archiveCase: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly archive: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null } | null } };

export type RestoreCaseMutationVariables = Exact<{
  caseId: string;
}>;


export type RestoreCaseMutation = { readonly restoreCase: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly archive: { readonly at: string, readonly by: { readonly givenName: string, readonly familyName: string }, readonly duplicateOf: { readonly id: string, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } | null } | null } };


export const archiveOfCase: Operation<ArchiveOfCaseQuery, ArchiveOfCaseQueryVariables> = {
  id: 'sha256:be987b2cc9315d88c0a08efb864e7ec02484021ec505f370e1fc9fd20d34377b',
  name: 'ArchiveOfCase',
  kind: 'query',
}

export const archiveCase: Operation<ArchiveCaseMutation, ArchiveCaseMutationVariables> = {
  id: 'sha256:8d95a7a4806189aeb3ea72dba09058e9d8d1a7ca22a470b66e7fac0140971353',
  name: 'ArchiveCase',
  kind: 'mutation',
}

export const restoreCase: Operation<RestoreCaseMutation, RestoreCaseMutationVariables> = {
  id: 'sha256:f31ae98bbe0d69f595bf489492381f750dcdccb097bd90ca1bb06c0dbf46614c',
  name: 'RestoreCase',
  kind: 'mutation',
}
