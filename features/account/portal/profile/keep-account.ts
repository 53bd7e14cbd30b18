// Takes over what is now known about one's own account, for every screen that shows it: the user menu too.
import { keyOf } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { ownAccount, type WholeAccountFragment } from '../account.operations.ts'
import { takeAccount } from '../current-account.ts'

export function keepAccount(account: WholeAccountFragment): void {
  queryClient.setQueryData(keyOf(ownAccount, {}), { accounts: { get: account } })
  takeAccount(account)
}
