// The operations of reminders.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { CaseReminderState, ClientWaitsFor } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReminderScheduleInput = {
  readonly isOn: boolean;
  /** 1 to 6 whole numbers from 1 to 90, each larger than the one before. */
  readonly invitationDays: ReadonlyArray<number>;
  /** The same. */
  readonly taskDays: ReadonlyArray<number>;
};

export type CaseRemindersPartsFragment = { readonly state: CaseReminderState, readonly waitsFor: ClientWaitsFor | null, readonly day: string | null, readonly number: number | null, readonly of: number | null, readonly pausedUntil: string | null, readonly total: number, readonly lastSentAt: string | null, readonly version: number, readonly pausedBy: { readonly givenName: string, readonly familyName: string } | null };

export type ReminderSchedulePartsFragment = { readonly isOn: boolean, readonly invitationDays: ReadonlyArray<number>, readonly taskDays: ReadonlyArray<number>, readonly version: number };

export type RemindersOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type RemindersOfCaseQuery = { readonly caseReminders: { readonly state: CaseReminderState, readonly waitsFor: ClientWaitsFor | null, readonly day: string | null, readonly number: number | null, readonly of: number | null, readonly pausedUntil: string | null, readonly total: number, readonly lastSentAt: string | null, readonly version: number, readonly pausedBy: { readonly givenName: string, readonly familyName: string } | null } };

export type ScheduleOfRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type ScheduleOfRemindersQuery = { readonly reminderSchedule: { readonly isOn: boolean, readonly invitationDays: ReadonlyArray<number>, readonly taskDays: ReadonlyArray<number>, readonly version: number } };

export type PauseCaseRemindersMutationVariables = Exact<{
  caseId: string;
  version: number;
  until?: string | null | undefined;
}>;


export type PauseCaseRemindersMutation = { readonly pauseCaseReminders: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminders: { readonly state: CaseReminderState, readonly waitsFor: ClientWaitsFor | null, readonly day: string | null, readonly number: number | null, readonly of: number | null, readonly pausedUntil: string | null, readonly total: number, readonly lastSentAt: string | null, readonly version: number, readonly pausedBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type ResumeCaseRemindersMutationVariables = Exact<{
  caseId: string;
  version: number;
}>;


export type ResumeCaseRemindersMutation = { readonly resumeCaseReminders: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly reminders: { readonly state: CaseReminderState, readonly waitsFor: ClientWaitsFor | null, readonly day: string | null, readonly number: number | null, readonly of: number | null, readonly pausedUntil: string | null, readonly total: number, readonly lastSentAt: string | null, readonly version: number, readonly pausedBy: { readonly givenName: string, readonly familyName: string } | null } | null } };

export type ChangeReminderScheduleMutationVariables = Exact<{
  version: number;
  schedule: ReminderScheduleInput;
}>;


export type ChangeReminderScheduleMutation = { readonly changeReminderSchedule: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly schedule: { readonly isOn: boolean, readonly invitationDays: ReadonlyArray<number>, readonly taskDays: ReadonlyArray<number>, readonly version: number } | null } };


export const remindersOfCase: Operation<RemindersOfCaseQuery, RemindersOfCaseQueryVariables> = {
  id: 'sha256:d47e7a6d57a1c0434f6b83ad3d3fe3a70de7f2eefbd6963125a8f9752fa6cf5d',
  name: 'RemindersOfCase',
  kind: 'query',
}

export const scheduleOfReminders: Operation<ScheduleOfRemindersQuery, ScheduleOfRemindersQueryVariables> = {
  id: 'sha256:1325bf87a892bd7950b64b67be197a5a2101ca279f716698b0b6059e2de2831d',
  name: 'ScheduleOfReminders',
  kind: 'query',
}

export const pauseCaseReminders: Operation<PauseCaseRemindersMutation, PauseCaseRemindersMutationVariables> = {
  id: 'sha256:0f0320c53d185638f2f66e2f1878ba9e0122d31aab838831007d0d69d095345e',
  name: 'PauseCaseReminders',
  kind: 'mutation',
}

export const resumeCaseReminders: Operation<ResumeCaseRemindersMutation, ResumeCaseRemindersMutationVariables> = {
  id: 'sha256:4214a92be9a0b7894c63ef25ebd54d81cc915438a2de0081cab865c762fe049b',
  name: 'ResumeCaseReminders',
  kind: 'mutation',
}

export const changeReminderSchedule: Operation<ChangeReminderScheduleMutation, ChangeReminderScheduleMutationVariables> = {
  id: 'sha256:7f4063fb6ce26892309c939b3d911c8945a69a7ba3fbeebb2959224d73dbff73',
  name: 'ChangeReminderSchedule',
  kind: 'mutation',
}
