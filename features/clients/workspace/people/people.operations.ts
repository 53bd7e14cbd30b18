// The operations of people.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { AccountChannel, ClientAccessAct, ClientAccessState, ClientAccountStep, ClientCodeChannel, ClientLanguage, IdentityCheck, TextConsentEvent } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewClientPerson = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Ten digits, also with spaces and signs. Login codes go to it. */
  readonly mobilePhone: string;
  readonly language: ClientLanguage;
};

export type ClientLinkOutcomeFragment = { readonly link: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown };

export type SendInvitationsOfCaseMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type SendInvitationsOfCaseMutation = { readonly inviteClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendClientInvitationMutationVariables = Exact<{
  participantId: string;
}>;


export type ResendClientInvitationMutation = { readonly resendClientInvitation: { readonly link: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendNoticeMutationVariables = Exact<{
  participantId: string;
}>;


export type ResendNoticeMutation = { readonly resendNotice: { readonly dueAt: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type CopyClientLinkMutationVariables = Exact<{
  participantId: string;
}>;


export type CopyClientLinkMutation = { readonly copyClientLink: { readonly link: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type CorrectClientMutationVariables = Exact<{
  participantId: string;
  seen: NewClientPerson;
  change: NewClientPerson;
  isPhoneShared: boolean;
  sendsInvitation: boolean;
}>;


export type CorrectClientMutation = { readonly correctClient: { readonly errorField: string | null, readonly isLinkEnded: boolean, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly current: { readonly givenName: string, readonly familyName: string, readonly email: string, readonly mobilePhone: string, readonly language: ClientLanguage } | null } };

export type ClientAccessPartsFragment = { readonly obstacles: ReadonlyArray<ClientAccessState>, readonly acts: ReadonlyArray<ClientAccessAct>, readonly lockedUntil: string | null, readonly nextStep: ClientAccountStep | null, readonly lastLoginAt: string | null, readonly codeChannel: ClientCodeChannel | null, readonly codeGoesTo: string | null, readonly codesByEmailUntil: string | null, readonly takesTexts: boolean, readonly plannedChange: { readonly channel: AccountChannel, readonly value: string, readonly effectiveAt: string } | null, readonly textConsents: ReadonlyArray<{ readonly event: TextConsentEvent, readonly at: string, readonly number: string, readonly words: string }> };

export type ClientAccessOfPersonQueryVariables = Exact<{
  participantId: string;
}>;


export type ClientAccessOfPersonQuery = { readonly clientAccess: { readonly obstacles: ReadonlyArray<ClientAccessState>, readonly acts: ReadonlyArray<ClientAccessAct>, readonly lockedUntil: string | null, readonly nextStep: ClientAccountStep | null, readonly lastLoginAt: string | null, readonly codeChannel: ClientCodeChannel | null, readonly codeGoesTo: string | null, readonly codesByEmailUntil: string | null, readonly takesTexts: boolean, readonly plannedChange: { readonly channel: AccountChannel, readonly value: string, readonly effectiveAt: string } | null, readonly textConsents: ReadonlyArray<{ readonly event: TextConsentEvent, readonly at: string, readonly number: string, readonly words: string }> } | null };

export type UnlockClientMutationVariables = Exact<{
  participantId: string;
  identityCheck: IdentityCheck;
  note: string;
}>;


export type UnlockClientMutation = { readonly unlockClient: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RevokeClientInvitationMutationVariables = Exact<{
  participantId: string;
}>;


export type RevokeClientInvitationMutation = { readonly revokeClientInvitation: { readonly link: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type AddSpouseMutationVariables = Exact<{
  caseId: string;
  key: string;
  spouse: NewClientPerson;
  isPhoneShared: boolean;
  sendsInvitation: boolean;
}>;


export type AddSpouseMutation = { readonly addSpouse: { readonly errorField: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RemoveSpouseMutationVariables = Exact<{
  participantId: string;
  hasAccount: boolean;
}>;


export type RemoveSpouseMutation = { readonly removeSpouse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SendCodesByEmailMutationVariables = Exact<{
  participantId: string;
  identityCheck: IdentityCheck;
  note: string;
}>;


export type SendCodesByEmailMutation = { readonly sendCodesByEmail: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type PlanChannelChangeMutationVariables = Exact<{
  participantId: string;
  channel: AccountChannel;
  value: string;
  identityCheck: IdentityCheck;
  note: string;
}>;


export type PlanChannelChangeMutation = { readonly planChannelChange: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type CancelChannelChangeMutationVariables = Exact<{
  participantId: string;
}>;


export type CancelChannelChangeMutation = { readonly cancelChannelChange: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const sendInvitationsOfCase: Operation<SendInvitationsOfCaseMutation, SendInvitationsOfCaseMutationVariables> = {
  id: 'sha256:c0f748b2f00acd16aee109cb5dcae80b74d3d91cc021455b4f05d4d2b7056953',
  name: 'SendInvitationsOfCase',
  kind: 'mutation',
}

export const resendClientInvitation: Operation<ResendClientInvitationMutation, ResendClientInvitationMutationVariables> = {
  id: 'sha256:e9db7f1997bf6502bdb19ef4384467d5b4f528eaa3cde99d1394216485c2ffc9',
  name: 'ResendClientInvitation',
  kind: 'mutation',
}

export const resendNotice: Operation<ResendNoticeMutation, ResendNoticeMutationVariables> = {
  id: 'sha256:52fc7fce6dd659e31a8157072919b2e5e938aa8fed603facbc5267e36403cfe1',
  name: 'ResendNotice',
  kind: 'mutation',
}

export const copyClientLink: Operation<CopyClientLinkMutation, CopyClientLinkMutationVariables> = {
  id: 'sha256:a9525245756bfe6f168c9728228ff56496a24bc4d350c0837283e55661908ca5',
  name: 'CopyClientLink',
  kind: 'mutation',
}

export const correctClient: Operation<CorrectClientMutation, CorrectClientMutationVariables> = {
  id: 'sha256:d639d6736dd6add83edb707d39d39f952f61680787b864b7fe745387a0085462',
  name: 'CorrectClient',
  kind: 'mutation',
}

export const clientAccessOfPerson: Operation<ClientAccessOfPersonQuery, ClientAccessOfPersonQueryVariables> = {
  id: 'sha256:b6c6912456f42941e4c87a289a390ea619db7228df9df32315bab78e97145c06',
  name: 'ClientAccessOfPerson',
  kind: 'query',
}

export const unlockClient: Operation<UnlockClientMutation, UnlockClientMutationVariables> = {
  id: 'sha256:ea01d576de72b20dd8639babb2e35c5f986c8684ebfa7f69b0407d51e74cf05b',
  name: 'UnlockClient',
  kind: 'mutation',
}

export const revokeClientInvitation: Operation<RevokeClientInvitationMutation, RevokeClientInvitationMutationVariables> = {
  id: 'sha256:b05ed5aaf798b5c74f2b9ce6a859b71de79187c8ec669ad6aa06e19d0f653bf7',
  name: 'RevokeClientInvitation',
  kind: 'mutation',
}

export const addSpouse: Operation<AddSpouseMutation, AddSpouseMutationVariables> = {
  id: 'sha256:e0bd6743b8b6383d2752a6bf28bcac0a29e2da5d724b87f306e1d7b95fed4ccf',
  name: 'AddSpouse',
  kind: 'mutation',
}

export const removeSpouse: Operation<RemoveSpouseMutation, RemoveSpouseMutationVariables> = {
  id: 'sha256:4b703f997d1038e5e6bbeb0e724253b2153337e89868c9de663132b8e16681e4',
  name: 'RemoveSpouse',
  kind: 'mutation',
}

export const sendCodesByEmail: Operation<SendCodesByEmailMutation, SendCodesByEmailMutationVariables> = {
  id: 'sha256:f2430eb80dcab741a170db290c239ed2d3f9800610a9322dad7c44f01ceb1026',
  name: 'SendCodesByEmail',
  kind: 'mutation',
}

export const planChannelChange: Operation<PlanChannelChangeMutation, PlanChannelChangeMutationVariables> = {
  id: 'sha256:c47d31bac5ed150c34d8f8c6e9aa746371d2cc6e350e7c45d21b878c8ca0f27e',
  name: 'PlanChannelChange',
  kind: 'mutation',
}

export const cancelChannelChange: Operation<CancelChannelChangeMutation, CancelChannelChangeMutationVariables> = {
  id: 'sha256:67c037c2071c0b1d359750b45a18cb6323ff5bab1511d2ed6cc25c5cd5d14450',
  name: 'CancelChannelChange',
  kind: 'mutation',
}
