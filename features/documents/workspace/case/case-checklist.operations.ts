// The operations of case-checklist.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseCategoryState, ChecklistRequirement, ClientLanguage, RequirementSource, ReviewFileState, ReviewedStatus } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ExtraRequestInput = {
  readonly title: string;
  readonly description: string;
  /** 1 or 2. Null for the whole case. */
  readonly debtor?: number | null | undefined;
  readonly requirement: ChecklistRequirement;
  readonly dueOn?: string | null | undefined;
};

export type SendToClientInput = {
  readonly caseId: string;
  /** For one person. Null: for all people of the case. */
  readonly debtor?: number | null | undefined;
  readonly comment?: string | null | undefined;
  /** Clients confirm that they have read it. */
  readonly asksAcknowledgment: boolean;
};

export type CaseChecklistPartsFragment = { readonly caseId: string, readonly needed: number, readonly complete: number, readonly template: { readonly id: string, readonly name: string, readonly isRemoved: boolean } | null, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly key: string, readonly name: string, readonly folder: string | null, readonly debtor: number | null, readonly requirement: ChecklistRequirement, readonly source: RequirementSource, readonly because: ReadonlyArray<string>, readonly isExtra: boolean, readonly dueOn: string | null, readonly requestedAt: string | null, readonly state: CaseCategoryState, readonly canBeAsked: boolean, readonly stillNeeded: ReadonlyArray<string>, readonly letters: number, readonly lastLetterAt: string | null, readonly requestedBy: { readonly givenName: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: ReviewedStatus, readonly fileState: ReviewFileState, readonly isFromFirm: boolean, readonly sentBy: string, readonly uploadedAt: string, readonly acknowledgments: ReadonlyArray<{ readonly debtor: number, readonly name: string, readonly at: string | null, readonly sentence: string | null }> | null }> }> };

export type CaseChecklistQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseChecklistQuery = { readonly caseChecklist: { readonly caseId: string, readonly needed: number, readonly complete: number, readonly template: { readonly id: string, readonly name: string, readonly isRemoved: boolean } | null, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly key: string, readonly name: string, readonly folder: string | null, readonly debtor: number | null, readonly requirement: ChecklistRequirement, readonly source: RequirementSource, readonly because: ReadonlyArray<string>, readonly isExtra: boolean, readonly dueOn: string | null, readonly requestedAt: string | null, readonly state: CaseCategoryState, readonly canBeAsked: boolean, readonly stillNeeded: ReadonlyArray<string>, readonly letters: number, readonly lastLetterAt: string | null, readonly requestedBy: { readonly givenName: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: ReviewedStatus, readonly fileState: ReviewFileState, readonly isFromFirm: boolean, readonly sentBy: string, readonly uploadedAt: string, readonly acknowledgments: ReadonlyArray<{ readonly debtor: number, readonly name: string, readonly at: string | null, readonly sentence: string | null }> | null }> }> } };

export type MissingLetterQueryVariables = Exact<{
  caseId: string;
  categoryIds: ReadonlyArray<string> | string;
}>;


export type MissingLetterQuery = { readonly missingLetter: ReadonlyArray<{ readonly debtor: number, readonly name: string, readonly language: ClientLanguage, readonly isReached: boolean, readonly greeting: string, readonly lead: string, readonly items: ReadonlyArray<string>, readonly end: string }> };

export type SetCategoryRequirementMutationVariables = Exact<{
  caseId: string;
  categoryId: string;
  seen: ChecklistRequirement;
  requirement: ChecklistRequirement;
}>;


export type SetCategoryRequirementMutation = { readonly setCategoryRequirement: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly checklist: { readonly caseId: string, readonly needed: number, readonly complete: number, readonly template: { readonly id: string, readonly name: string, readonly isRemoved: boolean } | null, readonly people: ReadonlyArray<{ readonly debtor: number, readonly givenName: string, readonly familyName: string, readonly language: ClientLanguage, readonly hasAccount: boolean }>, readonly categories: ReadonlyArray<{ readonly id: string, readonly key: string, readonly name: string, readonly folder: string | null, readonly debtor: number | null, readonly requirement: ChecklistRequirement, readonly source: RequirementSource, readonly because: ReadonlyArray<string>, readonly isExtra: boolean, readonly dueOn: string | null, readonly requestedAt: string | null, readonly state: CaseCategoryState, readonly canBeAsked: boolean, readonly stillNeeded: ReadonlyArray<string>, readonly letters: number, readonly lastLetterAt: string | null, readonly requestedBy: { readonly givenName: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: ReviewedStatus, readonly fileState: ReviewFileState, readonly isFromFirm: boolean, readonly sentBy: string, readonly uploadedAt: string, readonly acknowledgments: ReadonlyArray<{ readonly debtor: number, readonly name: string, readonly at: string | null, readonly sentence: string | null }> | null }> }> } | null } };

export type RequestExtraDocumentMutationVariables = Exact<{
  caseId: string;
  key: string;
  request: ExtraRequestInput;
}>;


export type RequestExtraDocumentMutation = { readonly requestExtraDocument: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SendMissingLetterMutationVariables = Exact<{
  caseId: string;
  key: string;
  categoryIds: ReadonlyArray<string> | string;
}>;


export type SendMissingLetterMutation = { readonly sendMissingLetter: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SendToClientMutationVariables = Exact<{
  file: File;
  input: SendToClientInput;
}>;


export type SendToClientMutation = { readonly sendToClient: { readonly documentId: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const caseChecklist: Operation<CaseChecklistQuery, CaseChecklistQueryVariables> = {
  id: 'sha256:05edcd7ab545186afad2cfc91e677d49dc50526c92fc70df461b69e9509e4b11',
  name: 'CaseChecklist',
  kind: 'query',
}

export const missingLetter: Operation<MissingLetterQuery, MissingLetterQueryVariables> = {
  id: 'sha256:bd967cf7580e347a8bcf8281c8515a077e50eec2a53fab1a0424d9e2f734134c',
  name: 'MissingLetter',
  kind: 'query',
}

export const setCategoryRequirement: Operation<SetCategoryRequirementMutation, SetCategoryRequirementMutationVariables> = {
  id: 'sha256:9ed9940f17f096367e9f05741d42503aba2e5505ce036259d8d3822bb87d3ff7',
  name: 'SetCategoryRequirement',
  kind: 'mutation',
}

export const requestExtraDocument: Operation<RequestExtraDocumentMutation, RequestExtraDocumentMutationVariables> = {
  id: 'sha256:2faf9ca7e9578397d06c27165e69295c129e6f1e0f7b598ae99c2c0221734447',
  name: 'RequestExtraDocument',
  kind: 'mutation',
}

export const sendMissingLetter: Operation<SendMissingLetterMutation, SendMissingLetterMutationVariables> = {
  id: 'sha256:fbfb96c4e9835fcebee968cd1779fe7ffcb88eb454987426a49b4723d5ec81af',
  name: 'SendMissingLetter',
  kind: 'mutation',
}

export const sendToClient: Operation<SendToClientMutation, SendToClientMutationVariables> = {
  id: 'sha256:c885d4d52843f4958fed27584d48d8f15da650b62ea293968a53778b322dce8b',
  name: 'SendToClient',
  kind: 'mutation',
}
