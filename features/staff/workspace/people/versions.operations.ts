// The operations of versions.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'

export type SettingVersionPartsFragment = { readonly version: number, readonly at: string, readonly differences: number, readonly by: { readonly givenName: string, readonly familyName: string } | null };

