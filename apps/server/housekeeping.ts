// The nightly and hourly work: what is over is removed.
import { sweepLimits } from '#adapters/limits/limits-table.ts'
import { cleanUpSignIn } from '#features/sign-in/server/clean-up.ts'
import { cleanUpVerification } from '#features/verification/server/clean-up.ts'
import { reconcileFiles } from '#features/documents/server/reconcile-files.ts'
import type { World } from './world.ts'

export async function startHousekeeping(world: World): Promise<void> {
  const { db } = world.database
  await world.jobs.work('clean-up', async () => {
    await cleanUpVerification(db)
    await cleanUpSignIn(db)
    await sweepLimits(world.database)
  })
  await world.jobs.work('reconcile-files', () => reconcileFiles(world))
  await world.jobs.schedule('clean-up', '17 * * * *')
  await world.jobs.schedule('reconcile-files', '41 3 * * *')
}
