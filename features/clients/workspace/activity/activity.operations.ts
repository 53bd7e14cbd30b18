// The operations of activity.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseEventKind, CaseOutcome } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EventPartPartsFragment = { readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null };

export type CaseEventsPageQueryVariables = Exact<{
  caseId: string;
  after?: string | null | undefined;
}>;


export type CaseEventsPageQuery = { readonly caseEvents: { readonly next: string | null, readonly events: ReadonlyArray<{ readonly id: string, readonly at: string, readonly kind: CaseEventKind, readonly actor: string | null, readonly isByClient: boolean, readonly subject: string | null, readonly reason: string | null, readonly convertedOn: string | null, readonly docketNumber: string | null, readonly ends: ReadonlyArray<{ readonly name: string | null, readonly before: { readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null }, readonly after: { readonly debtor: number, readonly hasEnded: boolean, readonly outcome: CaseOutcome | null, readonly endedOn: string | null, readonly docketNumber: string | null } }> }> } };


export const caseEventsPage: Operation<CaseEventsPageQuery, CaseEventsPageQueryVariables> = {
  id: 'sha256:301f92b7a82dd50f3453521667749fd1dd88f9d2d37d377a534c9cc7b9e496f4',
  name: 'CaseEventsPage',
  kind: 'query',
}
