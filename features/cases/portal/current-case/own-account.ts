// Features that depend on cases must not import the account feature. They get its facts here.
import {
  currentAccount,
  setCurrentAccount,
  useCurrentAccount,
} from '#features/account/portal/current-account.ts'

/** The user ID for login. */
export function useOwnUserName(): string | undefined {
  return useCurrentAccount()?.userName
}

/** Shows a saved name in the frame at once. */
export function cacheOwnName(name: {
  readonly givenName: string | null
  readonly familyName: string | null
}): void {
  const account = currentAccount()
  if (account)
    setCurrentAccount({ ...account, givenName: name.givenName, familyName: name.familyName })
}
