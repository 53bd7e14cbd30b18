// The operations of details.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseUrgency } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseDetailsInput = {
  readonly plannedFilingOn?: string | null | undefined;
  readonly urgencies: ReadonlyArray<CaseUrgency>;
  readonly clientCode?: string | null | undefined;
  readonly greeting?: string | null | undefined;
};

export type CaseDetailsPartsFragment = { readonly plannedFilingOn: string | null, readonly urgencies: ReadonlyArray<CaseUrgency>, readonly clientCode: string | null, readonly greeting: string | null };

export type ChangeCaseDetailsMutationVariables = Exact<{
  caseId: string;
  seen: CaseDetailsInput;
  change: CaseDetailsInput;
}>;


export type ChangeCaseDetailsMutation = { readonly changeCaseDetails: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly details: { readonly plannedFilingOn: string | null, readonly urgencies: ReadonlyArray<CaseUrgency>, readonly clientCode: string | null, readonly greeting: string | null } | null } };


export const changeCaseDetails: Operation<ChangeCaseDetailsMutation, ChangeCaseDetailsMutationVariables> = {
  id: 'sha256:79504e8e10282c55380569b942ec2f53c5eccc1e22da1592ba5abbc33843017a',
  name: 'ChangeCaseDetails',
  kind: 'mutation',
}
