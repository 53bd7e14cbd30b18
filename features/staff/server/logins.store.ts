import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export interface LoginRecord {
  readonly staffId: string
  readonly firmId: string
  readonly emailHash: Uint8Array
  readonly passwordHash: string | null
  readonly authVersion: number
  readonly authenticatorSealed: Uint8Array | null
  readonly isConfirmed: boolean
  readonly lastStep: number | null
}

function selectLogins(db: Db) {
  return tables(db)
    .selectFrom('staffLogin')
    .select([
      'staffId',
      'firmId',
      'emailHash',
      'passwordHash',
      'authVersion',
      'authenticatorSealed',
      'lastStep',
      sql<boolean>`authenticator_confirmed_at is not null`.as('isConfirmed'),
    ])
}

/** The oldest first. Without people who have no password. */
export async function listLoginsOfEmail(
  db: Db,
  hashes: readonly Uint8Array[],
  max: number,
): Promise<readonly LoginRecord[]> {
  return selectLogins(db)
    .where('emailHash', 'in', hashes)
    .where('passwordHash', 'is not', null)
    .orderBy('createdAt')
    .orderBy('staffId')
    .limit(max)
    .execute()
}

export async function listLogins(
  db: Db,
  staffIds: readonly string[],
): Promise<readonly LoginRecord[]> {
  return selectLogins(db)
    .where(sql<boolean>`staff_id = any(${staffIds}::uuid[])`)
    .orderBy('createdAt')
    .orderBy('staffId')
    .execute()
}

export async function lockLogin(tx: Tx, staffId: string): Promise<LoginRecord | undefined> {
  return selectLogins(tx).where('staffId', '=', staffId).forUpdate().executeTakeFirst()
}

/** A login that exists gets the hash of today's form of the address, and stays otherwise. */
export async function insertLogin(
  tx: Tx,
  login: Pick<LoginRecord, 'staffId' | 'firmId' | 'emailHash'>,
): Promise<void> {
  await tables(tx)
    .insertInto('staffLogin')
    .values({ ...login, createdAt: sql<Date>`portal_now()` })
    .onConflict((conflict) =>
      conflict.column('staffId').doUpdateSet({ emailHash: (row) => row.ref('excluded.emailHash') }),
    )
    .execute()
}

/** Returns the login with its new version. */
export async function setPassword(
  tx: Tx,
  staffId: string,
  passwordHash: string,
): Promise<LoginRecord | undefined> {
  await tables(tx)
    .updateTable('staffLogin')
    .set({ passwordHash, authVersion: sql<number>`auth_version + 1` })
    .where('staffId', '=', staffId)
    .execute()
  return lockLogin(tx, staffId)
}

/** Does nothing if the password was changed meanwhile. The tokens stay valid. */
export async function replaceHashes(
  db: Db,
  staffId: string,
  replaced: string,
  hashes: { readonly passwordHash: string; readonly emailHash: Uint8Array },
): Promise<void> {
  await tables(db)
    .updateTable('staffLogin')
    .set(hashes)
    .where('staffId', '=', staffId)
    .where('passwordHash', '=', replaced)
    .execute()
}

/** Removes password, authenticator, passkeys and recovery codes, and ends sign-ins in progress. */
export async function clearCredentials(tx: Tx, staffId: string): Promise<void> {
  await tables(tx)
    .updateTable('staffLogin')
    .set({
      passwordHash: null,
      authVersion: sql<number>`auth_version + 1`,
      authenticatorSealed: null,
      authenticatorConfirmedAt: null,
      lastStep: null,
    })
    .where('staffId', '=', staffId)
    .execute()
  await tables(tx).deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute()
  await tables(tx).deleteFrom('staffPasskey').where('staffId', '=', staffId).execute()
}

/** Replaces an authenticator that is not confirmed. Returns false if one is confirmed. */
export async function saveAuthenticator(
  db: Db,
  { staffId, authVersion }: LoginRecord,
  authenticatorSealed: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('staffLogin')
    .set({ authenticatorSealed })
    .where('staffId', '=', staffId)
    .where('authVersion', '=', authVersion)
    .where('authenticatorConfirmedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function confirmAuthenticator(
  tx: Tx,
  staffId: string,
  lastStep: number,
): Promise<void> {
  await tables(tx)
    .updateTable('staffLogin')
    .set({ authenticatorConfirmedAt: sql<Date>`portal_now()`, lastStep })
    .where('staffId', '=', staffId)
    .execute()
}

/** Returns false if this step or a later one was accepted before (spec: staff#code-once). */
export async function acceptStep(
  tx: Tx,
  { staffId, authVersion }: LoginRecord,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staffLogin')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where('authVersion', '=', authVersion)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Replaces the codes that the person has. */
export async function saveRecoveryCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await tables(tx).deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute()
  await tables(tx)
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash) => ({ staffId, codeHash })))
    .execute()
}

/** Returns false if the code is unknown or was used. */
export async function deleteRecoveryCode(
  tx: Tx,
  staffId: string,
  hashes: readonly Uint8Array[],
): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('staffRecoveryCode')
    .where('staffId', '=', staffId)
    .where('codeHash', 'in', hashes)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export interface LoginFacts {
  readonly staffId: string
  readonly emailHash: Uint8Array
  readonly hasPassword: boolean
  readonly isConfirmed: boolean
  readonly recoveryCodes: number
  readonly passkeys: number
  readonly lastSeenAt: Date | null
  readonly invitationEndsAt: Date | null
}

/** What other people of the firm may know of a login. */
export async function listLoginFacts(
  db: Db,
  staffIds: readonly string[],
): Promise<readonly LoginFacts[]> {
  const { rows } = await sql<LoginFacts>`
    select
      l.staff_id,
      l.email_hash,
      l.password_hash is not null as has_password,
      l.authenticator_confirmed_at is not null as is_confirmed,
      (
        select count(*)
        from staff_recovery_code c
        where c.staff_id = l.staff_id
      ) as recovery_codes,
      (
        select count(*)
        from staff_passkey p
        where p.staff_id = l.staff_id
      ) as passkeys,
      (
        select max(s.last_active_at)
        from staff_session s
        where s.staff_id = l.staff_id
      ) as last_seen_at,
      (
        select max(i.expires_at)
        from staff_invitation i
        where i.staff_id = l.staff_id and i.used_at is null and i.expires_at > portal_now()
      ) as invitation_ends_at
    from staff_login l
    where l.staff_id = any(${staffIds}::uuid[])`.execute(db)
  return rows
}
