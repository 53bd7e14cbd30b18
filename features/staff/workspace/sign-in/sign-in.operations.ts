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

export type StaffSignInStepFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignInUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignInUnderWayQuery = { readonly staffSignInUnderWay: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } | null };

export type StaffInvitationOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationOfLinkQuery = { readonly staffInvitation: { readonly givenName: string, readonly email: string, readonly firmName: string, readonly invitedBy: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInStaffMutation = { readonly signInStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { readonly acceptStaffInvitation: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly uri: string, readonly secret: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitAuthenticatorCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitAuthenticatorCodeMutation = { readonly submitAuthenticatorCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitRecoveryCodeMutation = { readonly submitRecoveryCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ChooseStaffFirmMutationVariables = Exact<{
  firmId: string;
}>;


export type ChooseStaffFirmMutation = { readonly chooseStaffFirm: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };


export const staffSignInUnderWay: Operation<StaffSignInUnderWayQuery, StaffSignInUnderWayQueryVariables> = {
  id: 'sha256:e62ee02c516be3a8f38e88c03716a2d16ed1923efa40119bf27733fb84a0f611',
  name: 'StaffSignInUnderWay',
  kind: 'query',
}

export const staffInvitationOfLink: Operation<StaffInvitationOfLinkQuery, StaffInvitationOfLinkQueryVariables> = {
  id: 'sha256:bdeba2e84888a2603406d174747823602aaab1a9643eca82897af193572f086d',
  name: 'StaffInvitationOfLink',
  kind: 'query',
}

export const signInStaff: Operation<SignInStaffMutation, SignInStaffMutationVariables> = {
  id: 'sha256:1099667b77067c6d04653a766109af32187e79a92e61e249083f4c4658307331',
  name: 'SignInStaff',
  kind: 'mutation',
}

export const acceptStaffInvitation: Operation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables> = {
  id: 'sha256:1a57a3600748df36d8386164202623ab26452ddc6423d73b84f0d9912bcff012',
  name: 'AcceptStaffInvitation',
  kind: 'mutation',
}

export const beginAuthenticator: Operation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables> = {
  id: 'sha256:d75ae2c4f8512293eeaf063e91b648ca9e7a16c4ad8e1ac248660e7eedf654e7',
  name: 'BeginAuthenticator',
  kind: 'mutation',
}

export const confirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = {
  id: 'sha256:086b4526f9a922382ebfbd86d6ed4652df41c5574030bc2367d5d1f4f3c8e5e3',
  name: 'ConfirmAuthenticator',
  kind: 'mutation',
}

export const submitAuthenticatorCode: Operation<SubmitAuthenticatorCodeMutation, SubmitAuthenticatorCodeMutationVariables> = {
  id: 'sha256:d2229177b054ae4a0f9e9c4c939bbe0b8107aeb936987225c74ad7a4ad80c3e0',
  name: 'SubmitAuthenticatorCode',
  kind: 'mutation',
}

export const submitRecoveryCode: Operation<SubmitRecoveryCodeMutation, SubmitRecoveryCodeMutationVariables> = {
  id: 'sha256:df247fa6f03be5d894907edba104caa8ba73081c55187fd93966675be56ad8a8',
  name: 'SubmitRecoveryCode',
  kind: 'mutation',
}

export const chooseStaffFirm: Operation<ChooseStaffFirmMutation, ChooseStaffFirmMutationVariables> = {
  id: 'sha256:28ae376763ac450afdd5cd0ae7f020cda2b02dc4c748bfdeabf473fc6daa80a2',
  name: 'ChooseStaffFirm',
  kind: 'mutation',
}
