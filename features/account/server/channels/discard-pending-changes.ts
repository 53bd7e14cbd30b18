// Login discards an unconfirmed change (spec: accounts#pending-change-dropped).
import { getRequestFacts, type Viewer } from '#lib/viewer.ts'
import { deletePendingChanges } from './pending-channels.ts'
import type { AccountDeps } from '../deps.ts'

/** Returns the discarded values, or undefined when no change was pending. */
export async function discardPendingChanges(
  deps: AccountDeps,
  viewer: Viewer,
  accountId: string,
): Promise<{ readonly email?: string; readonly mobile?: string } | undefined> {
  const dropped = await deletePendingChanges(deps, deps.database.db, accountId)
  const channels = Object.keys(dropped)
  if (channels.length === 0) return undefined
  await deps.audit.record({
    event: 'account.pending-change-discarded',
    outcome: 'done',
    ...getRequestFacts(viewer.source),
    accountId,
    object: channels.join(' '),
  })
  return dropped
}
