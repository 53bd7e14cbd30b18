import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { invitationDays } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

export interface InvitationRecord {
  readonly staffId: string
  readonly firmId: string
  /** Null when the operator invited. */
  readonly invitedBy: string | null
}

/** Replaces earlier invitations of the person. */
export async function insertInvitation(
  tx: Tx,
  tokenHash: Uint8Array,
  invitation: InvitationRecord,
): Promise<void> {
  await deleteInvitations(tx, invitation.staffId)
  await tables(tx)
    .insertInto('staffInvitation')
    .values({
      tokenHash,
      ...invitation,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(days => ${sql.lit(invitationDays)})`,
    })
    .execute()
}

export async function findInvitation(
  db: Db,
  tokenHash: Uint8Array,
): Promise<InvitationRecord | undefined> {
  return tables(db)
    .selectFrom('staffInvitation')
    .select(['staffId', 'firmId', 'invitedBy'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

/** Returns false if the link was used or replaced, or has expired. */
export async function spendInvitation(tx: Tx, tokenHash: Uint8Array): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staffInvitation')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteInvitations(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffInvitation').where('staffId', '=', staffId).execute()
}

export async function sweepInvitations(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffInvitation')
    .where(sql<boolean>`expires_at < portal_now() - interval '30 days'`)
    .execute()
}
