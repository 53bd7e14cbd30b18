// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LogInQueryVariables = Exact<{
  userId: string;
  password: string;
  fromAccountCreationFlag?: boolean | null | undefined;
}>;


export type LogInQuery = { readonly tokenFromUsernameAndPassword: { readonly requiresMfa: boolean, readonly mfaDeliveryDestination: string | null, readonly sessionId: string | null, readonly unVerifiedMobilePhoneReset: boolean, readonly verifiedMobilePhone: string | null, readonly unVerifiedMobilePhone: string | null, readonly unVerifiedEmailAddressReset: boolean, readonly verifiedEmailAddress: string | null, readonly unVerifiedEmailAddress: string | null, readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type RefreshQueryVariables = Exact<{ [key: string]: never; }>;


export type RefreshQuery = { readonly tokenFromRefreshToken: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type ResumeAccountCreationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeAccountCreationMutation = { readonly resumeAccountCreation: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type SecondFactorUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorUnderWayQuery = { readonly secondFactorUnderWay: { readonly sessionId: string, readonly user: string, readonly mfaDeliveryDestination: string | null } | null };

export type SubmitMfaCodeMutationVariables = Exact<{
  code: string;
  sessionId: string;
  user: string;
}>;


export type SubmitMfaCodeMutation = { readonly submitMfaCode: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type ResendMfaCodeMutationVariables = Exact<{
  sessionId: string;
  user: string;
}>;


export type ResendMfaCodeMutation = { readonly resendMfaCode: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly mfaDeliveryDestination: string | null } };

export type SignOffMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOffMutation = { readonly signOff: { readonly success: boolean } };

export type AuthenticationFragment = { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null };


export const logIn: Operation<LogInQuery, LogInQueryVariables> = {
  id: 'sha256:349928c0467cf3de0b0f72dc0351c907dda89ce0c628867c17f89428c937c176',
  name: 'LogIn',
  kind: 'query',
}

export const refresh: Operation<RefreshQuery, RefreshQueryVariables> = {
  id: 'sha256:e7f698227b10465b92ed5a016311e568d97798f500b9c9eebcb6223904d81ba1',
  name: 'Refresh',
  kind: 'query',
}

export const resumeAccountCreation: Operation<ResumeAccountCreationMutation, ResumeAccountCreationMutationVariables> = {
  id: 'sha256:71caf97f4d20f786d6da70544e0b86ec3e614bcbce54e63e09a962172b34d02b',
  name: 'ResumeAccountCreation',
  kind: 'mutation',
}

export const secondFactorUnderWay: Operation<SecondFactorUnderWayQuery, SecondFactorUnderWayQueryVariables> = {
  id: 'sha256:1c50cba5ee27c014c9071fceaa482cfc2ad757ce13d9408b2f2ccd907c21df33',
  name: 'SecondFactorUnderWay',
  kind: 'query',
}

export const submitMfaCode: Operation<SubmitMfaCodeMutation, SubmitMfaCodeMutationVariables> = {
  id: 'sha256:8f3bc1ce0f1cbc2585f7cb51501d4e8485b80adbb4f88a437161b41f2dd66a3c',
  name: 'SubmitMfaCode',
  kind: 'mutation',
}

export const resendMfaCode: Operation<ResendMfaCodeMutation, ResendMfaCodeMutationVariables> = {
  id: 'sha256:8cb8e2c106e4d19bb8e9706761c2b5489cb3d4a38eab88dc9d6c54944a2abb45',
  name: 'ResendMfaCode',
  kind: 'mutation',
}

export const signOff: Operation<SignOffMutation, SignOffMutationVariables> = {
  id: 'sha256:e449ce353ba6b3a343d39398d59e35c6b00c29ddde079565ac7b43abb76c37cf',
  name: 'SignOff',
  kind: 'mutation',
}
