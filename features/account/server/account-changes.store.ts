import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Tx } from '#ports/database.ts'
import type { AccountRecord } from '../rules/records.ts'
import { isEmailTaken, lockEmail } from './account.store.ts'
import type { AccountTable, OwnTables } from './account.store.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly mobilePhone: string
  readonly givenName: string
  readonly familyName: string
  readonly contactType: number
  readonly language: Language
  readonly passwordHash: string
  readonly step: number
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('account')
    .values({
      id: account.id,
      email: account.email,
      mobile_phone: account.mobilePhone,
      given_name: account.givenName,
      family_name: account.familyName,
      contact_type: account.contactType,
      language: account.language,
      password_hash: account.passwordHash,
      creation_step: account.step,
      auth_version: 1,
      email_verified_at: null,
      mobile_verified_at: null,
      middle_name: null,
      suffix: null,
      home_phone: null,
      work_phone: null,
      street: null,
      city: null,
      state: null,
      zip: null,
      ssn_sealed: null,
      time_zone: null,
      completed_at: null,
      locked_at: null,
    })
    .execute()
}

/**
 * Replaces the password and voids all tokens. Keeps proofs only when neither channel changed:
 * another person may have proven the other value.
 */

export async function restartAccount(
  tx: Tx,
  id: string,
  wanted: {
    readonly email: string
    readonly mobilePhone: string
    readonly contactType: number
    readonly passwordHash: string
    readonly step: number
  },
): Promise<void> {
  const isSame = sql<boolean>`email = ${wanted.email} and mobile_phone = ${wanted.mobilePhone}`
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({
      email_verified_at: sql<Date | null>`case when ${isSame} then email_verified_at end`,
      mobile_verified_at: sql<Date | null>`case when ${isSame} then mobile_verified_at end`,
      email: wanted.email,
      mobile_phone: wanted.mobilePhone,
      contact_type: wanted.contactType,
      password_hash: wanted.passwordHash,
      creation_step: wanted.step,
      auth_version: sql<number>`auth_version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns false if the number was changed in the meantime. */

export async function markMobileVerified(
  tx: Tx,
  { id, mobilePhone }: Pick<AccountRecord, 'id' | 'mobilePhone'>,
): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({
      mobile_verified_at: sql<Date>`portal_now()`,
      creation_step: sql<number>`greatest(creation_step, 4)`,
    })
    .where('id', '=', id)
    .where('mobile_phone', '=', mobilePhone)
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
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ email_verified_at: sql<Date>`portal_now()` })
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
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ email, email_verified_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
  return true
}

/** Stores a new number that was proven by its code or by the firm. */

export async function setProvenMobile(tx: Tx, id: string, mobilePhone: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ mobile_phone: mobilePhone, mobile_verified_at: sql<Date>`portal_now()` })
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
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .$if(replaced !== undefined, (query) => query.where('password_hash', '=', replaced ?? ''))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Voids all earlier tokens. */

export async function raiseVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ auth_version: sql<number>`auth_version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Removes the given proofs, restores the given values and disables the password. */

export async function lockDown(
  tx: Tx,
  id: string,
  distrust: {
    readonly email?: string | true
    readonly mobile?: string | true
    readonly password?: true
  },
): Promise<void> {
  const set: {
    -readonly [column in 'email' | 'mobile_phone']?: string
  } & {
    email_verified_at?: null
    mobile_verified_at?: null
    password_hash?: null
  } = {}
  if (distrust.email !== undefined) set.email_verified_at = null
  if (typeof distrust.email === 'string') set.email = distrust.email
  if (distrust.mobile !== undefined) set.mobile_verified_at = null
  if (typeof distrust.mobile === 'string') set.mobile_phone = distrust.mobile
  if (distrust.password) set.password_hash = null
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ ...set, locked_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
}

/** Returns true if the account was locked. */

export async function removeLock(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ locked_at: null })
    .where('id', '=', id)
    .where('locked_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function setCreationStep(tx: Tx, id: string, step: number): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ creation_step: step, completed_at: step === 6 ? sql<Date>`portal_now()` : null })
    .where('id', '=', id)
    .execute()
}

export interface EditableFields {
  readonly givenName?: string | null
  readonly middleName?: string | null
  readonly familyName?: string | null
  readonly suffix?: string | null
  readonly homePhone?: string | null
  readonly workPhone?: string | null
  readonly street?: string | null
  readonly city?: string | null
  readonly state?: string | null
  readonly zip?: string | null
  readonly contactType?: number
  readonly language?: Language
  readonly ssnSealed?: Uint8Array
}

export async function updateEditableFields(
  tx: Tx,
  id: string,
  fields: EditableFields,
): Promise<void> {
  const set: Partial<AccountTable> = {}
  if (fields.givenName !== undefined) set.given_name = fields.givenName
  if (fields.middleName !== undefined) set.middle_name = fields.middleName
  if (fields.familyName !== undefined) set.family_name = fields.familyName
  if (fields.suffix !== undefined) set.suffix = fields.suffix
  if (fields.homePhone !== undefined) set.home_phone = fields.homePhone
  if (fields.workPhone !== undefined) set.work_phone = fields.workPhone
  if (fields.street !== undefined) set.street = fields.street
  if (fields.city !== undefined) set.city = fields.city
  if (fields.state !== undefined) set.state = fields.state
  if (fields.zip !== undefined) set.zip = fields.zip
  if (fields.contactType !== undefined) set.contact_type = fields.contactType
  if (fields.language !== undefined) set.language = fields.language
  if (fields.ssnSealed !== undefined) set.ssn_sealed = fields.ssnSealed
  if (Object.keys(set).length === 0) return
  await tx.withTables<OwnTables>().updateTable('account').set(set).where('id', '=', id).execute()
}

export async function setTimeZone(tx: Tx, id: string, timeZone: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ time_zone: timeZone })
    .where('id', '=', id)
    .execute()
}
