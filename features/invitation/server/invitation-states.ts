import type { ClientInvitation } from '#contract/workspace.generated.ts'
import type { Db } from '#ports/database.ts'
import { listNewestInvitations, type NewestInvitation } from './invitation.store.ts'

/** By person. Omits people who were never invited. */
export async function listInvitationStates(
  db: Db,
  firmId: string,
  participantIds: readonly string[],
): Promise<ReadonlyMap<string, ClientInvitation>> {
  const newest = await listNewestInvitations(db, firmId, participantIds)
  return new Map(
    newest.map((invitation) => [
      invitation.participantId,
      { state: getState(invitation), at: invitation.createdAt, endsAt: invitation.expiresAt },
    ]),
  )
}

function getState({ usedAt, revokedAt, isExpired }: NewestInvitation): ClientInvitation['state'] {
  if (usedAt !== null) return 'ACCEPTED'
  if (revokedAt !== null) return 'REVOKED'
  return isExpired ? 'EXPIRED' : 'OPEN'
}
