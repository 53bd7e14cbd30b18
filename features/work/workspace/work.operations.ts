// The operations of work.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CaseTaskInput = {
  readonly title: string;
  readonly assigneeId?: string | null | undefined;
  readonly dueOn?: string | null | undefined;
};

export type CaseNotePartsFragment = { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } };

export type CaseTaskPartsFragment = { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null };

export type CaseTaskOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null };

export type CaseNotesQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseNotesQuery = { readonly caseNotes: ReadonlyArray<{ readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } }> };

export type CaseTasksQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseTasksQuery = { readonly caseTasks: ReadonlyArray<{ readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }> };

export type OpenTasksQueryVariables = Exact<{
  mine: boolean;
}>;


export type OpenTasksQuery = { readonly openTasks: { readonly total: number, readonly tasks: ReadonlyArray<{ readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } };

export type AddCaseNoteMutationVariables = Exact<{
  caseId: string;
  key: string;
  text: string;
}>;


export type AddCaseNoteMutation = { readonly addCaseNote: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type ChangeCaseNoteMutationVariables = Exact<{
  noteId: string;
  version: number;
  text: string;
}>;


export type ChangeCaseNoteMutation = { readonly changeCaseNote: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type RemoveCaseNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type RemoveCaseNoteMutation = { readonly removeCaseNote: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type AddCaseTaskMutationVariables = Exact<{
  caseId: string;
  key: string;
  task: CaseTaskInput;
}>;


export type AddCaseTaskMutation = { readonly addCaseTask: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type ChangeCaseTaskMutationVariables = Exact<{
  taskId: string;
  version: number;
  task: CaseTaskInput;
}>;


export type ChangeCaseTaskMutation = { readonly changeCaseTask: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type SetCaseTaskDoneMutationVariables = Exact<{
  taskId: string;
  isDone: boolean;
}>;


export type SetCaseTaskDoneMutation = { readonly setCaseTaskDone: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly hasLeft: boolean } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type RemoveCaseTaskMutationVariables = Exact<{
  taskId: string;
}>;


export type RemoveCaseTaskMutation = { readonly removeCaseTask: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const caseNotes: Operation<CaseNotesQuery, CaseNotesQueryVariables> = {
  id: 'sha256:afb787c20cb36edf9c44e81c5a2c7ef7199d89b0af5169cf7d9f48d861d3c7c0',
  name: 'CaseNotes',
  kind: 'query',
}

export const caseTasks: Operation<CaseTasksQuery, CaseTasksQueryVariables> = {
  id: 'sha256:05cbbb1c8ccd8edb46c27ed0ed4cdded0a7f79d231c2332d227e3f1db4212637',
  name: 'CaseTasks',
  kind: 'query',
}

export const openTasks: Operation<OpenTasksQuery, OpenTasksQueryVariables> = {
  id: 'sha256:0a16dbddd19b2e9a1b4fa2e559043ec9d072be11b542a3112d2b185762917197',
  name: 'OpenTasks',
  kind: 'query',
}

export const addCaseNote: Operation<AddCaseNoteMutation, AddCaseNoteMutationVariables> = {
  id: 'sha256:0e20878b11c21d7fd58c16e6675037b2191664f03072cf0b84e6c9b51d5d1de3',
  name: 'AddCaseNote',
  kind: 'mutation',
}

export const changeCaseNote: Operation<ChangeCaseNoteMutation, ChangeCaseNoteMutationVariables> = {
  id: 'sha256:90508f9c9322aaf0a937d433ad1f5b994ba6abeae59f0edc81748b7489250ca9',
  name: 'ChangeCaseNote',
  kind: 'mutation',
}

export const removeCaseNote: Operation<RemoveCaseNoteMutation, RemoveCaseNoteMutationVariables> = {
  id: 'sha256:0dd755003c2e38627a7ec49f9f0abc4ec976e9ba021df48f011abeab237d35df',
  name: 'RemoveCaseNote',
  kind: 'mutation',
}

export const addCaseTask: Operation<AddCaseTaskMutation, AddCaseTaskMutationVariables> = {
  id: 'sha256:5596cac2b004251e0c76f9a8b8c477cdf1447b2a201539245e674422065b476d',
  name: 'AddCaseTask',
  kind: 'mutation',
}

export const changeCaseTask: Operation<ChangeCaseTaskMutation, ChangeCaseTaskMutationVariables> = {
  id: 'sha256:bbc5f2419f589c0ae778ab44b055840efc6026791ccfa3ac44cfb951b84c2dc2',
  name: 'ChangeCaseTask',
  kind: 'mutation',
}

export const setCaseTaskDone: Operation<SetCaseTaskDoneMutation, SetCaseTaskDoneMutationVariables> = {
  id: 'sha256:1bc908fe606cbcc18f4ffaa462e32ea454ad149aa2a91760d70548dbce63837c',
  name: 'SetCaseTaskDone',
  kind: 'mutation',
}

export const removeCaseTask: Operation<RemoveCaseTaskMutation, RemoveCaseTaskMutationVariables> = {
  id: 'sha256:7338c45299fab7ae2ad1889b0b6f986af61dc821b04281829e79b2ead2bc0e29',
  name: 'RemoveCaseTask',
  kind: 'mutation',
}
