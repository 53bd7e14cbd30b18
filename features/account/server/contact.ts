// The functions in this file return only channels that were proven by a code.
import type { Language } from '#lib/language.ts'
import { timeZoneNamed } from '#lib/dates.ts'
import type { Source } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Secrets } from '#ports/secrets.ts'
import { pickDetails } from '../rules/account-details.ts'
import type { AccountRecord } from '../rules/records.ts'
import { findAccountById, findAccountByProvenMobile, findSealedSsn } from './account.store.ts'
import { setTimeZone } from './account-changes.store.ts'

export async function findContact(db: Db, accountId: string) {
  const account = await findAccountById(db, accountId)
  return (
    account && {
      language: account.language ?? 'en',
      contactType: account.contactType,
      emailAddress: account.isEmailVerified ? account.emailAddress : null,
      mobilePhone: account.isMobileVerified ? account.mobilePhone : null,
      timeZone: account.timeZone,
    }
  )
}

/** The account's facts for prefilled forms. Only proven channels. */
export async function findPerson(db: Db, accountId: string) {
  const account = await findAccountById(db, accountId)
  if (!account) return undefined
  return {
    ...pickDetails(account),
    emailAddress: account.isEmailVerified ? account.emailAddress : null,
    mobilePhone: account.isMobileVerified ? account.mobilePhone : null,
  }
}

/** Nine digits, or undefined. */
export async function ssnOfAccount(
  { secrets }: { readonly secrets: Secrets },
  db: Db,
  accountId: string,
): Promise<string | undefined> {
  const sealed = await findSealedSsn(db, accountId)
  return sealed === null ? undefined : secrets.open('account-ssn', sealed, accountId)
}

export async function languageOfMobile(db: Db, mobilePhone: string): Promise<Language | undefined> {
  const account = await findAccountByProvenMobile(db, mobilePhone)
  return account && (account.language ?? 'en')
}

/** Stores the browser's time zone. Ignores an unknown name. */
export async function saveTimeZone(tx: Tx, account: AccountRecord, source: Source): Promise<void> {
  const timeZone = source.timeZone === undefined ? undefined : timeZoneNamed(source.timeZone)
  if (timeZone !== undefined && timeZone !== account.timeZone)
    await setTimeZone(tx, account.id, timeZone)
}
