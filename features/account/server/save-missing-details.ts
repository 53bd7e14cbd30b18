// Fills only empty fields of the account. Stored values are changed in the profile.
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { lockAccount } from './account.store.ts'
import { updateEditableFields } from './account-changes.store.ts'

export interface PostalAddress {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** `ssn`: nine digits. */
export async function saveMissingSsn(
  deps: { readonly secrets: Secrets; readonly audit: Audit },
  tx: Tx,
  accountId: string,
  ssn: string,
): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (!account || account.hasSsn) return
  await updateEditableFields(tx, account.id, {
    ssnSealed: deps.secrets.seal('account-ssn', ssn, account.id),
  })
  await deps.audit.record(
    {
      event: 'account.ssn-kept',
      outcome: 'done',
      accountId: account.id,
      details: { replaced: false },
    },
    tx,
  )
}

/** Stores the address only if the account has none (a state alone does not count). */
export async function saveMissingAddress(
  tx: Tx,
  accountId: string,
  address: PostalAddress,
): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (!account || account.street !== null || account.city !== null || account.zip !== null) return
  await updateEditableFields(
    tx,
    account.id,
    address.state === null
      ? { street: address.street, city: address.city, zip: address.zip }
      : address,
  )
}
