// What somebody has told elsewhere in the portal goes to their account where it holds nothing yet. What is there is theirs to change, by the profile alone.
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { lockAccount, updateEditableFields } from './account.store.ts'

export interface PostalAddress {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** `ssn` are nine digits. Changes nothing where the account holds a number. */
export async function keepSsn(
  world: { readonly secrets: Secrets; readonly audit: Audit },
  tx: Tx,
  accountId: string,
  ssn: string,
): Promise<void> {
  const account = await lockAccount(tx, accountId)
  if (!account || account.hasSsn) return
  await updateEditableFields(tx, account.id, {
    ssnSealed: world.secrets.seal('account-ssn', ssn, account.id),
  })
  await world.audit.record(
    {
      event: 'account.ssn-kept',
      outcome: 'done',
      accountId: account.id,
      details: { replaced: false },
    },
    tx,
  )
}

/** The whole address or nothing: street, city and zip of two places would make a third. A state alone does not count as one, since every account has it. */
export async function keepAddress(
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
