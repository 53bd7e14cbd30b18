import { sql } from 'kysely'
import type { ParticipantKey } from '#features/cases/server/participants/participants.ts'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
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

export interface OpenInvitations extends CaseOfFirm {
  readonly invitedAt: Date
  readonly endsAt: Date
}

/** The newest invitations of people without an account, by case. An expired one counts as well. */
export async function listOpenInvitations(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly OpenInvitations[]> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<OpenInvitations>`
    select
      p.case_id,
      p.firm_id,
      max(i.created_at) as invited_at,
      max(i.expires_at) as ends_at
    from participant_facts p
    join invitation i
      on i.participant_id = p.participant_id
      and i.firm_id = p.firm_id
    where p.case_id = any(${caseIds}::uuid[])
      and p.firm_id = any(${firmIds}::uuid[])
      and p.account_id is null
      and i.used_at is null
      and i.revoked_at is null
    group by p.case_id, p.firm_id`.execute(db)
  return rows
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

export interface NewestInvitation {
  readonly participantId: string
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly usedAt: Date | null
  readonly revokedAt: Date | null
  readonly isExpired: boolean
}

export async function listNewestInvitations(
  db: Db,
  firmId: string,
  participantIds: readonly string[],
): Promise<readonly NewestInvitation[]> {
  if (participantIds.length === 0) return []
  return tables(db)
    .selectFrom('invitation')
    .distinctOn('participantId')
    .select(['participantId', 'createdAt', 'expiresAt', 'usedAt', 'revokedAt'])
    .select(sql<boolean>`expires_at <= portal_now()`.as('isExpired'))
    .where('firmId', '=', firmId)
    .where('participantId', 'in', participantIds)
    .orderBy('participantId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns false if the person has no invitation that works. */
export async function revokeInvitations(tx: Tx, key: ParticipantKey): Promise<boolean> {
  const rows = await updateOpen(tx, key)
    .set({ revokedAt: sql<Date>`portal_now()` })
    .where('expiresAt', '>', sql<Date>`portal_now()`)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** For a person who leaves the case. Returns nothing of them to anyone who has a link. */
export async function deleteInvitations(
  tx: Tx,
  { participantId, firmId }: ParticipantKey,
): Promise<void> {
  const own = tables(tx)
  const deleted = await own
    .deleteFrom('invitation')
    .where('participantId', '=', participantId)
    .where('firmId', '=', firmId)
    .returning('id')
    .execute()
  if (deleted.length === 0) return
  await own
    .deleteFrom('invitationRoute')
    .where('firmId', '=', firmId)
    .where(
      'invitationId',
      'in',
      deleted.map(({ id }) => id),
    )
    .execute()
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
