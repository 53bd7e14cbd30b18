// The operations of notifications.operations.graphql: their types and the hashes the server knows them by. Generated: do not edit.
import type { Operation } from '#ui/graphql/operation.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountQuery = { readonly notifications: { readonly unreadCount: number, readonly newestTime: string | null } };

export type NotificationsQueryVariables = Exact<{
  caseId?: string | null | undefined;
}>;


export type NotificationsQuery = { readonly cases: { readonly get: ReadonlyArray<{ readonly id: string }> }, readonly notifications: { readonly get: ReadonlyArray<{ readonly id: string, readonly type: string, readonly kind: string | null, readonly description: string, readonly notificationTime: string, readonly caseId: string | null, readonly destinationId: string | null, readonly read: boolean, readonly notificationDisplayType: number, readonly case: { readonly id: string, readonly caseType: string, readonly firm: { readonly name: string } } | null }> } };

export type MarkNotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkNotificationReadMutation = { readonly notifications: { readonly markAsRead: { readonly success: boolean } } };

export type MarkNotificationsDeliveredMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type MarkNotificationsDeliveredMutation = { readonly notifications: { readonly markAsDelivered: { readonly success: boolean } } };

export type NewsToShowQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsToShowQuery = { readonly notifications: { readonly get: ReadonlyArray<{ readonly id: string, readonly type: string, readonly kind: string | null, readonly description: string, readonly caseId: string | null, readonly destinationId: string | null, readonly delivered: boolean, readonly notificationDisplayType: number }> } };


export const unreadCount: Operation<UnreadCountQuery, UnreadCountQueryVariables> = {
  id: 'sha256:be829d5dae8c43a8299e0094cbcbd4fbf927ce2afeee0aff85089636972297b1',
  name: 'UnreadCount',
  kind: 'query',
}

export const notifications: Operation<NotificationsQuery, NotificationsQueryVariables> = {
  id: 'sha256:cf20e8a419025bd50aaa95db9d0562543560edb135f9df76b72f477f0ffec000',
  name: 'Notifications',
  kind: 'query',
}

export const markNotificationRead: Operation<MarkNotificationReadMutation, MarkNotificationReadMutationVariables> = {
  id: 'sha256:d5082efbb2fa8e99b9c835dc23fdc00a4095a640aeb9c949662d65cc0f655c22',
  name: 'MarkNotificationRead',
  kind: 'mutation',
}

export const markNotificationsDelivered: Operation<MarkNotificationsDeliveredMutation, MarkNotificationsDeliveredMutationVariables> = {
  id: 'sha256:2ea8cfdd9dce6d5ad06ac574fd0244bbbdfd869e4e3c1693d69e414f2750ccaa',
  name: 'MarkNotificationsDelivered',
  kind: 'mutation',
}

export const newsToShow: Operation<NewsToShowQuery, NewsToShowQueryVariables> = {
  id: 'sha256:f5d78359be6b01fa6f731244c838d0007e4689e78bbd20941ab858ad473b4a5a',
  name: 'NewsToShow',
  kind: 'query',
}
