// The operations of leaving.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffWorkInput = {
  readonly openCases: number;
  readonly casesAsAttorney: number;
  readonly tasks: number;
  readonly savedFilters: number;
  readonly pausedReminders: number;
  readonly substituteFor: number;
};

export type StaffWorkQueryVariables = Exact<{
  staffId: string;
}>;


export type StaffWorkQuery = { readonly staffWork: { readonly openCases: number, readonly casesAsAttorney: number, readonly tasks: number, readonly savedFilters: number, readonly pausedReminders: number, readonly substituteFor: number } };

export type DeactivateStaffMutationVariables = Exact<{
  staffId: string;
  receiverId?: string | null | undefined;
  seen?: StaffWorkInput | null | undefined;
}>;


export type DeactivateStaffMutation = { readonly deactivateStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type HandOverStaffWorkMutationVariables = Exact<{
  staffId: string;
  receiverId: string;
  seen?: StaffWorkInput | null | undefined;
}>;


export type HandOverStaffWorkMutation = { readonly handOverStaffWork: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const staffWork: Operation<StaffWorkQuery, StaffWorkQueryVariables> = {
  id: 'sha256:201cdde5229d6ae56f75884c24a672cdc5fa733dd580dd52ab3b63eafe6681bb',
  name: 'StaffWork',
  kind: 'query',
}

export const deactivateStaff: Operation<DeactivateStaffMutation, DeactivateStaffMutationVariables> = {
  id: 'sha256:9ee3e8d28033291c943339e82c8470454c279570ef5a2531254eff3baaebd7fb',
  name: 'DeactivateStaff',
  kind: 'mutation',
}

export const handOverStaffWork: Operation<HandOverStaffWorkMutation, HandOverStaffWorkMutationVariables> = {
  id: 'sha256:9eb985c831e41996c25b64ddc0f89e1b27e94da98ee2b0c88123a33eb21a91c6',
  name: 'HandOverStaffWork',
  kind: 'mutation',
}
