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

export type CaseTaskPartsFragment = { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null };

export type CaseTaskOutcomeFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null };

export type CaseNotesQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseNotesQuery = { readonly caseNotes: ReadonlyArray<{ readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } }> };

export type CaseTasksQueryVariables = Exact<{
  caseId: string;
}>;


export type CaseTasksQuery = { readonly caseTasks: ReadonlyArray<{ readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }> };

export type OpenTasksQueryVariables = Exact<{
  mine: boolean;
}>;


export type OpenTasksQuery = { readonly openTasks: { readonly total: number, readonly tasks: ReadonlyArray<{ readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null }, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } };

export type AddCaseNoteMutationVariables = Exact<{
  caseId: string;
  key: string;
  text: string;
}>;


export type AddCaseNoteMutation = { readonly addCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type ChangeCaseNoteMutationVariables = Exact<{
  noteId: string;
  version: number;
  text: string;
}>;


export type ChangeCaseNoteMutation = { readonly changeCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly note: { readonly id: string, readonly text: string, readonly at: string, readonly changedAt: string | null, readonly version: number, readonly author: { readonly id: string, readonly givenName: string, readonly familyName: string } } | null } };

export type RemoveCaseNoteMutationVariables = Exact<{
  noteId: string;
}>;


export type RemoveCaseNoteMutation = { readonly removeCaseNote: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type AddCaseTaskMutationVariables = Exact<{
  caseId: string;
  key: string;
  task: CaseTaskInput;
}>;


export type AddCaseTaskMutation = { readonly addCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type ChangeCaseTaskMutationVariables = Exact<{
  taskId: string;
  version: number;
  task: CaseTaskInput;
}>;


export type ChangeCaseTaskMutation = { readonly changeCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type SetCaseTaskDoneMutationVariables = Exact<{
  taskId: string;
  isDone: boolean;
}>;


export type SetCaseTaskDoneMutation = { readonly setCaseTaskDone: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly task: { readonly id: string, readonly title: string, readonly dueOn: string | null, readonly doneAt: string | null, readonly version: number, readonly assignee: { readonly id: string, readonly givenName: string, readonly familyName: string } | null, readonly doneBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type RemoveCaseTaskMutationVariables = Exact<{
  taskId: string;
}>;


export type RemoveCaseTaskMutation = { readonly removeCaseTask: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };


export const caseNotes: Operation<CaseNotesQuery, CaseNotesQueryVariables> = {
  id: 'sha256:afb787c20cb36edf9c44e81c5a2c7ef7199d89b0af5169cf7d9f48d861d3c7c0',
  name: 'CaseNotes',
  kind: 'query',
}

export const caseTasks: Operation<CaseTasksQuery, CaseTasksQueryVariables> = {
  id: 'sha256:0e0217606a50807975f5c10695aa4074dba31956b7584cff39d1acc6634a569d',
  name: 'CaseTasks',
  kind: 'query',
}

export const openTasks: Operation<OpenTasksQuery, OpenTasksQueryVariables> = {
  id: 'sha256:fa7884e1a00795ea5ba12fbec445255000d7b1f9e467d76f8e260ba2dc991b09',
  name: 'OpenTasks',
  kind: 'query',
}

export const addCaseNote: Operation<AddCaseNoteMutation, AddCaseNoteMutationVariables> = {
  id: 'sha256:2ea36b36259f58c9cd4bb4893aaa5de92cccddb316b12b8ff049056d28702868',
  name: 'AddCaseNote',
  kind: 'mutation',
}

export const changeCaseNote: Operation<ChangeCaseNoteMutation, ChangeCaseNoteMutationVariables> = {
  id: 'sha256:84780631e01b6d751bf9c6c4f0728155e5afbd412a12a1582af2e8fdceeba258',
  name: 'ChangeCaseNote',
  kind: 'mutation',
}

export const removeCaseNote: Operation<RemoveCaseNoteMutation, RemoveCaseNoteMutationVariables> = {
  id: 'sha256:f2b3caa432771c4e77ae6da23ec4c490284e367c8e896484397b24624733b92b',
  name: 'RemoveCaseNote',
  kind: 'mutation',
}

export const addCaseTask: Operation<AddCaseTaskMutation, AddCaseTaskMutationVariables> = {
  id: 'sha256:96059ba03882eb096030d0eac3a1bbcef743f42507f16fcd00923a7cd04f4dad',
  name: 'AddCaseTask',
  kind: 'mutation',
}

export const changeCaseTask: Operation<ChangeCaseTaskMutation, ChangeCaseTaskMutationVariables> = {
  id: 'sha256:e6665c5bf793cd84d0fadc6a66e08288752725f1b728bd5d4581e8c751386b02',
  name: 'ChangeCaseTask',
  kind: 'mutation',
}

export const setCaseTaskDone: Operation<SetCaseTaskDoneMutation, SetCaseTaskDoneMutationVariables> = {
  id: 'sha256:20e6c6fd465a9e5fcd21abcc3b1db64503192d6235555937083e7cce3d1e1007',
  name: 'SetCaseTaskDone',
  kind: 'mutation',
}

export const removeCaseTask: Operation<RemoveCaseTaskMutation, RemoveCaseTaskMutationVariables> = {
  id: 'sha256:d0afc7e3a5a9d69604e561bea997c9bbc1b5955705b452a2ba8abc3176a3384d',
  name: 'RemoveCaseTask',
  kind: 'mutation',
}
