import type { FirmTx } from '#ports/database.ts'
import { deleteLinks } from './links/links.store.ts'
import { clearCredentials } from './logins.store.ts'
import { deleteDevices } from './sessions/known-browsers.store.ts'
import { staffSessions } from './sessions/sessions.store.ts'
import { deleteInvitations } from './people/invitations.store.ts'

/** Removes all credentials of a person and ends everything that rests on them. */
export async function endAccess(tx: FirmTx, staffId: string, why: string): Promise<void> {
  await clearCredentials(tx, staffId)
  await deleteInvitations(tx, staffId)
  await deleteLinks(tx, staffId, ['reset', 'not-me'])
  await deleteDevices(tx, staffId)
  await endSessions(tx, staffId, why)
}

export async function endSessions(tx: FirmTx, staffId: string, why: string): Promise<void> {
  await staffSessions.endAll(tx, staffId, why)
}
