// Removes what signing in no longer needs.
import type { Db } from '#ports/database.ts'
import { sweepDevices } from './devices.store.ts'
import { sweepFlows } from './flows.store.ts'
import { sweepResets } from './recovery/resets.store.ts'
import { sweepSessions } from './sessions.store.ts'

export async function cleanUpSignIn(db: Db): Promise<void> {
  await sweepFlows(db)
  await sweepResets(db)
  await sweepSessions(db)
  await sweepDevices(db)
}
