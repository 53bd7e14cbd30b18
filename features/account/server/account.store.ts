// Alone knows the account table.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { AccountAtTheDoor, AccountRecord } from '../rules/records.ts'

interface AccountTable {
  id: string
  email: string
  email_verified_at: Date | null
  mobile_phone: string
  mobile_verified_at: Date | null
  given_name: string | null
  middle_name: string | null
  family_name: string | null
  suffix: string | null
  home_phone: string | null
  work_phone: string | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  ssn_sealed: Uint8Array | null
  contact_type: number
  password_hash: string
  creation_step: number
  auth_version: number
  completed_at: Date | null
}

type OwnTables = {
  account: AccountTable
}

const recordColumns = [
  'id', 'email as emailAddress', 'mobile_phone as mobilePhone', 'given_name as givenName', 'middle_name as middleName',
  'family_name as familyName', 'suffix', 'home_phone as homePhone', 'work_phone as workPhone', 'street', 'city', 'state', 'zip',
  'contact_type as contactType', 'creation_step as accountCreationStep', 'auth_version as authVersion',
] as const

function selectRecords(db: Db) {
  return db
    .withTables<OwnTables>()
    .selectFrom('account')
    .select(recordColumns)
    .select([
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      sql<boolean>`mobile_verified_at is not null`.as('isMobileVerified'),
      sql<boolean>`ssn_sealed is not null`.as('hasSsn'),
    ])
}

export async function accountById(db: Db, id: string): Promise<AccountRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRecord | undefined> {
  return selectRecords(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Who signs in with this address: the account that has proven it, else the newest that is still being set up. */
export async function accountByEmail(db: Db, email: string): Promise<AccountAtTheDoor | undefined> {
  return selectRecords(db)
    .select('password_hash as passwordHash')
    .where('email', '=', email)
    .orderBy(sql`email_verified_at is not null`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** True when another account has proven this address. */
export async function isEmailTaken(db: Db, email: string, exceptAccountId: string | undefined): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .$if(exceptAccountId !== undefined, (query) => query.where('id', '!=', exceptAccountId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly mobilePhone: string
  readonly givenName: string
  readonly familyName: string
  readonly contactType: number
  readonly passwordHash: string
  readonly step: number
}

export async function insertAccount(tx: Tx, account: NewAccount): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('account')
    .values({
      id: account.id, email: account.email, mobile_phone: account.mobilePhone, given_name: account.givenName, family_name: account.familyName,
      contact_type: account.contactType, password_hash: account.passwordHash, creation_step: account.step, auth_version: 1,
      email_verified_at: null, mobile_verified_at: null, middle_name: null, suffix: null, home_phone: null, work_phone: null, street: null,
      city: null, state: null, zip: null, ssn_sealed: null, completed_at: null,
    })
    .execute()
}

/**
 * A sign-up begun anew: the password is replaced, every earlier token is void. Proofs stay only when neither channel changed: otherwise one that somebody
 * else had proven would stand in for the one that the firm gave.
 */
export async function restartAccount(
  tx: Tx,
  id: string,
  wanted: { readonly email: string; readonly mobilePhone: string; readonly contactType: number; readonly passwordHash: string; readonly step: number },
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

/** False when it is no longer the number that was proven. */
export async function markMobileVerified(tx: Tx, { id, mobilePhone }: Pick<AccountRecord, 'id' | 'mobilePhone'>): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('account')
    .set({ mobile_verified_at: sql<Date>`portal_now()`, creation_step: sql<number>`greatest(creation_step, 4)` })
    .where('id', '=', id)
    .where('mobile_phone', '=', mobilePhone)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when it is no longer the address that was proven, or another account has proven the same one meanwhile. */
export async function markEmailVerified(tx: Tx, { id, emailAddress }: Pick<AccountRecord, 'id' | 'emailAddress'>): Promise<boolean> {
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
  readonly ssnSealed?: Uint8Array
}

export async function updateEditableFields(tx: Tx, id: string, fields: EditableFields): Promise<void> {
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
  if (fields.ssnSealed !== undefined) set.ssn_sealed = fields.ssnSealed
  if (Object.keys(set).length === 0) return
  await tx.withTables<OwnTables>().updateTable('account').set(set).where('id', '=', id).execute()
}
