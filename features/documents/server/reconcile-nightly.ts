// The job of each night: reconciles rows and files, reads a few whole, and raises the alarm in the log when something is wrong (safety 4.2).
import type { Log } from '#ports/log.ts'
import { reconcileFiles, type ReconcilingWorld } from './reconcile-files.ts'

const nightlySamplePercent = 1
/** The log names so many; the firm's command names all. */
const mostNamed = 50

export async function reconcileNightly(world: ReconcilingWorld & { readonly log: Log }): Promise<void> {
  const { swept, removed, rows, files, sampled, wrong } = await reconcileFiles(world, { samplePercent: nightlySamplePercent })
  if (swept + removed.length > 0) world.log.info({ swept, removed: removed.length }, 'Files that no document names were removed')
  if (wrong.length > 0) {
    world.log.error({ event: 'files.wrong', rows, files, sampled, wrong: wrong.length, documents: wrong.slice(0, mostNamed) }, 'Documents have no file, or another one than they had')
  }
}
