import type { PortalReader } from '#lib/viewer.ts'
import type { NotificationRecord } from '../rules/records.ts'
import { listNotifications } from './notifications.store.ts'
import type { NotificationsDeps, UnreadNews } from './deps.ts'

/** A preview shows the notifications of its case only, whatever case the filter names. */
export async function listForReader(
  { database }: Pick<NotificationsDeps, 'database'>,
  viewer: PortalReader,
  filter: { readonly caseId?: string; readonly read?: boolean },
): Promise<readonly NotificationRecord[]> {
  if (viewer.kind !== 'preview') return listNotifications(database.db, viewer.accountId, filter)
  const { caseId } = viewer
  if (filter.caseId !== undefined && filter.caseId.toLowerCase() !== caseId) return []
  return listNotifications(database.db, viewer.accountId, { ...filter, caseId })
}

export async function readUnread(
  deps: NotificationsDeps,
  viewer: PortalReader,
): Promise<UnreadNews> {
  if (viewer.kind !== 'preview') return deps.unread.of(viewer.accountId)
  const unread = await listForReader(deps, viewer, { read: false })
  return { count: unread.length, newestTime: unread[0]?.notificationTime ?? null }
}
