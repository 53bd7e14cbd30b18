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


export type ChangeFirmLogoMutation = { readonly changeFirmLogo: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly profile: { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number } | null } };

export type ChangeFirmProfileMutationVariables = Exact<{
  version: number;
  input: FirmProfileInput;
}>;


export type ChangeFirmProfileMutation = { readonly changeFirmProfile: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly profile: { readonly name: string, readonly email: string, readonly website: string, readonly colour: string, readonly onColour: string, readonly iconUrl: string | null, readonly invitationMessage: string, readonly invitationDays: number, readonly version: number } | null } };


export const firmProfile: Operation<FirmProfileQuery, FirmProfileQueryVariables> = {
  id: 'sha256:545b3e161db992b0565f5945fb93e96290602faa3e06bd69419f943a689d511d',
  name: 'FirmProfile',
  kind: 'query',
}

export const changeFirmLogo: Operation<ChangeFirmLogoMutation, ChangeFirmLogoMutationVariables> = {
  id: 'sha256:237d0048a305bf9d76dd1542ccb9b832e6db3766e4735eaa1bef9bdb9ebd9fac',
  name: 'ChangeFirmLogo',
  kind: 'mutation',
}

export const changeFirmProfile: Operation<ChangeFirmProfileMutation, ChangeFirmProfileMutationVariables> = {
  id: 'sha256:4f00be32d7a1546e624680b8b79b919ef4249a87b71b4c5f5bd71c80f6568316',
  name: 'ChangeFirmProfile',
  kind: 'mutation',
}
