// The operations of client-view.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreatePreviewLinkMutationVariables = Exact<{
  participantId: string;
}>;


export type CreatePreviewLinkMutation = { readonly createPreviewLink: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly address: string | null } };


export const createPreviewLink: Operation<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables> = {
  id: 'sha256:caff7b2f02a22fcb8774a0c744974e7aab482c7f604876c797f4b9cc13e03ff8',
  name: 'CreatePreviewLink',
  kind: 'mutation',
}
