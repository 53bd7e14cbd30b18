import { sql } from 'kysely'
import type { ParticipantKey } from '#features/cases/server/participants/participants.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export interface InvitationRecord extends ParticipantKey {
  readonly id: string
  /** True if the invitation is neither expired, used nor re-issued. */
  readonly isOpen: boolean
  readonly isUsed: boolean
}

function selectRecords(db: Db) {
  const isOpen = sql<boolean>`used_at is null and revoked_at is null and expires_at > portal_now()`
  return tables(db)
    .selectFrom('invitation')
    .select([
      'invitation.id',
      'invitation.firmId',
      'participantId',
      isOpen.as('isOpen'),
      sql<boolean>`used_at is not null`.as('isUsed'),
    ])
}

export async function findInvitationByToken(
  db: Db,
  tokenHash: Uint8Array,
): Promise<InvitationRecord | undefined> {
  return selectByRoute(db).where('route.tokenHash', '=', tokenHash).executeTakeFirst()
}

export async function findInvitationById(
  db: Db,
  id: string,
): Promise<InvitationRecord | undefined> {
  return selectByRoute(db).where('route.invitationId', '=', id).executeTakeFirst()
}

function selectByRoute(db: Db) {
  return selectRecords(db).innerJoin('invitationRoute as route', (join) =>
    join
      .onRef('route.invitationId', '=', 'invitation.id')
      .onRef('route.firmId', '=', 'invitation.firmId'),
  )
}

/** Also true for an expired invitation. */
export async function wasInvited(
  db: Db,
  { participantId, firmId }: ParticipantKey,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('invitation')
    .select('id')
    .where('participantId', '=', participantId)
    .where('firmId', '=', firmId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the invitation, so that two browsers with the same invitation run one after the other. */
export async function lockInvitation(
  tx: Tx,
  { id, firmId }: InvitationRecord,
): Promise<InvitationRecord | undefined> {
  return selectRecords(tx)
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .forUpdate()
    .executeTakeFirst()
}

/** Revokes the previous invitations of the participant. */
export async function insertInvitation(
  tx: Tx,
  {
    days,
    ...invitation
  }: ParticipantKey & {
    readonly id: string
    readonly tokenHash: Uint8Array
    readonly days: number
  },
): Promise<void> {
  const db = tables(tx)
  await updateOpen(tx, invitation)
    .set({ revokedAt: sql<Date>`portal_now()` })
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
export async function invalidateInvitations(tx: Tx, key: ParticipantKey): Promise<void> {
  await updateOpen(tx, key)
    .set({ usedAt: sql<Date>`portal_now()` })
    .execute()
}

function updateOpen(tx: Tx, { participantId, firmId }: ParticipantKey) {
  return tables(tx)
    .updateTable('invitation')
    .where('participantId', '=', participantId)
    .where('firmId', '=', firmId)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
}
