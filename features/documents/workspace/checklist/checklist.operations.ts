// The operations of checklist.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChecklistItemInput = {
  readonly key: string;
  readonly requirement: ChecklistRequirement;
};

export type ChecklistTemplatePartsFragment = { readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type ChecklistOfChapterQueryVariables = Exact<{
  chapter: number;
}>;


export type ChecklistOfChapterQuery = { readonly checklistTemplate: { readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeChecklistTemplateMutationVariables = Exact<{
  chapter: number;
  version: number;
  items: ReadonlyArray<ChecklistItemInput> | ChecklistItemInput;
}>;


export type ChangeChecklistTemplateMutation = { readonly changeChecklistTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly template: { readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const checklistOfChapter: Operation<ChecklistOfChapterQuery, ChecklistOfChapterQueryVariables> = {
  id: 'sha256:198ab9532ec389ba0ab9c436e7dd6734c7d647608d0e5046e7b47456ccc48a5b',
  name: 'ChecklistOfChapter',
  kind: 'query',
}

export const changeChecklistTemplate: Operation<ChangeChecklistTemplateMutation, ChangeChecklistTemplateMutationVariables> = {
  id: 'sha256:3f43ccf9f6d17ac7c15fa5e8cd52f59120cda6a7607002e613fc61ed333a01eb',
  name: 'ChangeChecklistTemplate',
  kind: 'mutation',
}
