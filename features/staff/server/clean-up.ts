import type { Db } from '#ports/database.ts'
import { sweepInvitations } from './people/invitations.store.ts'
import { sweepSessions } from './sessions/sessions.store.ts'
import { sweepFlows } from './sign-in/flows.store.ts'

/** In the role of the workspace, which alone reads these rows. */
export async function cleanUpStaff(db: Db): Promise<void> {
  await sweepFlows(db)
  await sweepInvitations(db)
  await sweepSessions(db)
}
