// The job of each night and of each month: reconciles rows and files, reads a few or all of them whole, and raises the alarm in the log when something is wrong (safety 4.2).
import type { Log } from '#ports/log.ts'
import { reconcileFiles, type ReconcilingWorld } from './reconcile-files.ts'

const nightlySamplePercent = 1
/** The log names so many; the firm's command names all. */
const mostNamed = 50

type WatchingWorld = ReconcilingWorld & { readonly log: Log }

export async function reconcileNightly(world: WatchingWorld): Promise<void> {
  await reconcileAndTell(world, nightlySamplePercent)
}

/** Every file is read whole. */
export async function reconcileMonthly(world: WatchingWorld): Promise<void> {
  await reconcileAndTell(world, 100)
}

async function reconcileAndTell(world: WatchingWorld, samplePercent: number): Promise<void> {
  const { swept, removed, spared, rows, files, sampled, wrong } = await reconcileFiles(world, {
    samplePercent,
  })
  if (swept + removed.length > 0)
    world.log.info({ swept, removed: removed.length }, 'Files that no document names were removed')
  if (spared.length > 0) {
    world.log.error(
      { event: 'files.many-unnamed', rows, files, unnamed: spared.length },
      'So many files have no document that the database may be the wrong one; none was removed',
    )
  }
  if (wrong.length > 0) {
    world.log.error(
      {
        event: 'files.wrong',
        rows,
        files,
        sampled,
        wrong: wrong.length,
        documents: wrong.slice(0, mostNamed),
      },
      'Documents have no file, or another one than they had',
    )
  }
}
