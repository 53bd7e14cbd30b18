import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { LoginAccount, AccountRecord } from '../rules/records.ts'

export interface AccountTable {
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
  language: Language | null
  time_zone: string | null
  password_hash: string | null
  creation_step: number
  auth_version: number
  completed_at: Date | null
  locked_at: Date | null
}

export type OwnTables = {
  account: AccountTable
}

const recordColumns = [
  'id',
  'email as emailAddress',
  'mobile_phone as mobilePhone',
  'given_name as givenName',
  'middle_name as middleName',
  'family_name as familyName',
  'suffix',
  'home_phone as homePhone',
  'work_phone as workPhone',
  'street',
  'city',
  'state',
  'zip',
  'contact_type as contactType',
  'language',
  'time_zone as timeZone',
  'creation_step as accountCreationStep',
  'auth_version as authVersion',
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
      sql<boolean>`locked_at is not null`.as('isLocked'),
    ])
}

export async function findAccountById(db: Db, id: string): Promise<AccountRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

export async function findWithPassword(db: Db, id: string): Promise<LoginAccount | undefined> {
  return selectRecords(db)
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks the account until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRecord | undefined> {
  return selectRecords(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function lockAccountWithPassword(
  tx: Tx,
  id: string,
): Promise<LoginAccount | undefined> {
  return selectRecords(tx)
    .select('password_hash as passwordHash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the account that has proven the address, or else the newest account in set-up. */
export async function findAccountByEmail(db: Db, email: string): Promise<LoginAccount | undefined> {
  return selectRecords(db)
    .select('password_hash as passwordHash')
    .where('email', '=', email)
    .orderBy(sql`email_verified_at is not null`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the sealed number, or null. */
export async function findSealedSsn(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('account')
    .select('ssn_sealed as sealed')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sealed ?? null
}

/** Returns all accounts with this number, proven or not, oldest account first. */
export async function listAccountsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  return selectRecords(db).where('mobile_phone', '=', mobilePhone).orderBy('id').execute()
}

/** Locks the address until the transaction ends, so that two accounts cannot prove it at once. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account-email|${email}`}, 0))`.execute(
    tx,
  )
}

/** True when another account has proven this address. */
export async function isEmailTaken(
  db: Db,
  email: string,
  exceptAccountId: string | undefined,
): Promise<boolean> {
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

/** The account that proved this number last. */
export async function findAccountByProvenMobile(
  db: Db,
  mobilePhone: string,
): Promise<AccountRecord | undefined> {
  return selectRecords(db)
    .where('mobile_phone', '=', mobilePhone)
    .where('mobile_verified_at', 'is not', null)
    .orderBy('mobile_verified_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
