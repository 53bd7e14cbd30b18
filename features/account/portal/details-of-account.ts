import { detailFields, type AccountDetails } from '../rules/account-details.ts'
import type { AccountInput, WholeAccountFragment } from './account.operations.ts'

export function getDetails(account: WholeAccountFragment): AccountDetails {
  return Object.fromEntries(
    detailFields.map((field) => [field, account[field] ?? '']),
  ) as AccountDetails
}

/** The input of `accounts { update }`: trimmed, without email and mobile phone. */
export function getInput(accountId: string, details: AccountDetails): AccountInput {
  const trimmed = Object.fromEntries(
    Object.entries(details).map(([field, value]: [string, string]) => [field, value.trim()]),
  )
  return { ...trimmed, id: accountId }
}
