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


export type AccountByInvitationQuery = { readonly accountByInvitationToken: { readonly alreadyHasAccount: boolean, readonly invitationHasExpired: boolean, readonly invitationMessage: string | null, readonly language: string | null, readonly givenName: string | null, readonly wasBegun: boolean, readonly userName: string | null, readonly emailAddress: string | null, readonly mobilePhone: string | null, readonly contactType: number | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly welcomeVideoUrl: string | null, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } };

export type UpdateAccountContactInfoMutationVariables = Exact<{
  userName: string;
  invitationGuid: string;
  emailAddress: string;
  mobilePhone: string;
  contactType: number;
}>;


export type UpdateAccountContactInfoMutation = { readonly updateAccountContactInfo: { readonly success: boolean, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly errorCode: string | null } };

export type SignUpMutationVariables = Exact<{
  signup: SignUpInput;
}>;


export type SignUpMutation = { readonly signUp: { readonly success: boolean, readonly mobilePhone: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ConfirmSignupMutationVariables = Exact<{
  userName: string;
  code: string;
}>;


export type ConfirmSignupMutation = { readonly confirmSignup: { readonly success: boolean, readonly errorCode: string | null } };

export type ResendConfirmationCodeMutationVariables = Exact<{
  userName: string;
}>;


export type ResendConfirmationCodeMutation = { readonly resendConfirmationCode: { readonly success: boolean, readonly mobilePhone: string | null, readonly errorCode: string | null } };

export type AccountCreationUnderWayQueryVariables = Exact<{
  invitationGuid: string;
}>;


export type AccountCreationUnderWayQuery = { readonly accountCreationUnderWay: { readonly step: string, readonly codeSentSecondsAgo: number | null, readonly invitation: { readonly alreadyHasAccount: boolean, readonly invitationHasExpired: boolean, readonly invitationMessage: string | null, readonly language: string | null, readonly givenName: string | null, readonly wasBegun: boolean, readonly userName: string | null, readonly emailAddress: string | null, readonly mobilePhone: string | null, readonly contactType: number | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly welcomeVideoUrl: string | null, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } } | null };

export type InviterLookFragment = { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null };

export type InviterOfAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type InviterOfAccountQuery = { readonly accounts: { readonly get: { readonly id: string, readonly inviter: { readonly firmName: string, readonly firmIconUrl: string | null, readonly firmColour: string, readonly firmOnColour: string, readonly attorneyName: string | null, readonly attorneyAvatarUrl: string | null } | null } } };


export const accountByInvitation: Operation<AccountByInvitationQuery, AccountByInvitationQueryVariables> = {
  id: 'sha256:adc370c9384b9a854514b071b176230c0dac4703bf35099c49e07868b7fb541b',
  name: 'AccountByInvitation',
  kind: 'query',
}

export const updateAccountContactInfo: Operation<UpdateAccountContactInfoMutation, UpdateAccountContactInfoMutationVariables> = {
  id: 'sha256:ca3595f1d182f635f63f3dce02bba7811d377fd1cc434678225735ec429fdede',
  name: 'UpdateAccountContactInfo',
  kind: 'mutation',
}

export const signUp: Operation<SignUpMutation, SignUpMutationVariables> = {
  id: 'sha256:0b8c67415ade96e98f54282a4e6136c6466a2e966d135b30d88b0fca33c9602c',
  name: 'SignUp',
  kind: 'mutation',
}

export const confirmSignup: Operation<ConfirmSignupMutation, ConfirmSignupMutationVariables> = {
  id: 'sha256:8e4e2cbfb02e2b04c1b0058dd8e25720a793c8ad6091bef6dc7a836610f70777',
  name: 'ConfirmSignup',
  kind: 'mutation',
}

export const resendConfirmationCode: Operation<ResendConfirmationCodeMutation, ResendConfirmationCodeMutationVariables> = {
  id: 'sha256:87e1fb52714766b7c1f23ad4ba32538182b45782ea7719429222cc0ca53c4627',
  name: 'ResendConfirmationCode',
  kind: 'mutation',
}

export const accountCreationUnderWay: Operation<AccountCreationUnderWayQuery, AccountCreationUnderWayQueryVariables> = {
  id: 'sha256:ad946a601be233f1d2c09118d2e8249ee5ba310af6a0a77aacebfb8b656438e8',
  name: 'AccountCreationUnderWay',
  kind: 'query',
}

export const inviterOfAccount: Operation<InviterOfAccountQuery, InviterOfAccountQueryVariables> = {
  id: 'sha256:7b14008b6a6c88a538e237390fd6859cb0a6aa8dc63910dd37230edacee39749',
  name: 'InviterOfAccount',
  kind: 'query',
}
