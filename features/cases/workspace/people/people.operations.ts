// The operations of people.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountChannel =
  | 'EMAIL'
  | 'MOBILE';

export type ClientAccessState =
  | 'NOT_INVITED'
  /** The link of the invitation works. */
  | 'INVITED'
  | 'INVITATION_ENDED'
  /** The account is not complete yet. */
  | 'SETTING_UP'
  | 'READY'
  /** Too many wrong passwords. */
  | 'LOCKED'
  /** The client reported a change that was not theirs. */
  | 'LOCKED_BY_REPORT'
  /** The client does not see the case any more. They can reactivate it. */
  | 'DEACTIVATED';

export type ClientCodeChannel =
  | 'TEXT'
  | 'EMAIL'
  /** No channel is proven, so that the client cannot log in. */
  | 'NONE';

export type ClientLanguage =
  | 'EN'
  | 'ES';

export type IdentityCheck =
  | 'IN_PERSON'
  | 'BY_PHONE'
  | 'BY_VIDEO';

export type NewClientPerson = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** Ten digits, also with spaces and signs. Login codes go to it. */
  readonly mobilePhone: string;
  readonly language: ClientLanguage;
};

export type TextConsentEvent =
  /** Agreed to codes by text. */
  | 'CODES'
  /** Chose to get notices by text. */
  | 'NOTICES'
  /** Chose to get no notices by text. */
  | 'NO_NOTICES'
  /** Replied STOP. */
  | 'STOPPED'
  /** Replied START. */
  | 'RESUMED';

export type ClientLinkOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly link: string | null };

export type SendInvitationsOfCaseMutationVariables = Exact<{
  caseIds: ReadonlyArray<string> | string;
}>;


export type SendInvitationsOfCaseMutation = { readonly inviteClients: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendClientInvitationMutationVariables = Exact<{
  participantId: string;
}>;


export type ResendClientInvitationMutation = { readonly resendClientInvitation: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly link: string | null } };

export type ResendNoticeMutationVariables = Exact<{
  participantId: string;
}>;


export type ResendNoticeMutation = { readonly resendNotice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly dueAt: string | null } };

export type CopyClientLinkMutationVariables = Exact<{
  participantId: string;
}>;


export type CopyClientLinkMutation = { readonly copyClientLink: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly link: string | null } };

export type CorrectClientMutationVariables = Exact<{
  participantId: string;
  seen: NewClientPerson;
  change: NewClientPerson;
  isPhoneShared: boolean;
  sendsInvitation: boolean;
}>;


export type CorrectClientMutation = { readonly correctClient: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly errorField: string | null, readonly isLinkEnded: boolean, readonly current: { readonly givenName: string, readonly familyName: string, readonly email: string, readonly mobilePhone: string, readonly language: ClientLanguage } | null } };

export type ClientAccessPartsFragment = { readonly state: ClientAccessState, readonly lockedUntil: string | null, readonly step: number | null, readonly lastLoginAt: string | null, readonly codeChannel: ClientCodeChannel | null, readonly codeGoesTo: string | null, readonly codesByEmailUntil: string | null, readonly takesTexts: boolean, readonly plannedChange: { readonly channel: AccountChannel, readonly value: string, readonly effectiveAt: string } | null, readonly textConsents: ReadonlyArray<{ readonly event: TextConsentEvent, readonly at: string, readonly number: string, readonly words: string }> };

export type ClientAccessOfPersonQueryVariables = Exact<{
  participantId: string;
}>;


export type ClientAccessOfPersonQuery = { readonly clientAccess: { readonly state: ClientAccessState, readonly lockedUntil: string | null, readonly step: number | null, readonly lastLoginAt: string | null, readonly codeChannel: ClientCodeChannel | null, readonly codeGoesTo: string | null, readonly codesByEmailUntil: string | null, readonly takesTexts: boolean, readonly plannedChange: { readonly channel: AccountChannel, readonly value: string, readonly effectiveAt: string } | null, readonly textConsents: ReadonlyArray<{ readonly event: TextConsentEvent, readonly at: string, readonly number: string, readonly words: string }> } | null };

export type UnlockClientMutationVariables = Exact<{
  participantId: string;
  identityCheck: IdentityCheck;
  note: string;
}>;


export type UnlockClientMutation = { readonly unlockClient: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type RevokeClientInvitationMutationVariables = Exact<{
  participantId: string;
}>;


export type RevokeClientInvitationMutation = { readonly revokeClientInvitation: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly link: string | null } };

export type AddSpouseMutationVariables = Exact<{
  caseId: string;
  key: string;
  spouse: NewClientPerson;
  isPhoneShared: boolean;
  sendsInvitation: boolean;
}>;


export type AddSpouseMutation = { readonly addSpouse: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly errorField: string | null } };

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
  id: 'sha256:115d987144f47bd1ad62400449159f860bb14d42291dc8ef2ccde6d35c46da1b',
  name: 'SendInvitationsOfCase',
  kind: 'mutation',
}

export const resendClientInvitation: Operation<ResendClientInvitationMutation, ResendClientInvitationMutationVariables> = {
  id: 'sha256:111f3939da881896be84f978ecda7c6f5876ec6f7780b856978d964c550b59c4',
  name: 'ResendClientInvitation',
  kind: 'mutation',
}

export const resendNotice: Operation<ResendNoticeMutation, ResendNoticeMutationVariables> = {
  id: 'sha256:4cd59b2ce2ffd3b628a479c6201ff6419e9ea016499d287399891fe307a006fe',
  name: 'ResendNotice',
  kind: 'mutation',
}

export const copyClientLink: Operation<CopyClientLinkMutation, CopyClientLinkMutationVariables> = {
  id: 'sha256:d910c0240e778dc68e318a6ee07c51b0229d25c303838677ed6ac6a72876c7af',
  name: 'CopyClientLink',
  kind: 'mutation',
}

export const correctClient: Operation<CorrectClientMutation, CorrectClientMutationVariables> = {
  id: 'sha256:02be83251d02f15fa18c89e99824ae9d5ca250011432f6b465aa35384722ca97',
  name: 'CorrectClient',
  kind: 'mutation',
}

export const clientAccessOfPerson: Operation<ClientAccessOfPersonQuery, ClientAccessOfPersonQueryVariables> = {
  id: 'sha256:b72a51d1373a458c3c4209505d1d792d7d065679fe08b213064e96d82d09de29',
  name: 'ClientAccessOfPerson',
  kind: 'query',
}

export const unlockClient: Operation<UnlockClientMutation, UnlockClientMutationVariables> = {
  id: 'sha256:9ce040f2dd827af30b59d034fa2748de7821b4308a37834b490fcdcc5cc1fe4b',
  name: 'UnlockClient',
  kind: 'mutation',
}

export const revokeClientInvitation: Operation<RevokeClientInvitationMutation, RevokeClientInvitationMutationVariables> = {
  id: 'sha256:a03f8f44f45b727cd7e14359496b70eb3dedceffd4be2383f168ea68ff02dd56',
  name: 'RevokeClientInvitation',
  kind: 'mutation',
}

export const addSpouse: Operation<AddSpouseMutation, AddSpouseMutationVariables> = {
  id: 'sha256:bd131938b7f0d434885954487e0d92e1c75ea9168fe37c1ea6b529358df7c6ed',
  name: 'AddSpouse',
  kind: 'mutation',
}

export const removeSpouse: Operation<RemoveSpouseMutation, RemoveSpouseMutationVariables> = {
  id: 'sha256:9419489ba07ad92406b4ddc2cd9f3ec63489313a041a6ddae8b5ae602f1e5fef',
  name: 'RemoveSpouse',
  kind: 'mutation',
}

export const sendCodesByEmail: Operation<SendCodesByEmailMutation, SendCodesByEmailMutationVariables> = {
  id: 'sha256:25c023bda31e992559661dadd30944e2aef7ee91bb6ad66bdc3dd8527c566a4c',
  name: 'SendCodesByEmail',
  kind: 'mutation',
}

export const planChannelChange: Operation<PlanChannelChangeMutation, PlanChannelChangeMutationVariables> = {
  id: 'sha256:df5a1d3d7e22c2ea5e5b343f927eb0e9e79fd4e5b47af45c89384302981104ad',
  name: 'PlanChannelChange',
  kind: 'mutation',
}

export const cancelChannelChange: Operation<CancelChannelChangeMutation, CancelChannelChangeMutationVariables> = {
  id: 'sha256:693ede6b370e0fec730db22f7b51e58c6fc41e7ba5feb3e837aa3cc78312ed65',
  name: 'CancelChannelChange',
  kind: 'mutation',
}
