// The operations of profile.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { readonly accounts: { readonly get: { readonly unVerifiedMobilePhone: string | null, readonly unVerifiedEmailAddress: string | null, readonly id: string, readonly givenName: string | null, readonly middleName: string | null, readonly familyName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly userName: string, readonly emailAddress: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly contactType: number, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } } };

export type UpdateAccountMobilePhoneMutationVariables = Exact<{
  mobilePhoneNumber: string;
}>;


export type UpdateAccountMobilePhoneMutation = { readonly updateAccountMobilePhone: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly destination: string | null } };

export type VerifyUpdatedMobilePhoneMutationVariables = Exact<{
  code: string;
}>;


export type VerifyUpdatedMobilePhoneMutation = { readonly verifyUpdatedMobilePhone: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendUpdatedMobilePhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendUpdatedMobilePhoneCodeMutation = { readonly resendUpdatedMobilePhoneCode: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly destination: string | null } };

export type CancelUpdateAccountMobilePhoneMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelUpdateAccountMobilePhoneMutation = { readonly cancelUpdateAccountMobilePhone: { readonly mobilePhoneNumber: string } };

export type UpdateAccountEmailAddressMutationVariables = Exact<{
  emailAddress: string;
}>;


export type UpdateAccountEmailAddressMutation = { readonly updateAccountEmailAddress: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly destination: string | null } };

export type VerifyUpdatedEmailAddressMutationVariables = Exact<{
  code: string;
}>;


export type VerifyUpdatedEmailAddressMutation = { readonly verifyUpdatedEmailAddress: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type ResendUpdatedEmailAddressCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendUpdatedEmailAddressCodeMutation = { readonly resendUpdatedEmailAddressCode: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly destination: string | null } };

export type CancelUpdateAccountEmailAddressMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelUpdateAccountEmailAddressMutation = { readonly cancelUpdateAccountEmailAddress: { readonly emailAddress: string } };

export type ChangePasswordMutationVariables = Exact<{
  newPassword: string;
  oldPassword: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type StartStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartStepUpMutation = { readonly startStepUp: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly mfaDeliveryDestination: string | null } };

export type SubmitStepUpCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitStepUpCodeMutation = { readonly submitStepUpCode: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type SignedInDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInDevicesQuery = { readonly signedInDevices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly signedInAt: string, readonly lastActiveAt: string, readonly isCurrent: boolean }> };

export type SignOutElsewhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutElsewhereMutation = { readonly signOutElsewhere: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const ownProfile: Operation<OwnProfileQuery, OwnProfileQueryVariables> = {
  id: 'sha256:42562c1d81debb1118136b285eea37ee3eb494d9b71eef4017f34b6daf25270b',
  name: 'OwnProfile',
  kind: 'query',
}

export const updateAccountMobilePhone: Operation<UpdateAccountMobilePhoneMutation, UpdateAccountMobilePhoneMutationVariables> = {
  id: 'sha256:f7cfe81379a70e1c3f780b4c70bdc31906fd1ddb6f4e394a9798d96e47b9479d',
  name: 'UpdateAccountMobilePhone',
  kind: 'mutation',
}

export const verifyUpdatedMobilePhone: Operation<VerifyUpdatedMobilePhoneMutation, VerifyUpdatedMobilePhoneMutationVariables> = {
  id: 'sha256:bcf26257c2d6e742e8923511c893a0901777fd3323e51f8dff6be94724645d32',
  name: 'VerifyUpdatedMobilePhone',
  kind: 'mutation',
}

export const resendUpdatedMobilePhoneCode: Operation<ResendUpdatedMobilePhoneCodeMutation, ResendUpdatedMobilePhoneCodeMutationVariables> = {
  id: 'sha256:7091c0755580e02ab3983001e5b7f8cdf8632eec9851c344ea3ef7db30d0abbe',
  name: 'ResendUpdatedMobilePhoneCode',
  kind: 'mutation',
}

export const cancelUpdateAccountMobilePhone: Operation<CancelUpdateAccountMobilePhoneMutation, CancelUpdateAccountMobilePhoneMutationVariables> = {
  id: 'sha256:e72c7d5e1aa936741b7734ae5e4b52b19ed58889fc62a5f4ed998e461ccff4ca',
  name: 'CancelUpdateAccountMobilePhone',
  kind: 'mutation',
}

export const updateAccountEmailAddress: Operation<UpdateAccountEmailAddressMutation, UpdateAccountEmailAddressMutationVariables> = {
  id: 'sha256:92d8d6a3e215b25e350ee31fbca60c31925c9f50eb50b01cc4607134e6a29ba5',
  name: 'UpdateAccountEmailAddress',
  kind: 'mutation',
}

export const verifyUpdatedEmailAddress: Operation<VerifyUpdatedEmailAddressMutation, VerifyUpdatedEmailAddressMutationVariables> = {
  id: 'sha256:e7174a8c7ffd5d033bc12aeceb159d2c9105128a14b9e3b7aeb7c68893fefffb',
  name: 'VerifyUpdatedEmailAddress',
  kind: 'mutation',
}

export const resendUpdatedEmailAddressCode: Operation<ResendUpdatedEmailAddressCodeMutation, ResendUpdatedEmailAddressCodeMutationVariables> = {
  id: 'sha256:ddc58d8de078fcb23fbdfcfffd8a6a3dd6ff0fe09f12321d113c0b08bf07441b',
  name: 'ResendUpdatedEmailAddressCode',
  kind: 'mutation',
}

export const cancelUpdateAccountEmailAddress: Operation<CancelUpdateAccountEmailAddressMutation, CancelUpdateAccountEmailAddressMutationVariables> = {
  id: 'sha256:31054f403503ab3d32f621b9a1be5bdfa7441702f943871a7445285f89b825eb',
  name: 'CancelUpdateAccountEmailAddress',
  kind: 'mutation',
}

export const changePassword: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = {
  id: 'sha256:eb7f1cd579170f033de653ad0a1623c403e2a89f35ded96a5690734d9705dedb',
  name: 'ChangePassword',
  kind: 'mutation',
}

export const startStepUp: Operation<StartStepUpMutation, StartStepUpMutationVariables> = {
  id: 'sha256:7615012ecaaccb73861eaa713995ff5eb7a206e6363afc75387247e64b6fd751',
  name: 'StartStepUp',
  kind: 'mutation',
}

export const submitStepUpCode: Operation<SubmitStepUpCodeMutation, SubmitStepUpCodeMutationVariables> = {
  id: 'sha256:f81aa22a3831eda4628b416ffe96b7d7b4b3376683a716c44ac5dd2c184f8501',
  name: 'SubmitStepUpCode',
  kind: 'mutation',
}

export const signedInDevices: Operation<SignedInDevicesQuery, SignedInDevicesQueryVariables> = {
  id: 'sha256:7a4bde594c0dce42c564fbfd3ada480c977b4528e00efb7f527d597d19fd9a4e',
  name: 'SignedInDevices',
  kind: 'query',
}

export const signOutElsewhere: Operation<SignOutElsewhereMutation, SignOutElsewhereMutationVariables> = {
  id: 'sha256:7e16beb61e09cc666ea69b3d75f36dbc0251d10c8cc1cc9fab93b18c375017fd',
  name: 'SignOutElsewhere',
  kind: 'mutation',
}
