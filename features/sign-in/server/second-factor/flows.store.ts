import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { flowMinutes } from '../../rules/session-life.ts'

type OwnTables = {
  flow: {
    token_hash: Uint8Array
    invitation_id: string | null
    account_id: string | null
    contact_sealed: Uint8Array | null
    password_proven_at: Date | null
    phone_proven_at: Date | null
    created_at: Date
    expires_at: Date
    auth_version: number | null
    entered_at: Date | null
  }
}

export interface FlowRecord {
  readonly invitationId: string | null
  readonly accountId: string | null
  readonly contactSealed: Uint8Array | null
  /** The password was created in this flow within 30 minutes. */
  readonly isPasswordFresh: boolean
  readonly isPhoneFresh: boolean
  /** Version of the account right after its password was created in this flow. */
  readonly authVersion: number | null
  /** True if a set-up session may be opened. A lost response can be repeated for one minute. */
  readonly mayEnter: boolean
}

const newEnd = sql<Date>`portal_now() + make_interval(mins => ${sql.lit(flowMinutes)})`
const freshSince = sql`portal_now() - make_interval(mins => ${sql.lit(flowMinutes)})`

export async function insertFlow(
  db: Db,
  tokenHash: Uint8Array,
  invitationId: string | null,
): Promise<void> {
  await db
    .withTables<OwnTables>()
    .insertInto('flow')
    .values({
      token_hash: tokenHash,
      invitation_id: invitationId,
      account_id: null,
      contact_sealed: null,
      password_proven_at: null,
      phone_proven_at: null,
      created_at: sql<Date>`portal_now()`,
      expires_at: newEnd,
      auth_version: null,
      entered_at: null,
    })
    .execute()
}

export async function readFlow(db: Db, tokenHash: Uint8Array): Promise<FlowRecord | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('flow')
    .select([
      'invitation_id as invitationId',
      'account_id as accountId',
      'contact_sealed as contactSealed',
      'auth_version as authVersion',
    ])
    .select([
      sql<boolean>`coalesce(entered_at > portal_now() - interval '1 minute', true)`.as('mayEnter'),
      sql<boolean>`coalesce(password_proven_at > ${freshSince}, false)`.as('isPasswordFresh'),
      sql<boolean>`coalesce(phone_proven_at > ${freshSince}, false)`.as('isPhoneFresh'),
    ])
    .where('token_hash', '=', tokenHash)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

export async function extendFlow(db: Db, tokenHash: Uint8Array): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('flow')
    .set({ expires_at: newEnd })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function saveContact(
  tx: Tx,
  tokenHash: Uint8Array,
  contactSealed: Uint8Array,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('flow')
    .set({ contact_sealed: contactSealed, expires_at: newEnd })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function bindAccount(
  tx: Tx,
  tokenHash: Uint8Array,
  accountId: string,
  authVersion: number,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('flow')
    .set({
      account_id: accountId,
      password_proven_at: sql<Date>`portal_now()`,
      phone_proven_at: null,
      expires_at: newEnd,
      auth_version: authVersion,
      entered_at: null,
    })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function markPhoneProven(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('flow')
    .set({ phone_proven_at: sql<Date>`portal_now()`, expires_at: newEnd })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Keeps the first time. */
export async function markEntered(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('flow')
    .set({ entered_at: sql<Date>`coalesce(entered_at, portal_now())` })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function sweepFlows(db: Db): Promise<void> {
  await db
    .withTables<OwnTables>()
    .deleteFrom('flow')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
