import type { Resolvers } from '#contract/server.generated.ts'
import { isUuid } from '#lib/ids.ts'
import { describeNews } from '../rules/news-words.ts'
import { markNotifications } from './mark-notifications.ts'
import { listForReader, readUnread } from './read-notifications.ts'
import type { NotificationsDeps } from './deps.ts'

export function notificationsResolvers(deps: NotificationsDeps) {
  return {
    Query: { notifications: () => ({}) },
    Mutation: { notifications: () => ({}) },
    NotificationsQuery: {
      get: (_, { caseId, read }, { viewer }) =>
        caseId != null && !isUuid(caseId)
          ? []
          : listForReader(deps, viewer, {
              ...(caseId == null ? {} : { caseId }),
              ...(read == null ? {} : { read }),
            }),
      unreadCount: async (_, __, { viewer }) => (await readUnread(deps, viewer)).count,
      newestTime: async (_, __, { viewer }) => (await readUnread(deps, viewer)).newestTime,
    },
    NotificationsMutation: {
      markAsRead: (_, { id }, { viewer }) => markNotifications(deps, viewer, [id], 'readAt'),
      markAsDelivered: (_, { ids }, { viewer }) =>
        markNotifications(deps, viewer, ids, 'deliveredAt'),
    },
    Notification: {
      description: (notification, _, { viewer }) =>
        describeNews(notification, deps.newsWords, viewer.source.language),
      notificationType: ({ type }) => type,
      read: ({ readTime }) => readTime !== null,
      delivered: ({ isDelivered }) => isDelivered,
      notificationDisplayType: ({ displayType }) => displayType,
    },
  } satisfies Resolvers
}
