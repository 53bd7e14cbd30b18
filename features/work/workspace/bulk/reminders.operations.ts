// The operations of reminders.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReminderProgressFragment = { readonly id: string, readonly isInvitation: boolean, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> };

export type ClientRemindersQueryVariables = Exact<{
  id: string;
}>;


export type ClientRemindersQuery = { readonly bulkReminder: { readonly id: string, readonly isInvitation: boolean, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null };

export type RemindClientsMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type RemindClientsMutation = { readonly remindClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminder: { readonly id: string, readonly isInvitation: boolean, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null } };

export type CancelClientRemindersMutationVariables = Exact<{
  id: string;
}>;


export type CancelClientRemindersMutation = { readonly cancelBulkReminder: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminder: { readonly id: string, readonly isInvitation: boolean, readonly total: number, readonly done: number, readonly isOver: boolean, readonly isCancelled: boolean, readonly skipped: ReadonlyArray<{ readonly reason: string, readonly client: { readonly id: string, readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }> } }> } | null } };


export const clientReminders: Operation<ClientRemindersQuery, ClientRemindersQueryVariables> = {
  id: 'sha256:9f3bbf13d71c1b49a5404109df82490715a6b4732a8bcdf0c12c245787481132',
  name: 'ClientReminders',
  kind: 'query',
}

export const remindClients: Operation<RemindClientsMutation, RemindClientsMutationVariables> = {
  id: 'sha256:4e4acfa57398a2cd1ae60e44520e95f6fba6f17a6367ec6d111338f2435d3aef',
  name: 'RemindClients',
  kind: 'mutation',
}

export const cancelClientReminders: Operation<CancelClientRemindersMutation, CancelClientRemindersMutationVariables> = {
  id: 'sha256:a9b72fa132a84b20bde8ac17a467d0f3d38ca066b5de93854aa4b3286ad597bf',
  name: 'CancelClientReminders',
  kind: 'mutation',
}
