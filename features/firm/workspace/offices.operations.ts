// The operations of offices.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OfficeInput = {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Ten digits, also with spaces and signs. */
  readonly phone: string;
  readonly fax: string;
  readonly timeZone: string;
};

export type OfficePartsFragment = { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number };

export type OfficeOutcomeFragment = { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null };

export type FirmOfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmOfficesQuery = { readonly offices: ReadonlyArray<{ readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number }> };

export type AddOfficeMutationVariables = Exact<{
  input: OfficeInput;
}>;


export type AddOfficeMutation = { readonly addOffice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };

export type ChangeOfficeMutationVariables = Exact<{
  id: string;
  version: number;
  input: OfficeInput;
}>;


export type ChangeOfficeMutation = { readonly changeOffice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };

export type RemoveOfficeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveOfficeMutation = { readonly removeOffice: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };


export const firmOffices: Operation<FirmOfficesQuery, FirmOfficesQueryVariables> = {
  id: 'sha256:7859623fd48f3e7f4d43dee672919a7e18a2a2a7017218497189e796f4cd4f0b',
  name: 'FirmOffices',
  kind: 'query',
}

export const addOffice: Operation<AddOfficeMutation, AddOfficeMutationVariables> = {
  id: 'sha256:ac5544e8635b11d1c074e1c8eee85e6d96a1837e30b224cb1affad16a462d138',
  name: 'AddOffice',
  kind: 'mutation',
}

export const changeOffice: Operation<ChangeOfficeMutation, ChangeOfficeMutationVariables> = {
  id: 'sha256:b33d616193314b9495eb8e4298dceeb050cb8ec2be0ed74ea32e35e924fa131d',
  name: 'ChangeOffice',
  kind: 'mutation',
}

export const removeOffice: Operation<RemoveOfficeMutation, RemoveOfficeMutationVariables> = {
  id: 'sha256:3d05ea8cb1ba5c8c4fbb78ab74d373599a2b8bb9a7f361b722496314792eefda',
  name: 'RemoveOffice',
  kind: 'mutation',
}
