// The operations of people.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffFactor =
  | 'AUTHENTICATOR'
  | 'PASSKEY'
  | 'RECOVERY_CODE';

export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

export type StaffState =
  /** Has a link and no password yet. */
  | 'INVITED'
  | 'ACTIVE'
  /** May not sign in. */
  | 'DEACTIVATED';

export type StaffTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffTeamQuery = { readonly team: ReadonlyArray<{ readonly state: StaffState, readonly factors: ReadonlyArray<StaffFactor>, readonly lastSeenAt: string | null, readonly invitationEndsAt: string | null, readonly lockedUntil: string | null, readonly office: string, readonly officeId: string, readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole }> };

export type StaffPermissionTableQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffPermissionTableQuery = { readonly staffPermissions: ReadonlyArray<{ readonly act: string, readonly roles: ReadonlyArray<StaffRole>, readonly asksAgain: boolean }> };

export type StaffDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDevicesQuery = { readonly myDevices: ReadonlyArray<{ readonly id: string, readonly browser: string, readonly signedInAt: string, readonly lastSeenAt: string, readonly isThisOne: boolean }> };

export type StaffActResultFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown };

export type ConfirmStaffMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmStaffMutation = { readonly confirmStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type InviteStaffMutationVariables = Exact<{
  givenName: string;
  familyName: string;
  email: string;
  role: StaffRole;
}>;


export type InviteStaffMutation = { readonly inviteStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendStaffInvitationMutationVariables = Exact<{
  staffId: string;
}>;


export type ResendStaffInvitationMutation = { readonly resendStaffInvitation: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ChangeStaffRoleMutationVariables = Exact<{
  staffId: string;
  role: StaffRole;
}>;


export type ChangeStaffRoleMutation = { readonly changeStaffRole: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type PlaceStaffMutationVariables = Exact<{
  staffId: string;
  officeId: string;
}>;


export type PlaceStaffMutation = { readonly placeStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type DeactivateStaffMutationVariables = Exact<{
  staffId: string;
}>;


export type DeactivateStaffMutation = { readonly deactivateStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ReactivateStaffMutationVariables = Exact<{
  staffId: string;
}>;


export type ReactivateStaffMutation = { readonly reactivateStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type UnlockStaffMutationVariables = Exact<{
  staffId: string;
}>;


export type UnlockStaffMutation = { readonly unlockStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResetStaffSignInMutationVariables = Exact<{
  staffId: string;
}>;


export type ResetStaffSignInMutation = { readonly resetStaffSignIn: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SignOutStaffDeviceMutationVariables = Exact<{
  id: string;
}>;


export type SignOutStaffDeviceMutation = { readonly signOutStaffDevice: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown } };


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
  id: 'sha256:fd4ff586f4dbf86088fb051b55c3d9e9e80b08ae2cbe46d6c0448eb8ef366537',
  name: 'ConfirmStaff',
  kind: 'mutation',
}

export const inviteStaff: Operation<InviteStaffMutation, InviteStaffMutationVariables> = {
  id: 'sha256:bc9adb0c6d46efb6fdb416c958d624eeb6c358931f3b2b4ea697385f82883325',
  name: 'InviteStaff',
  kind: 'mutation',
}

export const resendStaffInvitation: Operation<ResendStaffInvitationMutation, ResendStaffInvitationMutationVariables> = {
  id: 'sha256:04efbd019ee2b855bf6629d3c9322d3944c76809dec9b1bbfb564d858d8b3195',
  name: 'ResendStaffInvitation',
  kind: 'mutation',
}

export const changeStaffRole: Operation<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables> = {
  id: 'sha256:b502905feac4508e5be4f601b32759d2e35c87905b27ff9302948f597fa29e40',
  name: 'ChangeStaffRole',
  kind: 'mutation',
}

export const placeStaff: Operation<PlaceStaffMutation, PlaceStaffMutationVariables> = {
  id: 'sha256:c477570266afbbe8c1e600b18cb37c45f0ff14acd643b7fd98176a4aeeab38b9',
  name: 'PlaceStaff',
  kind: 'mutation',
}

export const deactivateStaff: Operation<DeactivateStaffMutation, DeactivateStaffMutationVariables> = {
  id: 'sha256:6e5a25a0d23caf76cc33803354211b7985281d0933344c2a501496223b97b5ce',
  name: 'DeactivateStaff',
  kind: 'mutation',
}

export const reactivateStaff: Operation<ReactivateStaffMutation, ReactivateStaffMutationVariables> = {
  id: 'sha256:f698955b28f650536e00f1db3a91639c5734a6664a43698cccff9dd2db5ff415',
  name: 'ReactivateStaff',
  kind: 'mutation',
}

export const unlockStaff: Operation<UnlockStaffMutation, UnlockStaffMutationVariables> = {
  id: 'sha256:53a7fa0a78b49ec045c44fa338e2d7b540a05094e9c6e388c2939f180a36493c',
  name: 'UnlockStaff',
  kind: 'mutation',
}

export const resetStaffSignIn: Operation<ResetStaffSignInMutation, ResetStaffSignInMutationVariables> = {
  id: 'sha256:de5c131dab48836c56e3790a92be68a49855c3cdb578633a53a5f5bea1de4009',
  name: 'ResetStaffSignIn',
  kind: 'mutation',
}

export const signOutStaffDevice: Operation<SignOutStaffDeviceMutation, SignOutStaffDeviceMutationVariables> = {
  id: 'sha256:2382067dd9982b2c6208431cde83be53ca752ff4d27b7f1f0da4edbcd232a8d3',
  name: 'SignOutStaffDevice',
  kind: 'mutation',
}
