// The operations of faqs.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FaqsQueryVariables = Exact<{
  caseId?: string | null | undefined;
}>;


export type FaqsQuery = { readonly faqs: { readonly overview: ReadonlyArray<string>, readonly overviewVideoUrl: string | null, readonly topics: ReadonlyArray<{ readonly id: string, readonly title: string, readonly entries: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: ReadonlyArray<string>, readonly more: ReadonlyArray<{ readonly id: string, readonly question: string, readonly answer: ReadonlyArray<string> }> }> }> } };


export const faqs: Operation<FaqsQuery, FaqsQueryVariables> = {
  id: 'sha256:119abb402a7c0bcdea1f959e0ff675bd87fe6a352e0f327be8ef930aac2425bc',
  name: 'Faqs',
  kind: 'query',
}
