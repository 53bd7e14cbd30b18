import type { Db } from '#ports/database.ts'
import { sweepLinks } from './links/links.store.ts'
import { sweepChallenges } from './passkeys/challenges.store.ts'
import { sweepInvitations } from './people/invitations.store.ts'
import { sweepDevices } from './sessions/known-browsers.store.ts'
import { staffSessions } from './sessions/sessions.store.ts'
import { sweepFlows } from './flows/flows.store.ts'

/** In the role of jobs, which sees only the rows whose time is over. */
export async function cleanUpStaff(db: Db): Promise<void> {
  await sweepFlows(db)
  await sweepChallenges(db)
  await sweepInvitations(db)
  await sweepLinks(db)
  await sweepDevices(db)
  await staffSessions.sweep(db)
}
