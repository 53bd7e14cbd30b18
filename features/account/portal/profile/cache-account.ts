// Updates the account on every screen that shows it, including the user menu.
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import type { WholeAccountFragment } from '../account.operations.ts'
import { adoptAccount } from '../current-account.ts'
import type { Waiting } from './profile-mode.ts'
import { ownProfile, type OwnProfileQuery } from './profile.operations.ts'

export function cacheAccount(account: WholeAccountFragment): void {
  updateCache(account)
  adoptAccount(account)
}

/** Keeps a pending change for a client who leaves the profile and returns. */
export function cachePendingChange(waiting: Waiting): void {
  updateCache(waiting)
}

function updateCache(known: WholeAccountFragment | Waiting): void {
  queryClient.setQueryData<OwnProfileQuery>(
    getKey(ownProfile, {}),
    (cached) => cached && { accounts: { get: { ...cached.accounts.get, ...known } } },
  )
}
