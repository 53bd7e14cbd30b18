// The operations of defaults.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CoursePayer } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseDefaultsInput = {
  readonly showsQuestionnaire: boolean;
  readonly questionnaireDays?: number | null | undefined;
  readonly coursePayer: CoursePayer;
};

export type CaseDefaultsPartsFragment = { readonly showsQuestionnaire: boolean, readonly questionnaireDays: number | null, readonly coursePayer: CoursePayer, readonly version: number };

export type NewCaseDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type NewCaseDefaultsQuery = { readonly caseDefaults: { readonly showsQuestionnaire: boolean, readonly questionnaireDays: number | null, readonly coursePayer: CoursePayer, readonly version: number } };

export type ChangeCaseDefaultsMutationVariables = Exact<{
  version: number;
  defaults: CaseDefaultsInput;
}>;


export type ChangeCaseDefaultsMutation = { readonly changeCaseDefaults: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly defaults: { readonly showsQuestionnaire: boolean, readonly questionnaireDays: number | null, readonly coursePayer: CoursePayer, readonly version: number } | null } };


export const newCaseDefaults: Operation<NewCaseDefaultsQuery, NewCaseDefaultsQueryVariables> = {
  id: 'sha256:16bd48be93b2a7d658189ac45f0fe39a972abcf8b674a8c7ad2c8b9eebfb6f57',
  name: 'NewCaseDefaults',
  kind: 'query',
}

export const changeCaseDefaults: Operation<ChangeCaseDefaultsMutation, ChangeCaseDefaultsMutationVariables> = {
  id: 'sha256:d5b0309841ff391b74b4b5ac6ab8215d5012fcba1d5574472ae4f518dc7f7060',
  name: 'ChangeCaseDefaults',
  kind: 'mutation',
}
