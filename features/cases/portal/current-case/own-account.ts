// What the rooms that stand on a case know of whoever is signed in: the account's own room is closed to them.
import {
  currentAccount,
  setCurrentAccount,
  useCurrentAccount,
} from '#features/account/portal/current-account.ts'

/** What this person logs in with. */
export function useOwnUserName(): string | undefined {
  return useCurrentAccount()?.userName
}

/** After the server has saved another name: the frame of the portal shows it at once. */
export function keepOwnName(name: {
  readonly givenName: string | null
  readonly familyName: string | null
}): void {
  const account = currentAccount()
  if (account)
    setCurrentAccount({ ...account, givenName: name.givenName, familyName: name.familyName })
}
