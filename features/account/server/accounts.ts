import type { ContactType } from '../rules/contact-type.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import { creationStep } from '../rules/creation-step.ts'
import type { LoginAccount, AccountRecord } from '../rules/records.ts'
import {
  findAccountByEmail,
  findAccountById,
  listAccountsByMobile,
  findWithPassword,
  isEmailTaken,
  lockAccount,
  lockAccountWithPassword,
} from './account.store.ts'
import {
  insertAccount,
  removeLock,
  markMobileVerified,
  raiseVersion,
  replacePassword,
  restartAccount,
} from './account-changes.store.ts'
import type { AccountDeps } from './deps.ts'

export function findAccount(db: Db, id: string): Promise<AccountRecord | undefined> {
  return findAccountById(db, id)
}

export function lockAccountById(tx: Tx, id: string): Promise<AccountRecord | undefined> {
  return lockAccount(tx, id)
}

export function findAccountWithPassword(db: Db, id: string): Promise<LoginAccount | undefined> {
  return findWithPassword(db, id)
}

export function lockLoginAccount(tx: Tx, id: string): Promise<LoginAccount | undefined> {
  return lockAccountWithPassword(tx, id)
}

/** Returns proven and unproven numbers, oldest account first. Spouses may share a number. */
export function findAccountsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  return listAccountsByMobile(db, mobilePhone)
}

/** Returns the account that has proven the address, or else the newest account in set-up. */
export function findLoginAccount(db: Db, email: string): Promise<LoginAccount | undefined> {
  return findAccountByEmail(db, email)
}

export function hasAccount(db: Db, email: string): Promise<boolean> {
  return isEmailTaken(db, email, undefined)
}

/** Returns false if the number was changed in the meantime. */
export function mobileProven(tx: Tx, account: AccountRecord): Promise<boolean> {
  return markMobileVerified(tx, account)
}

export interface WantedAccount {
  readonly email: string
  readonly mobilePhone: string
  readonly contactType: ContactType
  readonly passwordHash: string
}

export interface NewPersonOfAccount extends WantedAccount {
  readonly givenName: string
  readonly familyName: string
  /** The language of the sign-up. */
  readonly language: Language
}

/** Returns the new id. */
export async function createAccount(
  deps: AccountDeps,
  tx: Tx,
  wanted: NewPersonOfAccount,
): Promise<string> {
  const id = deps.ids.rowId()
  await insertAccount(tx, { id, ...wanted, step: creationStep.passwordCreated })
  return id
}

/** Keeps proofs only if neither channel changed (spec: accounts#begin-again). */
export function recreateAccount(tx: Tx, accountId: string, wanted: WantedAccount): Promise<void> {
  return restartAccount(tx, accountId, { ...wanted, step: creationStep.passwordCreated })
}

/** Returns false if the expected password was replaced in the meantime. */
export function setPassword(
  tx: Tx,
  accountId: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  return replacePassword(tx, accountId, passwordHash, replaced)
}

/** Voids all earlier tokens. */
export function voidTokens(tx: Tx, accountId: string): Promise<void> {
  return raiseVersion(tx, accountId)
}

/** Unlocks after a login with password and code. */
export async function unlockAccount(deps: AccountDeps, tx: Tx, accountId: string): Promise<void> {
  if (await removeLock(tx, accountId))
    await deps.audit.record({ event: 'account.unlocked', outcome: 'done', accountId }, tx)
}
