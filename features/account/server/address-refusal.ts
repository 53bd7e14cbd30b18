import type { Tx } from '#ports/database.ts'
import { accountMessages } from '../rules/messages.ts'
import { findAccountByEmail, isEmailTaken } from './account.store.ts'
import type { AccountDeps } from './deps.ts'

/**
 * Undefined if this account can use the address. Otherwise returns a message that only the owner of
 * the address gets (spec: security#taken-address, security#two-debtors-two-addresses).
 */
export async function addressRefusal(deps: AccountDeps, tx: Tx, accountId: string, email: string) {
  if (await isEmailTaken(tx, email, accountId))
    return accountMessages[(await findAccountByEmail(tx, email))?.language ?? 'en'].addressInUse
  const invited = await deps.invitedBeside(tx, accountId, email)
  return invited && accountMessages[invited.language].addressWanted
}
