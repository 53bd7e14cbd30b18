// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
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

export type StaffSignInNext =
  /** A second step that is set up. */
  | 'SECOND_STEP'
  /** No second step is set up yet. */
  | 'SET_UP_SECOND_STEP'
  /** The password fits in several firms. */
  | 'CHOOSE_FIRM'
  | 'SIGNED_IN';

export type StaffSignInStepFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignInUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignInUnderWayQuery = { readonly staffSignInUnderWay: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } | null };

export type StaffInvitationOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationOfLinkQuery = { readonly staffInvitation: { readonly givenName: string, readonly email: string, readonly firmName: string, readonly invitedBy: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInStaffMutation = { readonly signInStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { readonly acceptStaffInvitation: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly uri: string, readonly secret: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitAuthenticatorCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitAuthenticatorCodeMutation = { readonly submitAuthenticatorCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitRecoveryCodeMutation = { readonly submitRecoveryCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ChooseStaffFirmMutationVariables = Exact<{
  firmId: string;
}>;


export type ChooseStaffFirmMutation = { readonly chooseStaffFirm: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };


export const staffSignInUnderWay: Operation<StaffSignInUnderWayQuery, StaffSignInUnderWayQueryVariables> = {
  id: 'sha256:900003c0317c351f16f76e94bbb6513a4c675f81e5d65c899307c46059b4c855',
  name: 'StaffSignInUnderWay',
  kind: 'query',
}

export const staffInvitationOfLink: Operation<StaffInvitationOfLinkQuery, StaffInvitationOfLinkQueryVariables> = {
  id: 'sha256:bdeba2e84888a2603406d174747823602aaab1a9643eca82897af193572f086d',
  name: 'StaffInvitationOfLink',
  kind: 'query',
}

export const signInStaff: Operation<SignInStaffMutation, SignInStaffMutationVariables> = {
  id: 'sha256:1fc9b45139996ea2bdf15809e40f298fc65d642f9357a03c1e54eb97c53b689e',
  name: 'SignInStaff',
  kind: 'mutation',
}

export const acceptStaffInvitation: Operation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables> = {
  id: 'sha256:d8be63ae2f5588f2a691e96cfd202be6585e54a6e1415a72255264d1cefe412b',
  name: 'AcceptStaffInvitation',
  kind: 'mutation',
}

export const beginAuthenticator: Operation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables> = {
  id: 'sha256:d75ae2c4f8512293eeaf063e91b648ca9e7a16c4ad8e1ac248660e7eedf654e7',
  name: 'BeginAuthenticator',
  kind: 'mutation',
}

export const confirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = {
  id: 'sha256:30466e6a348020f8420e4ab4997f153f3d47a758db262356e4c8d5057311c055',
  name: 'ConfirmAuthenticator',
  kind: 'mutation',
}

export const submitAuthenticatorCode: Operation<SubmitAuthenticatorCodeMutation, SubmitAuthenticatorCodeMutationVariables> = {
  id: 'sha256:b67303e70731029aa4f21df208e12742874d4edd7fbe62473d8b6e9a460cd43a',
  name: 'SubmitAuthenticatorCode',
  kind: 'mutation',
}

export const submitRecoveryCode: Operation<SubmitRecoveryCodeMutation, SubmitRecoveryCodeMutationVariables> = {
  id: 'sha256:95035472817f7bf5be0e79d8ac39a6b1521cfdfe932bfa5bee83eb6b6bdb3973',
  name: 'SubmitRecoveryCode',
  kind: 'mutation',
}

export const chooseStaffFirm: Operation<ChooseStaffFirmMutation, ChooseStaffFirmMutationVariables> = {
  id: 'sha256:518319f9a483ff45f2e3981b081c1ca11a0b9300dc02692b82d1b50a648c4614',
  name: 'ChooseStaffFirm',
  kind: 'mutation',
}
