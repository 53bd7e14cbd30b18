// Takes over what is now known about one's own account, for every screen that shows it: the user menu too.
import { keyOf } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import type { WholeAccountFragment } from '../account.operations.ts'
import { takeAccount } from '../current-account.ts'
import type { Waiting } from './profile-mode.ts'
import { ownProfile, type OwnProfileQuery } from './profile.operations.ts'

export function keepAccount(account: WholeAccountFragment): void {
  keep(account)
  takeAccount(account)
}

/** For whoever leaves the profile and comes again. */
export function keepWaiting(waiting: Waiting): void {
  keep(waiting)
}

function keep(known: WholeAccountFragment | Waiting): void {
  queryClient.setQueryData<OwnProfileQuery>(
    keyOf(ownProfile, {}),
    (kept) => kept && { accounts: { get: { ...kept.accounts.get, ...known } } },
  )
}
