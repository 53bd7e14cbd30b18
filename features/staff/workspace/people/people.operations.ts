// The operations of people.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffFactor, StaffRole, StaffState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffTeamQuery = { readonly team: ReadonlyArray<{ readonly state: StaffState, readonly factors: ReadonlyArray<StaffFactor>, readonly lastSeenAt: string | null, readonly invitationEndsAt: string | null, readonly lockedUntil: string | null, readonly office: string, readonly officeId: string, readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole }> };

export type StaffPermissionTableQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPermissionTableQuery = { readonly staffPermissions: ReadonlyArray<{ readonly act: string, readonly roles: ReadonlyArray<StaffRole>, readonly asksAgain: boolean }> };

export type StaffDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDevicesQuery = { readonly myDevices: ReadonlyArray<{ readonly id: string, readonly browser: string, readonly signedInAt: string, readonly lastSeenAt: string, readonly isThisOne: boolean }> };

export type StaffActResultFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

export type ConfirmStaffMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmStaffMutation = { readonly confirmStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type InviteStaffMutationVariables = Exact<{
  givenName: string;
  familyName: string;
  email: string;
  role: StaffRole;
}>;


export type InviteStaffMutation = { readonly inviteStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendStaffInvitationMutationVariables = Exact<{
  staffId: string;
}>;


export type ResendStaffInvitationMutation = { readonly resendStaffInvitation: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ChangeStaffRoleMutationVariables = Exact<{
  staffId: string;
  role: StaffRole;
}>;


export type ChangeStaffRoleMutation = { readonly changeStaffRole: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type PlaceStaffMutationVariables = Exact<{
  staffId: string;
  officeId: string;
}>;


export type PlaceStaffMutation = { readonly placeStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ReactivateStaffMutationVariables = Exact<{
  staffId: string;
}>;


export type ReactivateStaffMutation = { readonly reactivateStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type UnlockStaffMutationVariables = Exact<{
  staffId: string;
}>;


export type UnlockStaffMutation = { readonly unlockStaff: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResetStaffSignInMutationVariables = Exact<{
  staffId: string;
}>;


export type ResetStaffSignInMutation = { readonly resetStaffSignIn: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SignOutStaffDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutStaffDeviceMutation = { readonly signOutStaffDevice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const staffTeam: Operation<StaffTeamQuery, StaffTeamQueryVariables> = {
  id: 'sha256:1e2c848fea8233edc71ce8a675cb21f72ef138f32acf7e9ff16c5f2a272ef156',
  name: 'StaffTeam',
  kind: 'query',
}

export const staffPermissionTable: Operation<StaffPermissionTableQuery, StaffPermissionTableQueryVariables> = {
  id: 'sha256:80a1e0fa1579bcd0cfff07f17747eeb6020a3bf16b38ef9703e9d1dbc9cc666c',
  name: 'StaffPermissionTable',
  kind: 'query',
}

export const staffDevices: Operation<StaffDevicesQuery, StaffDevicesQueryVariables> = {
  id: 'sha256:1e64ced4b03b68c89e55f7706db4cae68d2c8f4b58474f04339f34aae8ffb5cd',
  name: 'StaffDevices',
  kind: 'query',
}

export const confirmStaff: Operation<ConfirmStaffMutation, ConfirmStaffMutationVariables> = {
  id: 'sha256:ac03d7fb95e966a5d79bae229c68a2afda9b50b1a4d417e9d961f5f53bd17c3c',
  name: 'ConfirmStaff',
  kind: 'mutation',
}

export const inviteStaff: Operation<InviteStaffMutation, InviteStaffMutationVariables> = {
  id: 'sha256:c6e61aac60dfc8e34642d1c96997ffd36a039534af5670a59e958e7138cc1027',
  name: 'InviteStaff',
  kind: 'mutation',
}

export const resendStaffInvitation: Operation<ResendStaffInvitationMutation, ResendStaffInvitationMutationVariables> = {
  id: 'sha256:5663fe9e4337af5184bc64d86750c85928275c389dd50b9409458d51d4074c73',
  name: 'ResendStaffInvitation',
  kind: 'mutation',
}

export const changeStaffRole: Operation<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables> = {
  id: 'sha256:5e2cda77d5d9c1f36df6cbd9c6d9f3f71bcdda9ba4e273c2cdfa9ba00d5cf49f',
  name: 'ChangeStaffRole',
  kind: 'mutation',
}

export const placeStaff: Operation<PlaceStaffMutation, PlaceStaffMutationVariables> = {
  id: 'sha256:e50ac277f49284874a19ca8f5326aed9e9ec50da0f641bce2708ac6f86842ecc',
  name: 'PlaceStaff',
  kind: 'mutation',
}

export const reactivateStaff: Operation<ReactivateStaffMutation, ReactivateStaffMutationVariables> = {
  id: 'sha256:b688f7eac5f0d42b2db41e233a3672cd83982f466fbea377024f32ac9c88f9c3',
  name: 'ReactivateStaff',
  kind: 'mutation',
}

export const unlockStaff: Operation<UnlockStaffMutation, UnlockStaffMutationVariables> = {
  id: 'sha256:69a030dd639ca7d523d0876e02c410ce7c36777f00b6099018cf5e173c0c624c',
  name: 'UnlockStaff',
  kind: 'mutation',
}

export const resetStaffSignIn: Operation<ResetStaffSignInMutation, ResetStaffSignInMutationVariables> = {
  id: 'sha256:8c14c5add88dbd9f9778dacc44bb85fdfc7adab48c186c48658b3af6b1126e1a',
  name: 'ResetStaffSignIn',
  kind: 'mutation',
}

export const signOutStaffDevice: Operation<SignOutStaffDeviceMutation, SignOutStaffDeviceMutationVariables> = {
  id: 'sha256:1449a06ff29905a820480d490ddc94a011700c83319b59dcd52f5b76f475d290',
  name: 'SignOutStaffDevice',
  kind: 'mutation',
}
