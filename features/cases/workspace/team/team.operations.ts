// The operations of team.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffRole, StaffState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseTeamInput = {
  readonly attorneyId: string;
  readonly paralegalId?: string | null | undefined;
  readonly officeId: string;
};

export type ClientColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientColleaguesQuery = { readonly team: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string, readonly role: StaffRole, readonly state: StaffState, readonly hasWork: boolean }> };

export type CaseTeamPartsFragment = { readonly attorneyId: string, readonly paralegalId: string | null, readonly officeId: string };

export type TeamOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type TeamOfCaseQuery = { readonly caseTeam: { readonly attorneyId: string, readonly paralegalId: string | null, readonly officeId: string }, readonly team: ReadonlyArray<{ readonly id: string, readonly givenName: string, readonly familyName: string, readonly role: StaffRole, readonly state: StaffState }>, readonly offices: ReadonlyArray<{ readonly id: string, readonly street: string, readonly city: string }> };

export type ChangeCaseTeamMutationVariables = Exact<{
  caseId: string;
  seen: CaseTeamInput;
  change: CaseTeamInput;
}>;


export type ChangeCaseTeamMutation = { readonly changeCaseTeam: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly team: { readonly attorneyId: string, readonly paralegalId: string | null, readonly officeId: string } | null } };


export const clientColleagues: Operation<ClientColleaguesQuery, ClientColleaguesQueryVariables> = {
  id: 'sha256:3ea9a210a66228aecadc3093d429689486d6c09afffe9d22bfde6dc4e2fab0bc',
  name: 'ClientColleagues',
  kind: 'query',
}

export const teamOfCase: Operation<TeamOfCaseQuery, TeamOfCaseQueryVariables> = {
  id: 'sha256:215a55a502a00e50b0e8a34b8ee36d49b2947ba8afe8c20ec73edba1ae96dfb3',
  name: 'TeamOfCase',
  kind: 'query',
}

export const changeCaseTeam: Operation<ChangeCaseTeamMutation, ChangeCaseTeamMutationVariables> = {
  id: 'sha256:24a922ca016bea513ebdeb43edc137aae6b4c4a55c5f1999d7af01b8bfa84429',
  name: 'ChangeCaseTeam',
  kind: 'mutation',
}
