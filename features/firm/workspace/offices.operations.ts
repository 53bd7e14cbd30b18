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

export type OfficeOutcomeFragment = { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null };

export type FirmOfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type FirmOfficesQuery = { readonly offices: ReadonlyArray<{ readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number }> };

export type AddOfficeMutationVariables = Exact<{
  input: OfficeInput;
}>;


export type AddOfficeMutation = { readonly addOffice: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };

export type ChangeOfficeMutationVariables = Exact<{
  id: string;
  version: number;
  input: OfficeInput;
}>;


export type ChangeOfficeMutation = { readonly changeOffice: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };

export type RemoveOfficeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveOfficeMutation = { readonly removeOffice: { readonly success: boolean, readonly errorCode: string | null, readonly errorParams: unknown, readonly office: { readonly id: string, readonly street: string, readonly city: string, readonly state: string, readonly zip: string, readonly phone: string, readonly fax: string, readonly timeZone: string, readonly people: number, readonly version: number } | null } };


export const firmOffices: Operation<FirmOfficesQuery, FirmOfficesQueryVariables> = {
  id: 'sha256:7859623fd48f3e7f4d43dee672919a7e18a2a2a7017218497189e796f4cd4f0b',
  name: 'FirmOffices',
  kind: 'query',
}

export const addOffice: Operation<AddOfficeMutation, AddOfficeMutationVariables> = {
  id: 'sha256:fe44850738d2ceb5705f1e65cbb041597fb3e1feff37a6277ad3dd3a0c6f470e',
  name: 'AddOffice',
  kind: 'mutation',
}

export const changeOffice: Operation<ChangeOfficeMutation, ChangeOfficeMutationVariables> = {
  id: 'sha256:51dc2bd65eb5fd91a0a4f23d7b0fe2f43bd106281678c714bc8d30ea44484113',
  name: 'ChangeOffice',
  kind: 'mutation',
}

export const removeOffice: Operation<RemoveOfficeMutation, RemoveOfficeMutationVariables> = {
  id: 'sha256:b5ac87010b773d7d76ffff4b4eae2e85073003b6b177ec9ac931f33d65706957',
  name: 'RemoveOffice',
  kind: 'mutation',
}
