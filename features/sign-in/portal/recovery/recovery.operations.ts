// The operations of recovery.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ResetCredentialsMutationVariables = Exact<{
  lastName: string;
  mobilePhone: string;
  forgotUser?: boolean | null | undefined;
  forgotPassword?: boolean | null | undefined;
}>;


export type ResetCredentialsMutation = { readonly resetCredentials: { readonly success: boolean, readonly message: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly maskedEmail: string | null, readonly accountId: string | null, readonly noAccountFlag: boolean, readonly hasNotCompletedAccountSetupSteps: boolean } };

export type ConfirmResetCredentialsMutationVariables = Exact<{
  code: string;
  newPassword: string;
  accountId?: string | null | undefined;
}>;


export type ConfirmResetCredentialsMutation = { readonly confirmResetCredentials: { readonly requiresMfa: boolean, readonly sessionId: string | null, readonly mfaDeliveryDestination: string | null, readonly account: { readonly userName: string } | null } };


export const resetCredentials: Operation<ResetCredentialsMutation, ResetCredentialsMutationVariables> = {
  id: 'sha256:009e4996e583752cb348af7b60e7beb42e53217042b9fa8deb6da54b6b1aec29',
  name: 'ResetCredentials',
  kind: 'mutation',
}

export const confirmResetCredentials: Operation<ConfirmResetCredentialsMutation, ConfirmResetCredentialsMutationVariables> = {
  id: 'sha256:1c1a47796a9412be72b292cbc44fd358ded496fa5e5b6e8bc397a95411ce6d48',
  name: 'ConfirmResetCredentials',
  kind: 'mutation',
}
