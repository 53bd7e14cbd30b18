// The details form's values: out of the account, and back into what is saved.
import type { AccountDetails } from '../rules/account-details.ts'
import type { AccountInput, WholeAccountFragment } from './account.operations.ts'

/** What the form starts with; nothing on file is an empty field. */
export function detailsOf(account: WholeAccountFragment): AccountDetails {
  return {
    givenName: account.givenName ?? '',
    middleName: account.middleName ?? '',
    familyName: account.familyName ?? '',
    suffix: account.suffix ?? '',
    homePhone: account.homePhone ?? '',
    workPhone: account.workPhone ?? '',
    street: account.street ?? '',
    city: account.city ?? '',
    state: account.state ?? '',
    zip: account.zip ?? '',
  }
}

/** What `accounts { update }` receives: trimmed, and without the values that have flows of their own. */
export function inputOf(accountId: string, details: AccountDetails): AccountInput {
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([field, value]: [string, string]) => [field, value.trim()]),
  )
  return { ...trimmed, id: accountId }
}
