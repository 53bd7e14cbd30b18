// markAsRead and markAsDelivered: all ids must be the viewer's own, all or none.
import { isUuid } from '#lib/ids.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { mostIdsPerCall, notificationsProblems } from '../rules/problems.ts'
import { mark } from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'
import type { NotificationsWorld } from './deps.ts'

const problem = problemsOf(notificationsProblems)

/** Idempotent: what was marked keeps its first time (safety 2.9). */
export async function markNotifications(
  world: NotificationsWorld,
  viewer: ClientViewer,
  ids: readonly string[],
  column: 'read_at' | 'delivered_at',
) {
  const wanted = [...new Set(ids)]
  if (wanted.length > mostIdsPerCall) throw problem('notifications.too-many')
  if (!wanted.every(isUuid)) throw problem('notifications.not-found')
  await world.database.transact(async (tx) => {
    if (wanted.length === 0) return
    if ((await mark(tx, viewer.accountId, wanted, column)) !== wanted.length)
      throw problem('notifications.not-found')
    if (column !== 'read_at') return
    await announceUnread(world, tx, viewer.accountId)
    // The announcement comes round by the database; this process answers sooner.
    world.database.afterCommit(tx, () => world.unread.forget(viewer.accountId))
  })
  return { success: true, error: null }
}
