// The operations of recovery.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { StaffFactor, StaffRole, StaffSignInNext } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ForgotStaffPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotStaffPasswordMutation = { readonly forgotStaffPassword: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };

export type StaffPasswordResetOfLinkQueryVariables = Exact<{
  token: string;
}>;


export type StaffPasswordResetOfLinkQuery = { readonly staffPasswordReset: { readonly email: string, readonly firmName: string } | null };

export type ResetStaffPasswordMutationVariables = Exact<{
  token: string;
  password: string;
}>;


export type ResetStaffPasswordMutation = { readonly resetStaffPassword: { readonly next: StaffSignInNext | null, readonly factors: ReadonlyArray<StaffFactor> | null, readonly recoveryCodes: ReadonlyArray<string> | null, readonly email: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly firms: ReadonlyArray<{ readonly id: string, readonly name: string }> | null, readonly session: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly mirrorKey: string, readonly unsentKeys: ReadonlyArray<string>, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null } };

export type ReportStaffNotMeMutationVariables = Exact<{
  token: string;
}>;


export type ReportStaffNotMeMutation = { readonly reportStaffNotMe: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const forgotStaffPassword: Operation<ForgotStaffPasswordMutation, ForgotStaffPasswordMutationVariables> = {
  id: 'sha256:f1218b6cc76fcf44fa0a467b414c91664200a15b29a89125c326f2d0249bf7b5',
  name: 'ForgotStaffPassword',
  kind: 'mutation',
}

export const staffPasswordResetOfLink: Operation<StaffPasswordResetOfLinkQuery, StaffPasswordResetOfLinkQueryVariables> = {
  id: 'sha256:11547e021832ad32589720d0edc11305ab3c79bbb5f1a5fe377ad7d1d83aa563',
  name: 'StaffPasswordResetOfLink',
  kind: 'query',
}

export const resetStaffPassword: Operation<ResetStaffPasswordMutation, ResetStaffPasswordMutationVariables> = {
  id: 'sha256:87c3933351bbfb7830ba889af6a4b3fff7addb57cc6746a4685cc2e5923ce449',
  name: 'ResetStaffPassword',
  kind: 'mutation',
}

export const reportStaffNotMe: Operation<ReportStaffNotMeMutation, ReportStaffNotMeMutationVariables> = {
  id: 'sha256:a797fb8d0ce19edc681e434ac2136177b0e1bb934e33810617c1b6d9288d0297',
  name: 'ReportStaffNotMe',
  kind: 'mutation',
}
