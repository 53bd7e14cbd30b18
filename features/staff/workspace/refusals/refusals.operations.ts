// The operations of refusals.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { RefusalKind, RefusedThing } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RefusedAccessPageQueryVariables = Exact<{
  staffId?: string | null | undefined;
  kind?: RefusalKind | null | undefined;
  after?: string | null | undefined;
}>;


export type RefusedAccessPageQuery = { readonly refusedAccess: { readonly next: string | null, readonly entries: ReadonlyArray<{ readonly id: string, readonly at: string, readonly person: string | null, readonly thing: RefusedThing | null, readonly operation: string | null, readonly count: number, readonly tried: string | null, readonly ip: string | null }> } };


export const refusedAccessPage: Operation<RefusedAccessPageQuery, RefusedAccessPageQueryVariables> = {
  id: 'sha256:7b24d6428a8c9237c262faf182eca45d74a27ff3b6aac1f7056e222062060793',
  name: 'RefusedAccessPage',
  kind: 'query',
}
