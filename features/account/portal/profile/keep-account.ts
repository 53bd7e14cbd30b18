// Updates the account on every screen that shows it, including the user menu.
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import type { WholeAccountFragment } from '../account.operations.ts'
import { takeAccount } from '../current-account.ts'
import type { Waiting } from './profile-mode.ts'
import { ownProfile, type OwnProfileQuery } from './profile.operations.ts'

export function keepAccount(account: WholeAccountFragment): void {
  keep(account)
  takeAccount(account)
}

/** For a client who leaves the profile and returns. */
export function keepWaiting(waiting: Waiting): void {
  keep(waiting)
}

function keep(known: WholeAccountFragment | Waiting): void {
  queryClient.setQueryData<OwnProfileQuery>(
    getKey(ownProfile, {}),
    (cached) => cached && { accounts: { get: { ...cached.accounts.get, ...known } } },
  )
}
