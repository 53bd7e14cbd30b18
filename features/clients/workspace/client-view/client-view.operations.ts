// The operations of client-view.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreatePreviewLinkMutationVariables = Exact<{
  participantId: string;
}>;


export type CreatePreviewLinkMutation = { readonly createPreviewLink: { readonly address: string | null, readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown } };


export const createPreviewLink: Operation<CreatePreviewLinkMutation, CreatePreviewLinkMutationVariables> = {
  id: 'sha256:fc6682b56bbe6ce0a4ccaf77fe32bdeb1f74be99dd4c551615cb02039baffefe',
  name: 'CreatePreviewLink',
  kind: 'mutation',
}
