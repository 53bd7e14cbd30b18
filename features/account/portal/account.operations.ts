// The operations of account.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountInput = {
  readonly id: string;
  readonly givenName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly familyName?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  readonly homePhone?: string | null | undefined;
  readonly mobilePhone?: string | null | undefined;
  readonly workPhone?: string | null | undefined;
  readonly userName?: string | null | undefined;
  readonly emailAddress?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly ssn?: string | null | undefined;
  readonly accountCreationStep?: number | null | undefined;
  readonly contactType?: number | null | undefined;
  /** en or es. */
  readonly language?: string | null | undefined;
};

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { readonly accounts: { readonly get: { readonly id: string, readonly givenName: string | null, readonly middleName: string | null, readonly familyName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly userName: string, readonly emailAddress: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly contactType: number, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } } };

export type UpdateAccountMutationVariables = Exact<{
  account: AccountInput;
}>;


export type UpdateAccountMutation = { readonly accounts: { readonly update: { readonly id: string, readonly givenName: string | null, readonly middleName: string | null, readonly familyName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly userName: string, readonly emailAddress: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly contactType: number, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } } };

export type SaveLanguageMutationVariables = Exact<{
  account: AccountInput;
}>;


export type SaveLanguageMutation = { readonly accounts: { readonly update: { readonly id: string, readonly language: string | null } } };

export type VerifyAccountDetailsMutationVariables = Exact<{ [key: string]: never; }>;


export type VerifyAccountDetailsMutation = { readonly verifyAccountDetails: { readonly success: boolean, readonly errorCode: string | null } };

export type StartEmailVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartEmailVerificationMutation = { readonly startEmailVerification: { readonly success: boolean, readonly errorCode: string | null } };

export type SubmitEmailVerificationCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitEmailVerificationCodeMutation = { readonly submitEmailVerificationCode: { readonly success: boolean, readonly errorCode: string | null } };

export type StartPhoneVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPhoneVerificationMutation = { readonly startPhoneVerification: { readonly success: boolean, readonly errorCode: string | null } };

export type SubmitPhoneVerificationCodeMutationVariables = Exact<{
  code: string;
}>;


export type SubmitPhoneVerificationCodeMutation = { readonly submitPhoneVerificationCode: { readonly success: boolean, readonly errorCode: string | null } };

export type WholeAccountFragment = { readonly id: string, readonly givenName: string | null, readonly middleName: string | null, readonly familyName: string | null, readonly suffix: string | null, readonly homePhone: string | null, readonly mobilePhone: string | null, readonly workPhone: string | null, readonly userName: string, readonly emailAddress: string, readonly street: string | null, readonly city: string | null, readonly state: string | null, readonly zip: string | null, readonly contactType: number, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean };


export const ownAccount: Operation<OwnAccountQuery, OwnAccountQueryVariables> = {
  id: 'sha256:298e4761fb6ebe737f3c9ac55a47cad3b5f0e99a83cf5b7477dc01702957dd11',
  name: 'OwnAccount',
  kind: 'query',
}

export const updateAccount: Operation<UpdateAccountMutation, UpdateAccountMutationVariables> = {
  id: 'sha256:1c9a6e9917ab12e6655ab01785f39fba310bb1e7ed9ee8840dbd2d486bf15144',
  name: 'UpdateAccount',
  kind: 'mutation',
}

export const saveLanguage: Operation<SaveLanguageMutation, SaveLanguageMutationVariables> = {
  id: 'sha256:3a42b2f7b82e437143476aec7cc63723e2bb684b2c1029a0290e25a9cac16720',
  name: 'SaveLanguage',
  kind: 'mutation',
}

export const verifyAccountDetails: Operation<VerifyAccountDetailsMutation, VerifyAccountDetailsMutationVariables> = {
  id: 'sha256:daa1c0971160f6d8b8fb787c189213be06dcc7a2d1c1431c5fb1f960aa81b87b',
  name: 'VerifyAccountDetails',
  kind: 'mutation',
}

export const startEmailVerification: Operation<StartEmailVerificationMutation, StartEmailVerificationMutationVariables> = {
  id: 'sha256:ac0cc5d0ce7fe2e5f9fef72174abd0d2fa9f95cb8120276d7eef2f1c7c976828',
  name: 'StartEmailVerification',
  kind: 'mutation',
}

export const submitEmailVerificationCode: Operation<SubmitEmailVerificationCodeMutation, SubmitEmailVerificationCodeMutationVariables> = {
  id: 'sha256:30222bb2de2232f3da1aa2a4ea7821124b0c4d300c0a9aaf774872e3f05e62b2',
  name: 'SubmitEmailVerificationCode',
  kind: 'mutation',
}

export const startPhoneVerification: Operation<StartPhoneVerificationMutation, StartPhoneVerificationMutationVariables> = {
  id: 'sha256:72d4013e4603d9829bcd61b2e5639949dc4f84639bcfd829af174dae52b7da71',
  name: 'StartPhoneVerification',
  kind: 'mutation',
}

export const submitPhoneVerificationCode: Operation<SubmitPhoneVerificationCodeMutation, SubmitPhoneVerificationCodeMutationVariables> = {
  id: 'sha256:7006aa8abdab2a1093fc3a89b7148c3355f5c5f70752ee63726f7895c8a0e824',
  name: 'SubmitPhoneVerificationCode',
  kind: 'mutation',
}
