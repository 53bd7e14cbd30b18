// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LogInQueryVariables = Exact<{
  userId: string;
  password: string;
  fromAccountCreationFlag?: boolean | null | undefined;
}>;


export type LogInQuery = { readonly tokenFromUsernameAndPassword: { readonly requiresMfa: boolean, readonly mfaDeliveryDestination: string | null, readonly sessionId: string | null, readonly unVerifiedMobilePhoneReset: boolean, readonly verifiedMobilePhone: string | null, readonly unVerifiedMobilePhone: string | null, readonly unVerifiedEmailAddressReset: boolean, readonly verifiedEmailAddress: string | null, readonly unVerifiedEmailAddress: string | null, readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type RefreshQueryVariables = Exact<{ [key: string]: never; }>;


export type RefreshQuery = { readonly tokenFromRefreshToken: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type SubmitMfaCodeMutationVariables = Exact<{
  code: string;
  sessionId: string;
  user: string;
}>;


export type SubmitMfaCodeMutation = { readonly submitMfaCode: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type ResendMfaCodeMutationVariables = Exact<{
  sessionId: string;
  user: string;
}>;


export type ResendMfaCodeMutation = { readonly resendMfaCode: { readonly success: boolean, readonly mfaDeliveryDestination: string | null } };

export type SignOffMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOffMutation = { readonly signOff: { readonly success: boolean } };

export type AuthenticationFragment = { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null };


export const logIn: Operation<LogInQuery, LogInQueryVariables> = {
  id: 'sha256:e86843d14cfbfdbe95c175782d388d229e5f83a07a70a926a4454939546ec231',
  name: 'LogIn',
  kind: 'query',
}

export const refresh: Operation<RefreshQuery, RefreshQueryVariables> = {
  id: 'sha256:fe6fd01c0dbd023ff74331f948d410bcf8b8d1027815e7f56864096be3352888',
  name: 'Refresh',
  kind: 'query',
}

export const submitMfaCode: Operation<SubmitMfaCodeMutation, SubmitMfaCodeMutationVariables> = {
  id: 'sha256:3252e76cc38b81e7456c082b3bc4b76b48429ab3ed21648f053617a2e0cc6aac',
  name: 'SubmitMfaCode',
  kind: 'mutation',
}

export const resendMfaCode: Operation<ResendMfaCodeMutation, ResendMfaCodeMutationVariables> = {
  id: 'sha256:6148e20fb146669111115ea3b2edc9a36dc4d567625d581fb7932ca9ffecbd77',
  name: 'ResendMfaCode',
  kind: 'mutation',
}

export const signOff: Operation<SignOffMutation, SignOffMutationVariables> = {
  id: 'sha256:e449ce353ba6b3a343d39398d59e35c6b00c29ddde079565ac7b43abb76c37cf',
  name: 'SignOff',
  kind: 'mutation',
}
