import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export interface InvitationRecord {
  readonly id: string
  readonly participantId: string
  /** True if the invitation is neither expired, used nor re-issued. */
  readonly isOpen: boolean
  readonly isUsed: boolean
}

function selectRecords(db: Db) {
  const isOpen = sql<boolean>`used_at is null and revoked_at is null and expires_at > portal_now()`
  return tables(db)
    .selectFrom('invitation')
    .select([
      'id',
      'participantId',
      isOpen.as('isOpen'),
      sql<boolean>`used_at is not null`.as('isUsed'),
    ])
}

export async function findInvitationByToken(
  db: Db,
  tokenHash: Uint8Array,
): Promise<InvitationRecord | undefined> {
  return selectRecords(db)
    .innerJoin('invitationRoute as route', (join) =>
      join
        .onRef('route.invitationId', '=', 'invitation.id')
        .onRef('route.firmId', '=', 'invitation.firmId'),
    )
    .where('route.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export async function findInvitationById(
  db: Db,
  id: string,
): Promise<InvitationRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

/** Also true for an expired invitation. */
export async function wasInvited(db: Db, participantId: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('invitation')
    .select('id')
    .where('participantId', '=', participantId)
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
  {
    days,
    ...invitation
  }: {
    readonly id: string
    readonly firmId: string
    readonly participantId: string
    readonly tokenHash: Uint8Array
    readonly days: number
  },
): Promise<void> {
  const db = tables(tx)
  await db
    .updateTable('invitation')
    .set({ revokedAt: sql<Date>`portal_now()` })
    .where('participantId', '=', invitation.participantId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
  await db
    .insertInto('invitation')
    .values({
      ...invitation,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(days => ${days})`,
    })
    .execute()
  const { id: invitationId, firmId, tokenHash } = invitation
  await db.insertInto('invitationRoute').values({ tokenHash, firmId, invitationId }).execute()
}

/** Marks every open invitation of a participant as used. */
export async function invalidateInvitations(tx: Tx, participantId: string): Promise<void> {
  await tables(tx)
    .updateTable('invitation')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('participantId', '=', participantId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
}
