// The operations of session.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StaffRole =
  | 'ADMINISTRATOR'
  | 'ATTORNEY'
  | 'PARALEGAL';

export type StaffPersonFragment = { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole };

export type StaffSessionPartsFragment = { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } };

export type RefreshStaffSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type RefreshStaffSessionQuery = { readonly staffSession: { readonly idToken: string, readonly accessToken: string, readonly expiresIn: number, readonly endsIn: number, readonly firmName: string, readonly timeZone: string, readonly offersPasskeys: boolean, readonly me: { readonly id: string, readonly givenName: string, readonly familyName: string, readonly email: string, readonly role: StaffRole } } | null };

export type StaffSignOfLifeQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffSignOfLifeQuery = { readonly me: { readonly id: string } };

export type SignOutStaffMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutStaffMutation = { readonly signOutStaff: { readonly success: boolean } };


export const refreshStaffSession: Operation<RefreshStaffSessionQuery, RefreshStaffSessionQueryVariables> = {
  id: 'sha256:60138854e766d3c56bb7c775c6fc584e03ee8ce43d90de6dca210d737b33455d',
  name: 'RefreshStaffSession',
  kind: 'query',
}

export const staffSignOfLife: Operation<StaffSignOfLifeQuery, StaffSignOfLifeQueryVariables> = {
  id: 'sha256:093e973a4658a798edc14f6cc9876c211abc96dd858c19fb13e275260382516e',
  name: 'StaffSignOfLife',
  kind: 'query',
}

export const signOutStaff: Operation<SignOutStaffMutation, SignOutStaffMutationVariables> = {
  id: 'sha256:6b284a14e60eb5804518d98e63aae6cb1d5bbe5360edda677763f8a4f436338f',
  name: 'SignOutStaff',
  kind: 'mutation',
}
