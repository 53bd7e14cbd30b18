// The operations of duplicates.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ClientStage, SimilarReason } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SimilarClientPartsFragment = { readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } };

export type SimilarCasesQueryVariables = Exact<{
  caseId: string;
}>;


export type SimilarCasesQuery = { readonly similarCases: ReadonlyArray<{ readonly reason: SimilarReason, readonly client: { readonly id: string, readonly caseNumber: string | null, readonly chapter: number | null, readonly stage: ClientStage, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string }> } }> };

export type MergeDuplicateMutationVariables = Exact<{
  caseId: string;
  intoCaseId: string;
}>;


export type MergeDuplicateMutation = { readonly mergeDuplicate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const similarCases: Operation<SimilarCasesQuery, SimilarCasesQueryVariables> = {
  id: 'sha256:cd9ddbb4a157c2819042b5bb725868a65b3f68f23e357429e352bfee3a0de5ec',
  name: 'SimilarCases',
  kind: 'query',
}

export const mergeDuplicate: Operation<MergeDuplicateMutation, MergeDuplicateMutationVariables> = {
  id: 'sha256:eaa505a3f3542f1174c4f7e803098fba72ca0c0bd11588afe5f6dbdd8e770925',
  name: 'MergeDuplicate',
  kind: 'mutation',
}
