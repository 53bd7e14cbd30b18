import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

type OwnTables = {
  invitation: {
    id: string
    firm_id: string
    participant_id: string
    token_hash: Uint8Array
    created_at: Date
    expires_at: Date
    used_at: Date | null
    revoked_at: Date | null
  }
}

export interface InvitationRecord {
  readonly id: string
  readonly participantId: string
  /** True if the invitation is neither expired, used nor re-issued. */
  readonly isOpen: boolean
  readonly isUsed: boolean
}

function selectRecords(db: Db) {
  return db
    .withTables<OwnTables>()
    .selectFrom('invitation')
    .select(['id', 'participant_id as participantId'])
    .select([
      sql<boolean>`used_at is null and revoked_at is null and expires_at > portal_now()`.as(
        'isOpen',
      ),
      sql<boolean>`used_at is not null`.as('isUsed'),
    ])
}

export async function findInvitationByToken(
  db: Db,
  tokenHash: Uint8Array,
): Promise<InvitationRecord | undefined> {
  return selectRecords(db).where('token_hash', '=', tokenHash).executeTakeFirst()
}

export async function findInvitationById(
  db: Db,
  id: string,
): Promise<InvitationRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

/** Also true for an expired invitation. */
export async function wasInvited(db: Db, participantId: string): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('invitation')
    .select('id')
    .where('participant_id', '=', participantId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the invitation, so that two browsers with the same invitation run one after the other. */
export async function lockInvitation(tx: Tx, id: string): Promise<InvitationRecord | undefined> {
  return selectRecords(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Revokes the previous invitations of the participant. */
export async function insertInvitation(
  tx: Tx,
  invitation: {
    readonly id: string
    readonly firmId: string
    readonly participantId: string
    readonly tokenHash: Uint8Array
    readonly days: number
  },
): Promise<void> {
  const db = tx.withTables<OwnTables>()
  await db
    .updateTable('invitation')
    .set({ revoked_at: sql<Date>`portal_now()` })
    .where('participant_id', '=', invitation.participantId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  await db
    .insertInto('invitation')
    .values({
      id: invitation.id,
      firm_id: invitation.firmId,
      participant_id: invitation.participantId,
      token_hash: invitation.tokenHash,
      created_at: sql<Date>`portal_now()`,
      expires_at: sql<Date>`portal_now() + make_interval(days => ${invitation.days})`,
      used_at: null,
      revoked_at: null,
    })
    .execute()
}

/** Marks every open invitation of a participant as used. */
export async function invalidateInvitations(tx: Tx, participantId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('invitation')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('participant_id', '=', participantId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}
