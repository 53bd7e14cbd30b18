// The operations of activity.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseEventKind } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseEventsPageQueryVariables = Exact<{
  caseId: string;
  after?: string | null | undefined;
}>;


export type CaseEventsPageQuery = { readonly caseEvents: { readonly next: string | null, readonly events: ReadonlyArray<{ readonly id: string, readonly at: string, readonly kind: CaseEventKind, readonly actor: string | null, readonly isByClient: boolean, readonly subject: string | null, readonly reason: string | null }> } };


export const caseEventsPage: Operation<CaseEventsPageQuery, CaseEventsPageQueryVariables> = {
  id: 'sha256:9473501cce640c405b4d7f280428550765f441b1e6486374469077898b3378f4',
  name: 'CaseEventsPage',
  kind: 'query',
}
