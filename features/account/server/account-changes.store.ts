import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Tx } from '#ports/database.ts'
import { pickDetails, type DetailValues } from '../rules/account-details.ts'
import type { ContactType } from '../rules/contact-type.ts'
import type { AccountRecord } from '../rules/records.ts'
import { isEmailTaken, lockEmail } from './account.store.ts'
import { tables } from './tables.generated.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly mobilePhone: string
  readonly givenName: string
  readonly familyName: string
  readonly contactType: ContactType
  readonly language: Language
  readonly passwordHash: string
  readonly step: number
}

export async function insertAccount(tx: Tx, { step, ...account }: NewAccount): Promise<void> {
  await tables(tx)
    .insertInto('account')
    .values({ ...account, creationStep: step })
    .execute()
}

/**
 * Replaces the password and voids all tokens. Keeps proofs only when neither channel changed:
 * another person may have proven the other value.
 */
export async function restartAccount(
  tx: Tx,
  id: string,
  {
    email,
    mobilePhone,
    contactType,
    passwordHash,
    step,
  }: Omit<NewAccount, 'id' | 'givenName' | 'familyName' | 'language'>,
): Promise<void> {
  const isSame = sql<boolean>`email = ${email} and mobile_phone = ${mobilePhone}`
  await tables(tx)
    .updateTable('account')
    .set({
      emailVerifiedAt: sql<Date | null>`case when ${isSame} then email_verified_at end`,
      mobileVerifiedAt: sql<Date | null>`case when ${isSame} then mobile_verified_at end`,
      email,
      mobilePhone,
      contactType,
      passwordHash,
      creationStep: step,
      authVersion: sql<number>`auth_version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns false if the number was changed in the meantime. */
export async function markMobileVerified(
  tx: Tx,
  { id, mobilePhone }: Pick<AccountRecord, 'id' | 'mobilePhone'>,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('account')
    .set({
      mobileVerifiedAt: sql<Date>`portal_now()`,
      creationStep: sql<number>`greatest(creation_step, 4)`,
    })
    .where('id', '=', id)
    .where('mobilePhone', '=', mobilePhone)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns false if the address was changed in the meantime, or if another account has proven it.
 */
export async function markEmailVerified(
  tx: Tx,
  { id, emailAddress }: Pick<AccountRecord, 'id' | 'emailAddress'>,
): Promise<boolean> {
  await lockEmail(tx, emailAddress)
  if (await isEmailTaken(tx, emailAddress, id)) return false
  const row = await tables(tx)
    .updateTable('account')
    .set({ emailVerifiedAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('email', '=', emailAddress)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when another account has proven the address. */
export async function setProvenEmail(tx: Tx, id: string, email: string): Promise<boolean> {
  await lockEmail(tx, email)
  if (await isEmailTaken(tx, email, id)) return false
  await tables(tx)
    .updateTable('account')
    .set({ email, emailVerifiedAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
  return true
}

/** Stores a new number that was proven by its code or by the firm. */
export async function setProvenMobile(tx: Tx, id: string, mobilePhone: string): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({ mobilePhone, mobileVerifiedAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
}

/** Returns false if the password was changed in the meantime. */
export async function replacePassword(
  tx: Tx,
  id: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('account')
    .set({ passwordHash })
    .where('id', '=', id)
    .$if(replaced !== undefined, (query) => query.where('passwordHash', '=', replaced ?? ''))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Voids all earlier tokens. */
export async function raiseVersion(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({ authVersion: sql<number>`auth_version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Until then, or until the credentials change. */
export async function setCodesByEmail(
  tx: Tx,
  { id, authVersion }: Pick<AccountRecord, 'id' | 'authVersion'>,
  hours: number,
): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({
      codesByEmailUntil: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(hours)})`,
      codesByEmailVersion: authVersion,
    })
    .where('id', '=', id)
    .execute()
}

/** Removes the given proofs, restores the given values and disables the password. */
export async function lockDown(
  tx: Tx,
  id: string,
  {
    email,
    mobile,
    password,
  }: {
    readonly email?: string | true
    readonly mobile?: string | true
    readonly password?: true
  },
): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({
      lockedAt: sql<Date>`portal_now()`,
      email: email === true ? undefined : email,
      emailVerifiedAt: email === undefined ? undefined : null,
      mobilePhone: mobile === true ? undefined : mobile,
      mobileVerifiedAt: mobile === undefined ? undefined : null,
      passwordHash: password === true ? null : undefined,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns true if the account was locked. */
export async function removeLock(tx: Tx, id: string): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('account')
    .set({ lockedAt: null })
    .where('id', '=', id)
    .where('lockedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setCreationStep(tx: Tx, id: string, step: number): Promise<void> {
  await tables(tx)
    .updateTable('account')
    .set({ creationStep: step, completedAt: step === 6 ? sql<Date>`portal_now()` : null })
    .where('id', '=', id)
    .execute()
}

export interface EditableFields extends Partial<DetailValues<string | null>> {
  readonly contactType?: ContactType
  readonly language?: Language
  readonly ssnSealed?: Uint8Array
}

export async function updateEditableFields(
  tx: Tx,
  id: string,
  fields: EditableFields,
): Promise<void> {
  const { contactType, language, ssnSealed } = fields
  // Only these: an object with more properties must not change other columns.
  const set = { ...pickDetails(fields), contactType, language, ssnSealed }
  if (Object.values(set).every((value) => value === undefined)) return
  await tables(tx).updateTable('account').set(set).where('id', '=', id).execute()
}

export async function setTimeZone(tx: Tx, id: string, timeZone: string): Promise<void> {
  await tables(tx).updateTable('account').set({ timeZone }).where('id', '=', id).execute()
}
