// The operations of invitation.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SignUpInput = {
  readonly userName: string;
  readonly password: string;
  readonly invitationGuid: string;
};

export type AccountByInvitationQueryVariables = Exact<{
  invitationGuid: string;
}>;


export type AccountByInvitationQuery = { readonly accountByInvitationToken: { readonly alreadyHasAccount: boolean, readonly invitationHasExpired: boolean, readonly invitationMessage: string | null, readonly givenName: string | null, readonly wasBegun: boolean, readonly userName: string | null, readonly emailAddress: string | null, readonly mobilePhone: string | null, readonly contactType: number | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly welcomeVideoUrl: string | null, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } };

export type UpdateAccountContactInfoMutationVariables = Exact<{
  userName: string;
  invitationGuid: string;
  emailAddress: string;
  mobilePhone: string;
  contactType: number;
}>;


export type UpdateAccountContactInfoMutation = { readonly updateAccountContactInfo: { readonly success: boolean, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly error: string | null } };

export type SignUpMutationVariables = Exact<{
  signup: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly success: boolean, readonly mobilePhone: string | null, readonly error: string | null } };

export type ConfirmSignupMutationVariables = Exact<{
  userName: string;
  code: string;
}>;


export type ConfirmSignupMutation = { readonly confirmSignup: { readonly success: boolean, readonly error: string | null } };

export type ResendConfirmationCodeMutationVariables = Exact<{
  userName: string;
}>;


export type ResendConfirmationCodeMutation = { readonly resendConfirmationCode: { readonly success: boolean, readonly mobilePhone: string | null, readonly error: string | null } };

export type AccountCreationUnderWayQueryVariables = Exact<{
  invitationGuid: string;
}>;


export type AccountCreationUnderWayQuery = { readonly accountCreationUnderWay: { readonly step: string, readonly codeSentSecondsAgo: number | null, readonly invitation: { readonly alreadyHasAccount: boolean, readonly invitationHasExpired: boolean, readonly invitationMessage: string | null, readonly givenName: string | null, readonly wasBegun: boolean, readonly userName: string | null, readonly emailAddress: string | null, readonly mobilePhone: string | null, readonly contactType: number | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly welcomeVideoUrl: string | null, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } } | null };

export type InviterLookFragment = { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null };

export type InviterOfAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type InviterOfAccountQuery = { readonly accounts: { readonly get: { readonly id: string, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } } };


export const accountByInvitation: Operation<AccountByInvitationQuery, AccountByInvitationQueryVariables> = {
  id: 'sha256:e872f02f104599f64b69d8675a1b252e47d80797537dd44f7d91044d2c80fae1',
  name: 'AccountByInvitation',
  kind: 'query',
}

export const updateAccountContactInfo: Operation<UpdateAccountContactInfoMutation, UpdateAccountContactInfoMutationVariables> = {
  id: 'sha256:a1a2a69d94672a1d59956f65431c3a525bd4405f9b0e8f5435a589412f6f5d28',
  name: 'UpdateAccountContactInfo',
  kind: 'mutation',
}

export const signUp: Operation<SignUpMutation, SignUpMutationVariables> = {
  id: 'sha256:831831a2f4da2a582afc4f06ffe8187903965bf4146e3a4e257edf7f90ef296c',
  name: 'SignUp',
  kind: 'mutation',
}

export const confirmSignup: Operation<ConfirmSignupMutation, ConfirmSignupMutationVariables> = {
  id: 'sha256:35dccc41b38bc00bf10f161147c19f8207127c3e4ad61f15cfe5c86c8ac0d4e7',
  name: 'ConfirmSignup',
  kind: 'mutation',
}

export const resendConfirmationCode: Operation<ResendConfirmationCodeMutation, ResendConfirmationCodeMutationVariables> = {
  id: 'sha256:920a93d31f168c8e5a16bcaa5f9777c3c8f4512a023f6d9a2c6061dc3f96a4ec',
  name: 'ResendConfirmationCode',
  kind: 'mutation',
}

export const accountCreationUnderWay: Operation<AccountCreationUnderWayQuery, AccountCreationUnderWayQueryVariables> = {
  id: 'sha256:daa4ceccb11bb756ed6213bc6b426081839e9daf0084a22f85c409eab49410a5',
  name: 'AccountCreationUnderWay',
  kind: 'query',
}

export const inviterOfAccount: Operation<InviterOfAccountQuery, InviterOfAccountQueryVariables> = {
  id: 'sha256:7b14008b6a6c88a538e237390fd6859cb0a6aa8dc63910dd37230edacee39749',
  name: 'InviterOfAccount',
  kind: 'query',
}
