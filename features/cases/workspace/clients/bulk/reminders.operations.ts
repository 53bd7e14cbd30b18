// The operations of reminders.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReminderProgressFragment = { readonly id: string, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> };

export type ClientRemindersQueryVariables = Exact<{
  id: string;
}>;


export type ClientRemindersQuery = { readonly bulkReminder: { readonly id: string, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null };

export type RemindClientsMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type RemindClientsMutation = { readonly remindClients: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminder: { readonly id: string, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null } };

export type CancelClientRemindersMutationVariables = Exact<{
  id: string;
}>;


export type CancelClientRemindersMutation = { readonly cancelBulkReminder: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminder: { readonly id: string, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null } };


export const clientReminders: Operation<ClientRemindersQuery, ClientRemindersQueryVariables> = {
  id: 'sha256:daa37b45ccbbfadab2dc9f40a30d9e08a8a4c5ca2dd250b9021fd4d8b9d80b3f',
  name: 'ClientReminders',
  kind: 'query',
}

export const remindClients: Operation<RemindClientsMutation, RemindClientsMutationVariables> = {
  id: 'sha256:50d450cfa9aef510073b47ff74dd967c026c644c7790db35299a04e96653a16f',
  name: 'RemindClients',
  kind: 'mutation',
}

export const cancelClientReminders: Operation<CancelClientRemindersMutation, CancelClientRemindersMutationVariables> = {
  id: 'sha256:36c59ff678b17b40951f6016aee457cb50e2cf8dd863aeb2fdc721b1d3e6ce02',
  name: 'CancelClientReminders',
  kind: 'mutation',
}
