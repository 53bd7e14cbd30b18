// At the login a change of phone or e-mail that nobody confirmed is let go (decisions 3.4).
import type { Viewer } from '#lib/viewer.ts'
import { dropWishes } from './pending-channels.ts'
import type { AccountWorld } from '../deps.ts'

/** Answers the values that were let go; undefined when nothing waited. */
export async function discardPendingChanges(
  world: AccountWorld,
  viewer: Viewer,
  accountId: string,
): Promise<{ readonly email?: string; readonly mobile?: string } | undefined> {
  const dropped = await dropWishes(world, world.database.db, accountId)
  const channels = Object.keys(dropped)
  if (channels.length === 0) return undefined
  await world.audit.record({
    event: 'account.pending-change-discarded',
    outcome: 'done',
    accountId,
    object: channels.join(' '),
    ip: viewer.source.ip,
    requestId: viewer.source.requestId,
  })
  return dropped
}
