// The operations of profile.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FirmProfileInput = {
  readonly name: string;
  readonly email: string;
  readonly website: string;
  readonly colour: string;
  readonly invitationMessage: string;
  readonly invitationDays: number;
};

export type FirmProfilePartsFragment = { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number };

export type FirmProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmProfileQuery = { readonly firmProfile: { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number } };

export type ChangeFirmLogoMutationVariables = Exact<{
  picture?: string | null | undefined;
}>;


export type ChangeFirmLogoMutation = { readonly changeFirmLogo: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly profile: { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number } | null } };

export type ChangeFirmProfileMutationVariables = Exact<{
  version: number;
  input: FirmProfileInput;
}>;


export type ChangeFirmProfileMutation = { readonly changeFirmProfile: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly profile: { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number } | null } };


export const firmProfile: Operation<FirmProfileQuery, FirmProfileQueryVariables> = {
  id: 'sha256:545b3e161db992b0565f5945fb93e96290602faa3e06bd69419f943a689d511d',
  name: 'FirmProfile',
  kind: 'query',
}

export const changeFirmLogo: Operation<ChangeFirmLogoMutation, ChangeFirmLogoMutationVariables> = {
  id: 'sha256:aa76f8c45349a2ce8ca74c5de69cf3c329d141c6e8b68d36cde25a412a65ccb7',
  name: 'ChangeFirmLogo',
  kind: 'mutation',
}

export const changeFirmProfile: Operation<ChangeFirmProfileMutation, ChangeFirmProfileMutationVariables> = {
  id: 'sha256:5e7b9f354fde0f31e0f205c37c0fe1d80cc71f416c47d074ba3b977d8729acf3',
  name: 'ChangeFirmProfile',
  kind: 'mutation',
}
