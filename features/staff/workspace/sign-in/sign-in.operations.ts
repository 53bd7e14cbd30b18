// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffFactor, StaffRole, StaffSignInNext } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffSignInStepFragment = { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignInUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignInUnderWayQuery = { readonly staffSignInUnderWay: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } | null };

export type StaffInvitationOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationOfLinkQuery = { readonly staffInvitation: { readonly givenName: string, readonly email: string, readonly firmName: string, readonly invitedBy: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInStaffMutation = { readonly signInStaff: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { readonly acceptStaffInvitation: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly uri: string, readonly secret: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitAuthenticatorCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitAuthenticatorCodeMutation = { readonly submitAuthenticatorCode: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitRecoveryCodeMutation = { readonly submitRecoveryCode: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ChooseStaffFirmMutationVariables = Exact<{
  firmId: string;
}>;


export type ChooseStaffFirmMutation = { readonly chooseStaffFirm: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };


export const staffSignInUnderWay: Operation<StaffSignInUnderWayQuery, StaffSignInUnderWayQueryVariables> = {
  id: 'sha256:ce1b987aa1453c4012ac83af22eb49a917a91a0330edcd31282cd452e7cd3094',
  name: 'StaffSignInUnderWay',
  kind: 'query',
}

export const staffInvitationOfLink: Operation<StaffInvitationOfLinkQuery, StaffInvitationOfLinkQueryVariables> = {
  id: 'sha256:bdeba2e84888a2603406d174747823602aaab1a9643eca82897af193572f086d',
  name: 'StaffInvitationOfLink',
  kind: 'query',
}

export const signInStaff: Operation<SignInStaffMutation, SignInStaffMutationVariables> = {
  id: 'sha256:ca92dcee88f06b55e3c1f10377a5e95edaee2d4ccb1bb87fefe0b5b87af25549',
  name: 'SignInStaff',
  kind: 'mutation',
}

export const acceptStaffInvitation: Operation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables> = {
  id: 'sha256:5739fdfe7fc1bb05a06c2e447cf293da74eef68a3dad1f212945301c8e495645',
  name: 'AcceptStaffInvitation',
  kind: 'mutation',
}

export const beginAuthenticator: Operation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables> = {
  id: 'sha256:d75ae2c4f8512293eeaf063e91b648ca9e7a16c4ad8e1ac248660e7eedf654e7',
  name: 'BeginAuthenticator',
  kind: 'mutation',
}

export const confirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = {
  id: 'sha256:58ed700c02b1c07bd1444c7d9256d51d4aa107ef4f16e0dcbb8c199559e600e8',
  name: 'ConfirmAuthenticator',
  kind: 'mutation',
}

export const submitAuthenticatorCode: Operation<SubmitAuthenticatorCodeMutation, SubmitAuthenticatorCodeMutationVariables> = {
  id: 'sha256:8e6abda32c6b59175c089df5247ca229e16c449585ef104d03ff85be55f7843f',
  name: 'SubmitAuthenticatorCode',
  kind: 'mutation',
}

export const submitRecoveryCode: Operation<SubmitRecoveryCodeMutation, SubmitRecoveryCodeMutationVariables> = {
  id: 'sha256:86619d70e1c6cbcad1c584804f230721cd6c54222b83b8610dab838f086a0eb8',
  name: 'SubmitRecoveryCode',
  kind: 'mutation',
}

export const chooseStaffFirm: Operation<ChooseStaffFirmMutation, ChooseStaffFirmMutationVariables> = {
  id: 'sha256:2e5256bfe583b0838dcd93a555acd9366fe37c399c4e6ef1b1ddaa3f828c8eb7',
  name: 'ChooseStaffFirm',
  kind: 'mutation',
}
