// The operations of templates.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { ClientStage, TaskAssignee } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TaskTemplateInput = {
  readonly stage: ClientStage;
  readonly title: string;
  readonly assignee?: TaskAssignee | null | undefined;
  readonly dueAfterDays?: number | null | undefined;
};

export type TaskTemplatePartsFragment = { readonly id: string, readonly stage: ClientStage, readonly title: string, readonly assignee: TaskAssignee | null, readonly dueAfterDays: number | null, readonly version: number };

export type TaskTemplateOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly template: { readonly id: string, readonly stage: ClientStage, readonly title: string, readonly assignee: TaskAssignee | null, readonly dueAfterDays: number | null, readonly version: number } | null };

export type TaskTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TaskTemplatesQuery = { readonly taskTemplates: ReadonlyArray<{ readonly id: string, readonly stage: ClientStage, readonly title: string, readonly assignee: TaskAssignee | null, readonly dueAfterDays: number | null, readonly version: number }> };

export type AddTaskTemplateMutationVariables = Exact<{
  template: TaskTemplateInput;
}>;


export type AddTaskTemplateMutation = { readonly addTaskTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly template: { readonly id: string, readonly stage: ClientStage, readonly title: string, readonly assignee: TaskAssignee | null, readonly dueAfterDays: number | null, readonly version: number } | null } };

export type ChangeTaskTemplateMutationVariables = Exact<{
  templateId: string;
  version: number;
  template: TaskTemplateInput;
}>;


export type ChangeTaskTemplateMutation = { readonly changeTaskTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly template: { readonly id: string, readonly stage: ClientStage, readonly title: string, readonly assignee: TaskAssignee | null, readonly dueAfterDays: number | null, readonly version: number } | null } };

export type RemoveTaskTemplateMutationVariables = Exact<{
  templateId: string;
}>;


export type RemoveTaskTemplateMutation = { readonly removeTaskTemplate: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const taskTemplates: Operation<TaskTemplatesQuery, TaskTemplatesQueryVariables> = {
  id: 'sha256:6f0746a92d1fb5306a038d3c9fb7001428b2c57abab6517116485f04615cb331',
  name: 'TaskTemplates',
  kind: 'query',
}

export const addTaskTemplate: Operation<AddTaskTemplateMutation, AddTaskTemplateMutationVariables> = {
  id: 'sha256:6c1e21f1dc9b9b24dbc6b68cfb6e32469fbe9ec279ff914a167b84a6bb8bcf31',
  name: 'AddTaskTemplate',
  kind: 'mutation',
}

export const changeTaskTemplate: Operation<ChangeTaskTemplateMutation, ChangeTaskTemplateMutationVariables> = {
  id: 'sha256:1627f04524d4824951c183f88333554b1848cdda8ff779ef4bc26d9115b448e6',
  name: 'ChangeTaskTemplate',
  kind: 'mutation',
}

export const removeTaskTemplate: Operation<RemoveTaskTemplateMutation, RemoveTaskTemplateMutationVariables> = {
  id: 'sha256:08487c3d6daf5e208ec663f558654a381e007e24bb353d3607b4717bd092ca4a',
  name: 'RemoveTaskTemplate',
  kind: 'mutation',
}
