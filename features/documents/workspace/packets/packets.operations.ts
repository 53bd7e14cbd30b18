// The operations of packets.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { PacketFailureReason, PacketObstacle, PacketState } from '#ui/graphql/enums.generated.ts'
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PacketPartsFragment = { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> };

export type PacketPageQueryVariables = Exact<{
  caseId: string;
}>;


export type PacketPageQuery = { readonly packetChoices: { readonly people: ReadonlyArray<{ readonly givenName: string, readonly familyName: string }>, readonly documents: ReadonlyArray<{ readonly id: string, readonly name: string, readonly categoryId: string, readonly category: string, readonly folder: string | null, readonly sentBy: string | null, readonly uploadedAt: string, readonly bytes: number, readonly obstacle: PacketObstacle | null }> } };

export type PacketsOfCaseQueryVariables = Exact<{
  caseId: string;
}>;


export type PacketsOfCaseQuery = { readonly casePackets: ReadonlyArray<{ readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> }> };

export type PacketProgressQueryVariables = Exact<{
  id: string;
}>;


export type PacketProgressQuery = { readonly casePacket: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null };

export type MakePacketMutationVariables = Exact<{
  caseId: string;
  key: string;
  title: string;
  documentIds: ReadonlyArray<string> | string;
}>;


export type MakePacketMutation = { readonly makePacket: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly packet: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null } };

export type CancelPacketMutationVariables = Exact<{
  id: string;
}>;


export type CancelPacketMutation = { readonly cancelPacket: { readonly success: boolean, readonly error: string | null, readonly errorCode: string | null, readonly errorParams: unknown, readonly packet: { readonly id: string, readonly title: string, readonly createdAt: string, readonly state: PacketState, readonly total: number, readonly done: number, readonly name: string | null, readonly pages: number | null, readonly bytes: number | null, readonly by: { readonly givenName: string, readonly familyName: string }, readonly failures: ReadonlyArray<{ readonly documentId: string, readonly name: string, readonly reason: PacketFailureReason }> } | null } };


export const packetPage: Operation<PacketPageQuery, PacketPageQueryVariables> = {
  id: 'sha256:4ee78d8b13a15bd2b5e19226ac6afdacc3841efbbef3f6c0003f66ce6577db56',
  name: 'PacketPage',
  kind: 'query',
}

export const packetsOfCase: Operation<PacketsOfCaseQuery, PacketsOfCaseQueryVariables> = {
  id: 'sha256:48fbb922252b9319e7b82f94e94a7981bbc46e628493a177d2a840b064a8d4c9',
  name: 'PacketsOfCase',
  kind: 'query',
}

export const packetProgress: Operation<PacketProgressQuery, PacketProgressQueryVariables> = {
  id: 'sha256:1246162e2358bab05e1770ee8bb901214e29a78558a0a4b1618c7c5bdcaa26c7',
  name: 'PacketProgress',
  kind: 'query',
}

export const makePacket: Operation<MakePacketMutation, MakePacketMutationVariables> = {
  id: 'sha256:d4673914928c0168d2894f51cd517aa50029b4c53e99df238732f743bad9dc20',
  name: 'MakePacket',
  kind: 'mutation',
}

export const cancelPacket: Operation<CancelPacketMutation, CancelPacketMutationVariables> = {
  id: 'sha256:24e347cebcb87e9796dee38c19335d803194879308249972dbe7634453b465f0',
  name: 'CancelPacket',
  kind: 'mutation',
}
