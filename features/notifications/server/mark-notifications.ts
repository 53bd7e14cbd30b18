import { isUuid } from '#lib/ids.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { maxIdsPerCall, problem } from '../rules/problems.ts'
import { mark } from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'
import type { NotificationsDeps } from './deps.ts'

/** Idempotent. All IDs must be the viewer's own (spec: security#own-notifications). */
export async function markNotifications(
  deps: NotificationsDeps,
  viewer: ClientViewer,
  ids: readonly string[],
  column: 'readAt' | 'deliveredAt',
) {
  const wanted = [...new Set(ids)]
  if (wanted.length > maxIdsPerCall) throw problem('notifications.too-many')
  if (!wanted.every(isUuid)) throw problem('notifications.not-found')
  await deps.database.transact(async (tx) => {
    if (wanted.length === 0) return
    if ((await mark(tx, viewer.accountId, wanted, column)) !== wanted.length)
      throw problem('notifications.not-found')
    if (column !== 'readAt') return
    await announceUnread(deps, tx, viewer.accountId)
    // Drops the cached count at once, before the notification of the database arrives.
    deps.database.afterCommit(tx, () => deps.unread.forget(viewer.accountId))
  })
  return { success: true, error: null }
}
