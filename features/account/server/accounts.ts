// What other nouns may ask and do with accounts; the table itself stays private to this one.
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import { creationStep } from '../rules/creation-step.ts'
import type { AccountAtTheDoor, AccountRecord } from '../rules/records.ts'
import {
  accountByEmail,
  accountById,
  accountsByMobile,
  accountWithPassword,
  insertAccount,
  isEmailTaken,
  liftLock,
  lockAccount,
  lockAccountWithPassword,
  markMobileVerified,
  raiseVersion,
  replacePassword,
  restartAccount,
} from './account.store.ts'
import type { AccountWorld } from './deps.ts'

export function findAccount(db: Db, id: string): Promise<AccountRecord | undefined> {
  return accountById(db, id)
}

/** The same, locked until the transaction ends. */
export function holdAccount(tx: Tx, id: string): Promise<AccountRecord | undefined> {
  return lockAccount(tx, id)
}

/** The same with what the password is checked against. */
export function findAccountWithPassword(db: Db, id: string): Promise<AccountAtTheDoor | undefined> {
  return accountWithPassword(db, id)
}

/** The same, locked until the transaction ends. */
export function holdAccountWithPassword(tx: Tx, id: string): Promise<AccountAtTheDoor | undefined> {
  return lockAccountWithPassword(tx, id)
}

/** Everybody with this number, proven or not, the oldest account first. A number may be shared, as by spouses. */
export function findAccountsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  return accountsByMobile(db, mobilePhone)
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

export interface NewPersonOfAccount extends WantedAccount {
  readonly givenName: string
  readonly familyName: string
  /** In which they signed up. */
  readonly language: Language
}

/** A new account with its password created; answers its id. */
export async function createAccount(
  world: AccountWorld,
  tx: Tx,
  wanted: NewPersonOfAccount,
): Promise<string> {
  const id = world.ids.rowId()
  await insertAccount(tx, { id, ...wanted, step: creationStep.passwordCreated })
  return id
}

/** A sign-up begun anew: the password is replaced, proofs stay when neither channel changed, earlier tokens are void (decisions 3.3). */
export function recreateAccount(tx: Tx, accountId: string, wanted: WantedAccount): Promise<void> {
  return restartAccount(tx, accountId, { ...wanted, step: creationStep.passwordCreated })
}

/** A new password; false when it is no longer the given one that was to be replaced. */
export function setPassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  return replacePassword(tx, accountId, passwordHash, replaced)
}

/** Every token of the account from before is void. */
export function voidTokens(tx: Tx, accountId: string): Promise<void> {
  return raiseVersion(tx, accountId)
}

/** Somebody proved by password and code that the account is theirs: what "This was not me" had locked is open again. */
export async function unlockAccount(world: AccountWorld, tx: Tx, accountId: string): Promise<void> {
  if (await liftLock(tx, accountId))
    await world.audit.record({ event: 'account.unlocked', outcome: 'done', accountId }, tx)
}
