// The operations of checklist.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChecklistItemInput = {
  readonly key: string;
  readonly requirement: ChecklistRequirement;
};

export type NamedChecklistInput = {
  /** A UUID that the form makes. */
  readonly id: string;
  /** At most 60 characters. */
  readonly name: string;
};

export type ChecklistTemplatePartsFragment = { readonly checklistId: string | null, readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type ChecklistOfChapterQueryVariables = Exact<{
  chapter: number;
  checklistId?: string | null | undefined;
}>;


export type ChecklistOfChapterQuery = { readonly checklistTemplate: { readonly checklistId: string | null, readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeChecklistTemplateMutationVariables = Exact<{
  chapter: number;
  checklistId?: string | null | undefined;
  version: number;
  items: ReadonlyArray<ChecklistItemInput> | ChecklistItemInput;
}>;


export type ChangeChecklistTemplateMutation = { readonly changeChecklistTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly template: { readonly checklistId: string | null, readonly chapter: number, readonly version: number, readonly items: ReadonlyArray<{ readonly key: string, readonly name: string, readonly folder: string | null, readonly perDebtor: boolean, readonly standard: ChecklistRequirement, readonly requirement: ChecklistRequirement }>, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };

export type NamedChecklistsPartsFragment = { readonly version: number, readonly lists: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type FirmChecklistsQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmChecklistsQuery = { readonly namedChecklists: { readonly version: number, readonly lists: ReadonlyArray<{ readonly id: string, readonly name: string }> } };

export type ChangeNamedChecklistsMutationVariables = Exact<{
  version: number;
  lists: ReadonlyArray<NamedChecklistInput> | NamedChecklistInput;
}>;


export type ChangeNamedChecklistsMutation = { readonly changeNamedChecklists: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly namedChecklists: { readonly version: number, readonly lists: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null } };


export const checklistOfChapter: Operation<ChecklistOfChapterQuery, ChecklistOfChapterQueryVariables> = {
  id: 'sha256:78fe866ba2028418f519d80249a8608d70f000bc34774f74af541c59721c505f',
  name: 'ChecklistOfChapter',
  kind: 'query',
}

export const changeChecklistTemplate: Operation<ChangeChecklistTemplateMutation, ChangeChecklistTemplateMutationVariables> = {
  id: 'sha256:3180af8700a6a803af0384dbbc7cdb3903db15030417c7bacca49964ac7ee025',
  name: 'ChangeChecklistTemplate',
  kind: 'mutation',
}

export const firmChecklists: Operation<FirmChecklistsQuery, FirmChecklistsQueryVariables> = {
  id: 'sha256:270da828a040846336826792a7df65e302928a48e5ca39c4f7f866ce1a36e68b',
  name: 'FirmChecklists',
  kind: 'query',
}

export const changeNamedChecklists: Operation<ChangeNamedChecklistsMutation, ChangeNamedChecklistsMutationVariables> = {
  id: 'sha256:faaafd66011ffdbadcf154bae06b7380a89a8ebce5ddfaf6cae47eb17680f156',
  name: 'ChangeNamedChecklists',
  kind: 'mutation',
}
