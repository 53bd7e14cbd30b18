// The operations of not-me.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReportNotMeMutationVariables = Exact<{
  token: string;
}>;


export type ReportNotMeMutation = { readonly reportNotMe: { readonly success: boolean, readonly error: string | null } };


export const reportNotMe: Operation<ReportNotMeMutation, ReportNotMeMutationVariables> = {
  id: 'sha256:eacc957a6f28afc626c9abaf009ce6c8a002f6a6579c6cbcd44179b0f9eb57b3',
  name: 'ReportNotMe',
  kind: 'mutation',
}
