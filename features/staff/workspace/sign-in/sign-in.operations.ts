// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ClientChannel =
  | 'EMAIL'
  | 'TEXT';

export type ClientInvitationState =
  | 'NONE'
  /** The link works. */
  | 'OPEN'
  | 'EXPIRED'
  | 'REVOKED'
  /** The person has an account. */
  | 'ACCEPTED';

export type ClientLanguage =
  | 'EN'
  | 'ES';

export type ClientMessageState =
  | 'WAITING'
  | 'DELIVERED'
  | 'GIVEN_UP';

export type ClientStage =
  | 'PRE_FILING'
  | 'FILED'
  | 'COMPLETE';

/** What a case does next, as its list says it. */
export type ClientStep =
  /** Created, without an invitation. */
  | 'NOT_INVITED'
  /** Nobody has an account yet, and the link works. */
  | 'INVITED'
  /** Nobody has an account yet, and no link works. */
  | 'INVITATION_ENDED'
  | 'COLLECTING_DOCUMENTS'
  | 'QUESTIONNAIRE_OPEN'
  | 'FIRST_COURSE'
  /** All that a client does before the filing is done. */
  | 'READY_TO_FILE'
  /** Filed, without a date of the meeting of creditors. */
  | 'FILED'
  | 'MEETING_SCHEDULED'
  | 'SECOND_COURSE'
  /** Filed, and all that a client does is done. */
  | 'WAITING_FOR_COURT'
  | 'DISCHARGED'
  | 'CLOSED';

export type ClientWaitsFor =
  | 'ACCEPT_INVITATION'
  | 'DOCUMENTS'
  | 'QUESTIONNAIRE'
  | 'FIRST_COURSE'
  | 'SECOND_COURSE';

export type SimilarReason =
  | 'SAME_NAME'
  | 'SAME_EMAIL'
  | 'SAME_PHONE';

export type StaffFactor =
  | 'AUTHENTICATOR'
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

export type StaffSignInStepFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignInUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignInUnderWayQuery = { readonly staffSignInUnderWay: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } | null };

export type StaffInvitationOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffInvitationOfLinkQuery = { readonly staffInvitation: { readonly givenName: string, readonly email: string, readonly firmName: string, readonly invitedBy: string | null } | null };

export type SignInStaffMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type SignInStaffMutation = { readonly signInStaff: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type AcceptStaffInvitationMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type AcceptStaffInvitationMutation = { readonly acceptStaffInvitation: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type BeginAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginAuthenticatorMutation = { readonly beginAuthenticator: { readonly uri: string, readonly secret: string } | null };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { readonly confirmAuthenticator: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitAuthenticatorCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitAuthenticatorCodeMutation = { readonly submitAuthenticatorCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type SubmitRecoveryCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitRecoveryCodeMutation = { readonly submitRecoveryCode: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ChooseStaffFirmMutationVariables = Exact<{
  firmId: string;
}>;


export type ChooseStaffFirmMutation = { readonly chooseStaffFirm: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly firmName: string, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };


export const staffSignInUnderWay: Operation<StaffSignInUnderWayQuery, StaffSignInUnderWayQueryVariables> = {
  id: 'sha256:7b5f60a8d622bb1e696fd26b111bfa0a54cbcb00a94cb05f21aa88a91a1197d3',
  name: 'StaffSignInUnderWay',
  kind: 'query',
}

export const staffInvitationOfLink: Operation<StaffInvitationOfLinkQuery, StaffInvitationOfLinkQueryVariables> = {
  id: 'sha256:bdeba2e84888a2603406d174747823602aaab1a9643eca82897af193572f086d',
  name: 'StaffInvitationOfLink',
  kind: 'query',
}

export const signInStaff: Operation<SignInStaffMutation, SignInStaffMutationVariables> = {
  id: 'sha256:52af021ca2273fa2ef7b8a63cbf0c0226eb6676b765ef7e579c5de99a884ce7e',
  name: 'SignInStaff',
  kind: 'mutation',
}

export const acceptStaffInvitation: Operation<AcceptStaffInvitationMutation, AcceptStaffInvitationMutationVariables> = {
  id: 'sha256:7a4449fb9d542792f5ca57a80f5b2d92c637cc4449f463fa85c6500c5a3bfc48',
  name: 'AcceptStaffInvitation',
  kind: 'mutation',
}

export const beginAuthenticator: Operation<BeginAuthenticatorMutation, BeginAuthenticatorMutationVariables> = {
  id: 'sha256:d75ae2c4f8512293eeaf063e91b648ca9e7a16c4ad8e1ac248660e7eedf654e7',
  name: 'BeginAuthenticator',
  kind: 'mutation',
}

export const confirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = {
  id: 'sha256:f65cb8fee57912284c02cb24b62a1fe5fbbd8b6f488ce5f8fe0a76318d6f02f4',
  name: 'ConfirmAuthenticator',
  kind: 'mutation',
}

export const submitAuthenticatorCode: Operation<SubmitAuthenticatorCodeMutation, SubmitAuthenticatorCodeMutationVariables> = {
  id: 'sha256:d75e3945debc471e7c6201afdd34ab575f6b18d360bbf8aab7fd6d681dac7dd1',
  name: 'SubmitAuthenticatorCode',
  kind: 'mutation',
}

export const submitRecoveryCode: Operation<SubmitRecoveryCodeMutation, SubmitRecoveryCodeMutationVariables> = {
  id: 'sha256:8369e4290ae1514008d5482c9e057605d8c8c3cd5fb8d9d43ffb32906c5ea205',
  name: 'SubmitRecoveryCode',
  kind: 'mutation',
}

export const chooseStaffFirm: Operation<ChooseStaffFirmMutation, ChooseStaffFirmMutationVariables> = {
  id: 'sha256:991dc8a8b8aad2d8e6b14137b84eca4c3f02801c78b235b89241eded2298fe1a',
  name: 'ChooseStaffFirm',
  kind: 'mutation',
}
