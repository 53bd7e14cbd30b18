import type { AccountDetails } from '../rules/account-details.ts'
import type { AccountInput, WholeAccountFragment } from './account.operations.ts'

export function getDetails(account: WholeAccountFragment): AccountDetails {
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

/** The input of `accounts { update }`: trimmed, without email and mobile phone. */
export function getInput(accountId: string, details: AccountDetails): AccountInput {
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([field, value]: [string, string]) => [field, value.trim()]),
  )
  return { ...trimmed, id: accountId }
}
