import type { Db } from '#ports/database.ts'
import { sweepDevices } from './sessions/devices.store.ts'
import { sweepFlows } from './second-factor/flows.store.ts'
import { sweepResets } from './recovery/resets.store.ts'
import { sweepSessions } from './sessions/sessions.store.ts'

export async function cleanUpSignIn(db: Db): Promise<void> {
  await sweepFlows(db)
  await sweepResets(db)
  await sweepSessions(db)
  await sweepDevices(db)
}
