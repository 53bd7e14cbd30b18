import type { Db } from '#ports/database.ts'
import { sweepDevices } from './sessions/devices.store.ts'
import { sweepFlows } from './flows/flows.store.ts'
import { sweepSecondFactors } from './second-factor/second-factors.store.ts'
import { sweepResets } from './recovery/resets.store.ts'
import { clientSessions } from './sessions/sessions.store.ts'

export async function cleanUpSignIn(db: Db): Promise<void> {
  await sweepFlows(db)
  await sweepResets(db)
  await sweepSecondFactors(db)
  await clientSessions.sweep(db)
  await sweepDevices(db)
}
