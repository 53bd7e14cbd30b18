// The operations of template.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ChecklistRequirement, ChecklistStay } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseTemplateChangePartsFragment = { readonly caseId: string, readonly checklistId: string | null, readonly version: string, readonly lines: ReadonlyArray<{ readonly name: string, readonly folder: string | null, readonly from: ChecklistRequirement | null, readonly to: ChecklistRequirement, readonly stays: ChecklistStay | null }> };

export type TemplateChangeQueryVariables = Exact<{
  caseId: string;
  checklistId?: string | null | undefined;
}>;


export type TemplateChangeQuery = { readonly caseTemplateChange: { readonly caseId: string, readonly checklistId: string | null, readonly version: string, readonly lines: ReadonlyArray<{ readonly name: string, readonly folder: string | null, readonly from: ChecklistRequirement | null, readonly to: ChecklistRequirement, readonly stays: ChecklistStay | null }> } };

export type ChangeCaseTemplateMutationVariables = Exact<{
  caseId: string;
  checklistId?: string | null | undefined;
  version: string;
}>;


export type ChangeCaseTemplateMutation = { readonly changeCaseTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const templateChange: Operation<TemplateChangeQuery, TemplateChangeQueryVariables> = {
  id: 'sha256:b64ac3cda45cb6dfe87dc130cabbc5c3a55e99f00578a1a7a6e1e1fa65829381',
  name: 'TemplateChange',
  kind: 'query',
}

export const changeCaseTemplate: Operation<ChangeCaseTemplateMutation, ChangeCaseTemplateMutationVariables> = {
  id: 'sha256:901f30cd7cb44952fbd84a4dceb357458a612f95725dba39ada456db60a57a4a',
  name: 'ChangeCaseTemplate',
  kind: 'mutation',
}
