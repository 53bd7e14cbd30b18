// The operations of mail-footer.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MailFooterPartsFragment = { readonly en: string, readonly es: string, readonly version: number, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> };

export type FirmMailFooterQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmMailFooterQuery = { readonly mailFooter: { readonly en: string, readonly es: string, readonly version: number, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } };

export type ChangeMailFooterMutationVariables = Exact<{
  version: number;
  en: string;
  es: string;
}>;


export type ChangeMailFooterMutation = { readonly changeMailFooter: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly mailFooter: { readonly en: string, readonly es: string, readonly version: number, readonly history: ReadonlyArray<{ readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null }> } | null } };


export const firmMailFooter: Operation<FirmMailFooterQuery, FirmMailFooterQueryVariables> = {
  id: 'sha256:c0849ea60eab9f81976307e5a98f41962a0ed545f31d34720137188c7e7f290b',
  name: 'FirmMailFooter',
  kind: 'query',
}

export const changeMailFooter: Operation<ChangeMailFooterMutation, ChangeMailFooterMutationVariables> = {
  id: 'sha256:4cb1fa54950fedf8a99a5a04483488b7d595340e99e82367a7998299782fd2ca',
  name: 'ChangeMailFooter',
  kind: 'mutation',
}
