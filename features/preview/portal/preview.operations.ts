// The operations of preview.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartPreviewMutationVariables = Exact<{
  token: string;
}>;


export type StartPreviewMutation = { readonly startPreview: { readonly success: boolean, readonly errorCode: string | null, readonly token: string | null, readonly endsAt: string | null } };

export type PreviewedAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewedAccountQuery = { readonly accounts: { readonly get: { readonly id: string, readonly givenName: string | null, readonly familyName: string | null, readonly userName: string, readonly caseCount: number, readonly accountCreationStep: number, readonly verifyPhone: boolean, readonly verifyEmail: boolean, readonly language: string | null } } };


export const startPreview: Operation<StartPreviewMutation, StartPreviewMutationVariables> = {
  id: 'sha256:6f211c82de4af58aae8ed9d15a4af2c5c826d49a61e335ebc27b36713e0a24e4',
  name: 'StartPreview',
  kind: 'mutation',
}

export const previewedAccount: Operation<PreviewedAccountQuery, PreviewedAccountQueryVariables> = {
  id: 'sha256:408aca9c5ed3522e11793015241a5b0e196b7fcb5b476311f9bb27657f409b92',
  name: 'PreviewedAccount',
  kind: 'query',
}
