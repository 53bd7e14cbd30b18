// The operations of profile.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { readonly accounts: { readonly get: { readonly unVerifiedMobilePhone: string | null, readonly unVerifiedEmailAddress: string | null, readonly id: string, readonly givenName: string | null, readonly middleName: string | null, readonly familyName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly userName: string, readonly emailAddress: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly contactType: number, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } } };

export type UpdateAccountMobilePhoneMutationVariables = Exact<{
  mobilePhoneNumber: string;
}>;


export type UpdateAccountMobilePhoneMutation = { readonly updateAccountMobilePhone: { readonly success: boolean, readonly error: string | null, readonly destination: string | null } };

export type VerifyUpdatedMobilePhoneMutationVariables = Exact<{
  code: string;
}>;


export type VerifyUpdatedMobilePhoneMutation = { readonly verifyUpdatedMobilePhone: { readonly success: boolean, readonly error: string | null } };

export type ResendUpdatedMobilePhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendUpdatedMobilePhoneCodeMutation = { readonly resendUpdatedMobilePhoneCode: { readonly success: boolean, readonly error: string | null, readonly destination: string | null } };

export type CancelUpdateAccountMobilePhoneMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelUpdateAccountMobilePhoneMutation = { readonly cancelUpdateAccountMobilePhone: { readonly mobilePhoneNumber: string } };

export type UpdateAccountEmailAddressMutationVariables = Exact<{
  emailAddress: string;
}>;


export type UpdateAccountEmailAddressMutation = { readonly updateAccountEmailAddress: { readonly success: boolean, readonly error: string | null, readonly destination: string | null } };

export type VerifyUpdatedEmailAddressMutationVariables = Exact<{
  code: string;
}>;


export type VerifyUpdatedEmailAddressMutation = { readonly verifyUpdatedEmailAddress: { readonly success: boolean, readonly error: string | null } };

export type ResendUpdatedEmailAddressCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendUpdatedEmailAddressCodeMutation = { readonly resendUpdatedEmailAddressCode: { readonly success: boolean, readonly error: string | null, readonly destination: string | null } };

export type CancelUpdateAccountEmailAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelUpdateAccountEmailAddressMutation = { readonly cancelUpdateAccountEmailAddress: { readonly emailAddress: string } };

export type ChangePasswordMutationVariables = Exact<{
  newPassword: string;
  oldPassword: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly success: boolean, readonly error: string | null } };

export type StartStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartStepUpMutation = { readonly startStepUp: { readonly success: boolean, readonly mfaDeliveryDestination: string | null } };

export type SubmitStepUpCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitStepUpCodeMutation = { readonly submitStepUpCode: { readonly success: boolean, readonly error: string | null } };

export type SignedInDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInDevicesQuery = { readonly signedInDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly lastActiveAt: string, readonly isCurrent: boolean }> };

export type SignOutElsewhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutElsewhereMutation = { readonly signOutElsewhere: { readonly success: boolean, readonly error: string | null } };


export const ownProfile: Operation<OwnProfileQuery, OwnProfileQueryVariables> = {
  id: 'sha256:42562c1d81debb1118136b285eea37ee3eb494d9b71eef4017f34b6daf25270b',
  name: 'OwnProfile',
  kind: 'query',
}

export const updateAccountMobilePhone: Operation<UpdateAccountMobilePhoneMutation, UpdateAccountMobilePhoneMutationVariables> = {
  id: 'sha256:028fa1de09a3f6875bff7719b8672432a3b94e7c7032604c460afc0e230e5311',
  name: 'UpdateAccountMobilePhone',
  kind: 'mutation',
}

export const verifyUpdatedMobilePhone: Operation<VerifyUpdatedMobilePhoneMutation, VerifyUpdatedMobilePhoneMutationVariables> = {
  id: 'sha256:60ba7e0e727632c48fa31bc9f6f17e09feb0726b73c6d50ad0d941153e7baf94',
  name: 'VerifyUpdatedMobilePhone',
  kind: 'mutation',
}

export const resendUpdatedMobilePhoneCode: Operation<ResendUpdatedMobilePhoneCodeMutation, ResendUpdatedMobilePhoneCodeMutationVariables> = {
  id: 'sha256:19c340395eb2b2d0300e8a5588ff70685e11fa364ea98bc70ead84b6dc04522e',
  name: 'ResendUpdatedMobilePhoneCode',
  kind: 'mutation',
}

export const cancelUpdateAccountMobilePhone: Operation<CancelUpdateAccountMobilePhoneMutation, CancelUpdateAccountMobilePhoneMutationVariables> = {
  id: 'sha256:e72c7d5e1aa936741b7734ae5e4b52b19ed58889fc62a5f4ed998e461ccff4ca',
  name: 'CancelUpdateAccountMobilePhone',
  kind: 'mutation',
}

export const updateAccountEmailAddress: Operation<UpdateAccountEmailAddressMutation, UpdateAccountEmailAddressMutationVariables> = {
  id: 'sha256:30b93bb9541e273bcfe6e48f65b37b65ec4d9b1ad4ea1e1284d14be26530ccaa',
  name: 'UpdateAccountEmailAddress',
  kind: 'mutation',
}

export const verifyUpdatedEmailAddress: Operation<VerifyUpdatedEmailAddressMutation, VerifyUpdatedEmailAddressMutationVariables> = {
  id: 'sha256:e7075e3e5dfc8045bf46adbaed1d4e53abb0caaf73713434a81c41cbdb61772c',
  name: 'VerifyUpdatedEmailAddress',
  kind: 'mutation',
}

export const resendUpdatedEmailAddressCode: Operation<ResendUpdatedEmailAddressCodeMutation, ResendUpdatedEmailAddressCodeMutationVariables> = {
  id: 'sha256:c1f9ec5b0974ab6f57a3e0d6e7c7b834bf9345361cb6fb425865c9dec3862089',
  name: 'ResendUpdatedEmailAddressCode',
  kind: 'mutation',
}

export const cancelUpdateAccountEmailAddress: Operation<CancelUpdateAccountEmailAddressMutation, CancelUpdateAccountEmailAddressMutationVariables> = {
  id: 'sha256:31054f403503ab3d32f621b9a1be5bdfa7441702f943871a7445285f89b825eb',
  name: 'CancelUpdateAccountEmailAddress',
  kind: 'mutation',
}

export const changePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  id: 'sha256:0ace0506242a78287de4f7d9f3d1d8e46ad537adb4c9c1ca5494927f8a94239f',
  name: 'ChangePassword',
  kind: 'mutation',
}

export const startStepUp: Operation<StartStepUpMutation, StartStepUpMutationVariables> = {
  id: 'sha256:9f20e26e174bbfd51fb43402792aa69ccd10e98bdbd726a8c50ba25e2962c3cd',
  name: 'StartStepUp',
  kind: 'mutation',
}

export const submitStepUpCode: Operation<SubmitStepUpCodeMutation, SubmitStepUpCodeMutationVariables> = {
  id: 'sha256:8fb83fedc0c1180d60167874129afd46477ed17897480a37341831c82f2d9e0f',
  name: 'SubmitStepUpCode',
  kind: 'mutation',
}

export const signedInDevices: Operation<SignedInDevicesQuery, SignedInDevicesQueryVariables> = {
  id: 'sha256:0de57995f7ba3d6c3c2b6fced8ec7b8ebc22d5e5969ccecd4d330c898997b83a',
  name: 'SignedInDevices',
  kind: 'query',
}

export const signOutElsewhere: Operation<SignOutElsewhereMutation, SignOutElsewhereMutationVariables> = {
  id: 'sha256:4e68f0fb35dbe516835afb5359807247a2cf0346d5bf51bcea7f5b156ec8a886',
  name: 'SignOutElsewhere',
  kind: 'mutation',
}
