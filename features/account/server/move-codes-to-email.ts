import type { Tx } from '#ports/database.ts'
import { mayMoveCodes } from '../rules/assisted-change.ts'
import { hasCredentials } from '../rules/creation-step.ts'
import { lockAccount } from './account.store.ts'
import { setCodesByEmail } from './account-changes.store.ts'
import { notifyAboutChange } from './channels/notify-about-change.ts'
import type { AccountDeps } from './deps.ts'

const hours = 24

/**
 * Sends login codes to the proven email for a day, and notifies both channels. Returns false if
 * codes do not go to the phone, or no email is proven (spec: accounts#codes-by-email).
 */
export async function moveCodesToEmail(
  deps: AccountDeps,
  tx: Tx,
  accountId: string,
): Promise<boolean> {
  const account = await lockAccount(tx, accountId)
  if (!account || !mayMoveCodes({ ...account, hasCredentials: hasCredentials(account) }))
    return false
  await setCodesByEmail(tx, account, hours)
  await notifyAboutChange(deps, tx, account, { what: 'codes' })
  return true
}
