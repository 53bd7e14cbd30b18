// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffFactor, StaffRole, StaffSignInNext } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffSignInStepFragment = { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignInUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignInUnderWayQuery = { readonly staffSignInUnderWay: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } | null };

export type StaffInvitationOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationOfLinkQuery = { readonly staffInvitation: { readonly givenName: string, readonly email: string, readonly firmName: string, readonly invitedBy: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInStaffMutation = { readonly signInStaff: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { readonly acceptStaffInvitation: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly uri: string, readonly secret: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitAuthenticatorCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitAuthenticatorCodeMutation = { readonly submitAuthenticatorCode: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitRecoveryCodeMutation = { readonly submitRecoveryCode: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ChooseStaffFirmMutationVariables = Exact<{
  firmId: string;
}>;


export type ChooseStaffFirmMutation = { readonly chooseStaffFirm: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };


export const staffSignInUnderWay: Operation<StaffSignInUnderWayQuery, StaffSignInUnderWayQueryVariables> = {
  id: 'sha256:295ecd9aad8d534e410b5cd28b84c990b507950420e0c8b99a572f73dfe6e102',
  name: 'StaffSignInUnderWay',
  kind: 'query',
}

export const staffInvitationOfLink: Operation<StaffInvitationOfLinkQuery, StaffInvitationOfLinkQueryVariables> = {
  id: 'sha256:bdeba2e84888a2603406d174747823602aaab1a9643eca82897af193572f086d',
  name: 'StaffInvitationOfLink',
  kind: 'query',
}

export const signInStaff: Operation<SignInStaffMutation, SignInStaffMutationVariables> = {
  id: 'sha256:08aee30b022000f0a925fd5dcb8933513deacd8c4322568e328db60c060bb48f',
  name: 'SignInStaff',
  kind: 'mutation',
}

export const acceptStaffInvitation: Operation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables> = {
  id: 'sha256:00d3bf987260e9ba18f23c9cddc7a834a63f985db31601197a78c6386161bd20',
  name: 'AcceptStaffInvitation',
  kind: 'mutation',
}

export const beginAuthenticator: Operation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables> = {
  id: 'sha256:d75ae2c4f8512293eeaf063e91b648ca9e7a16c4ad8e1ac248660e7eedf654e7',
  name: 'BeginAuthenticator',
  kind: 'mutation',
}

export const confirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = {
  id: 'sha256:9735ffc8702065ac084e659cf25a446cec2ec902831a0b3c95723eee789f5c3b',
  name: 'ConfirmAuthenticator',
  kind: 'mutation',
}

export const submitAuthenticatorCode: Operation<SubmitAuthenticatorCodeMutation, SubmitAuthenticatorCodeMutationVariables> = {
  id: 'sha256:45133d9cf657bfc62bb5f2f1eb31e19dc239dc4e6e91f40b2c761f8c01d85a21',
  name: 'SubmitAuthenticatorCode',
  kind: 'mutation',
}

export const submitRecoveryCode: Operation<SubmitRecoveryCodeMutation, SubmitRecoveryCodeMutationVariables> = {
  id: 'sha256:140fd2e580fa53b9f0329a1ca750ac326d1d7359cfb96414a69dffdfdc2414b4',
  name: 'SubmitRecoveryCode',
  kind: 'mutation',
}

export const chooseStaffFirm: Operation<ChooseStaffFirmMutation, ChooseStaffFirmMutationVariables> = {
  id: 'sha256:9ea2c4046bf733e5a57fb940f1271a6bc2fff677fe745b2cb085f23c264e49ca',
  name: 'ChooseStaffFirm',
  kind: 'mutation',
}
