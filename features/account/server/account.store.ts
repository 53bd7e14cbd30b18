import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { detailFields } from '../rules/account-details.ts'
import type { LoginAccount, AccountRecord } from '../rules/records.ts'
import { tables } from './tables.generated.ts'

const recordColumns = [
  'id',
  'email as emailAddress',
  'mobilePhone',
  ...detailFields,
  'contactType',
  'language',
  'timeZone',
  'creationStep as accountCreationStep',
  'authVersion',
] as const

function selectRecords(db: Db) {
  return tables(db)
    .selectFrom('account')
    .select(recordColumns)
    .select([
      sql<boolean>`email_verified_at is not null`.as('isEmailVerified'),
      sql<boolean>`mobile_verified_at is not null`.as('isMobileVerified'),
      sql<boolean>`ssn_sealed is not null`.as('hasSsn'),
      sql<boolean>`locked_at is not null`.as('isLocked'),
      sql<Date | null>`case
        when codes_by_email_until > portal_now() and codes_by_email_version = auth_version
          then codes_by_email_until
      end`.as('codesByEmailUntil'),
    ])
}

export async function findAccountById(db: Db, id: string): Promise<AccountRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

export async function findWithPassword(db: Db, id: string): Promise<LoginAccount | undefined> {
  return selectRecords(db).select('passwordHash').where('id', '=', id).executeTakeFirst()
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
    .select('passwordHash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the account that has proven the address, or else the newest account in set-up. */
export async function findAccountByEmail(db: Db, email: string): Promise<LoginAccount | undefined> {
  return selectRecords(db)
    .select('passwordHash')
    .where('email', '=', email)
    .orderBy(sql`email_verified_at is not null`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the sealed number, or null. */
export async function findSealedSsn(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await tables(db)
    .selectFrom('account')
    .select('ssnSealed as sealed')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sealed ?? null
}

/** Returns all accounts with this number, proven or not, oldest account first. */
export async function listAccountsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly AccountRecord[]> {
  return selectRecords(db).where('mobilePhone', '=', mobilePhone).orderBy('id').execute()
}

/** Locks the address until the transaction ends, so that two accounts cannot prove it at once. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  const key = `account-email|${email}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** True when another account has proven this address. */
export async function isEmailTaken(
  db: Db,
  email: string,
  exceptAccountId: string | undefined,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
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
    .where('mobilePhone', '=', mobilePhone)
    .where('mobileVerifiedAt', 'is not', null)
    .orderBy('mobileVerifiedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}
