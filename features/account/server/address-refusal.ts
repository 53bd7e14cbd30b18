// What the owner of an address reads instead of a code, when somebody else tries to use it for their account.
import type { Tx } from '#ports/database.ts'
import { accountMessages } from '../rules/messages.ts'
import { accountByEmail, isEmailTaken } from './account.store.ts'
import type { AccountWorld } from './deps.ts'

/** Undefined when this account may have the address. Another one has proven it, or another debtor was invited by it: the screen sees no difference (safety 2.8, 2.12). */
export async function addressRefusal(
  world: AccountWorld,
  tx: Tx,
  accountId: string,
  email: string,
) {
  if (await isEmailTaken(tx, email, accountId))
    return accountMessages[(await accountByEmail(tx, email))?.language ?? 'en'].addressInUse
  const invited = await world.invitedBeside(tx, accountId, email)
  return invited && accountMessages[invited.language].addressWanted
}
