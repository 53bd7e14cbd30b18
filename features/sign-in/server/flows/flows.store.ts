import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { flowMinutes } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

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
  await tables(db)
    .insertInto('flow')
    .values({
      tokenHash,
      invitationId,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: newEnd,
    })
    .execute()
}

export async function readFlow(db: Db, tokenHash: Uint8Array): Promise<FlowRecord | undefined> {
  return tables(db)
    .selectFrom('flow')
    .select(['invitationId', 'accountId', 'contactSealed', 'authVersion'])
    .select([
      sql<boolean>`coalesce(entered_at > portal_now() - interval '1 minute', true)`.as('mayEnter'),
      sql<boolean>`coalesce(password_proven_at > ${freshSince}, false)`.as('isPasswordFresh'),
      sql<boolean>`coalesce(phone_proven_at > ${freshSince}, false)`.as('isPhoneFresh'),
    ])
    .where('tokenHash', '=', tokenHash)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

export async function extendFlow(db: Db, tokenHash: Uint8Array): Promise<void> {
  await tables(db)
    .updateTable('flow')
    .set({ expiresAt: newEnd })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function saveContact(
  tx: Tx,
  tokenHash: Uint8Array,
  contactSealed: Uint8Array,
): Promise<void> {
  await tables(tx)
    .updateTable('flow')
    .set({ contactSealed, expiresAt: newEnd })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function bindAccount(
  tx: Tx,
  tokenHash: Uint8Array,
  accountId: string,
  authVersion: number,
): Promise<void> {
  await tables(tx)
    .updateTable('flow')
    .set({
      accountId,
      passwordProvenAt: sql<Date>`portal_now()`,
      phoneProvenAt: null,
      expiresAt: newEnd,
      authVersion,
      enteredAt: null,
    })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function markPhoneProven(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tables(tx)
    .updateTable('flow')
    .set({ phoneProvenAt: sql<Date>`portal_now()`, expiresAt: newEnd })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

/** Keeps the first time. */
export async function markEntered(tx: Tx, tokenHash: Uint8Array): Promise<void> {
  await tables(tx)
    .updateTable('flow')
    .set({ enteredAt: sql<Date>`coalesce(entered_at, portal_now())` })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export async function sweepFlows(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('flow')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
