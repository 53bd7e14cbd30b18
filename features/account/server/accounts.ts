// What other nouns may ask and do with accounts; the table itself stays private to this one.
import type { Db, Tx } from '#ports/database.ts'
import { creationStep } from '../rules/creation-step.ts'
import type { AccountAtTheDoor, AccountRecord } from '../rules/records.ts'
import { accountByEmail, accountById, insertAccount, isEmailTaken, markMobileVerified, restartAccount } from './account.store.ts'
import type { AccountWorld } from './world.ts'

export function findAccount(db: Db, id: string): Promise<AccountRecord | undefined> {
  return accountById(db, id)
}

/** Who signs in with this address: the account that has proven it, else the newest that is still being set up. */
export function findAccountAtTheDoor(db: Db, email: string): Promise<AccountAtTheDoor | undefined> {
  return accountByEmail(db, email)
}

/** True when some account has proven this address. */
export function hasAccount(db: Db, email: string): Promise<boolean> {
  return isEmailTaken(db, email, undefined)
}

/** Notes that this account's mobile phone was proven by a code; false when it is no longer the number that was read. */
export function mobileProven(tx: Tx, account: AccountRecord): Promise<boolean> {
  return markMobileVerified(tx, account)
}

export interface WantedAccount {
  readonly email: string
  readonly mobilePhone: string
  readonly contactType: number
  readonly passwordHash: string
}

/** A new account with its password created; answers its id. */
export async function createAccount(world: AccountWorld, tx: Tx, wanted: WantedAccount & { readonly givenName: string; readonly familyName: string }): Promise<string> {
  const id = world.ids.rowId()
  await insertAccount(tx, { id, ...wanted, step: creationStep.passwordCreated })
  return id
}

/** A sign-up begun anew: the password is replaced, proofs stay when neither channel changed, earlier tokens are void (decisions 3.3). */
export function recreateAccount(tx: Tx, accountId: string, wanted: WantedAccount): Promise<void> {
  return restartAccount(tx, accountId, { ...wanted, step: creationStep.passwordCreated })
}
