// The operations of sign-in.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LogInQueryVariables = Exact<{
  userId: string;
  password: string;
  fromAccountCreationFlag?: boolean | null | undefined;
}>;


export type LogInQuery = { readonly tokenFromUsernameAndPassword: { readonly requiresMfa: boolean, readonly mfaDeliveryDestination: string | null, readonly sessionId: string | null, readonly unVerifiedMobilePhoneReset: boolean, readonly verifiedMobilePhone: string | null, readonly unVerifiedMobilePhone: string | null, readonly unVerifiedEmailAddressReset: boolean, readonly verifiedEmailAddress: string | null, readonly unVerifiedEmailAddress: string | null, readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly unsentKeys: ReadonlyArray<string> | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type RefreshQueryVariables = Exact<{ [key: string]: never; }>;


export type RefreshQuery = { readonly tokenFromRefreshToken: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly unsentKeys: ReadonlyArray<string> | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type ResumeAccountCreationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeAccountCreationMutation = { readonly resumeAccountCreation: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly unsentKeys: ReadonlyArray<string> | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type SecondFactorUnderWayQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorUnderWayQuery = { readonly secondFactorUnderWay: { readonly sessionId: string, readonly user: string, readonly mfaDeliveryDestination: string | null } | null };

export type SubmitMfaCodeMutationVariables = Exact<{
  code: string;
  sessionId: string;
  user: string;
}>;


export type SubmitMfaCodeMutation = { readonly submitMfaCode: { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly unsentKeys: ReadonlyArray<string> | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null } };

export type ResendMfaCodeMutationVariables = Exact<{
  sessionId: string;
  user: string;
}>;


export type ResendMfaCodeMutation = { readonly resendMfaCode: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly mfaDeliveryDestination: string | null } };

export type SignOffMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOffMutation = { readonly signOff: { readonly success: boolean } };

export type AuthenticationFragment = { readonly isAuthenticated: boolean, readonly idToken: string | null, readonly accessToken: string | null, readonly expirationTime: string | null, readonly expiresIn: number | null, readonly mirrorKey: string | null, readonly unsentKeys: ReadonlyArray<string> | null, readonly account: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly emailAddress: string, readonly accountCreationStep: number, readonly caseCount: number, readonly language: string | null, readonly verifyPhone: boolean, readonly verifyEmail: boolean } | null };


export const logIn: Operation<LogInQuery, LogInQueryVariables> = {
  id: 'sha256:d692dbfb1df4fc9c2494f89c80e25024e2295c76ceecbf3720f50c6d80403000',
  name: 'LogIn',
  kind: 'query',
}

export const refresh: Operation<RefreshQuery, RefreshQueryVariables> = {
  id: 'sha256:840c37a846c5745355c6f9cccece914114166d9c7f3bc9d55e7f6a3370812170',
  name: 'Refresh',
  kind: 'query',
}

export const resumeAccountCreation: Operation<ResumeAccountCreationMutation, ResumeAccountCreationMutationVariables> = {
  id: 'sha256:4d623e62f5c1b0d64df2e5e076035f79bd313ab6b1005414581eeadfbf3f6a03',
  name: 'ResumeAccountCreation',
  kind: 'mutation',
}

export const secondFactorUnderWay: Operation<SecondFactorUnderWayQuery, SecondFactorUnderWayQueryVariables> = {
  id: 'sha256:1c50cba5ee27c014c9071fceaa482cfc2ad757ce13d9408b2f2ccd907c21df33',
  name: 'SecondFactorUnderWay',
  kind: 'query',
}

export const submitMfaCode: Operation<SubmitMfaCodeMutation, SubmitMfaCodeMutationVariables> = {
  id: 'sha256:b0ce3aa04721577b46697fbdd4f61a00f3da3f31f4d0e7e12adf49ded3941045',
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
