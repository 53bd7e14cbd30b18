// Nightly and monthly jobs that reconcile rows with stored files (spec: security#reconcile).
import type { Log } from '#ports/log.ts'
import { reconcileFiles, type ReconcileDeps } from './reconcile-files.ts'

const nightlySamplePercent = 1
/** Max names in the log; the firm's command lists all. */
const maxNamed = 50

type WatchDeps = ReconcileDeps & { readonly log: Log }

export async function reconcileNightly(deps: WatchDeps): Promise<void> {
  await reconcileAndAlert(deps, nightlySamplePercent)
}

export async function reconcileMonthly(deps: WatchDeps): Promise<void> {
  await reconcileAndAlert(deps, 100)
}

async function reconcileAndAlert(deps: WatchDeps, samplePercent: number): Promise<void> {
  const { swept, removed, spared, rows, files, sampled, wrong } = await reconcileFiles(deps, {
    samplePercent,
  })
  if (swept + removed.length > 0)
    deps.log.info({ swept, removed: removed.length }, 'Files that no document names were removed')
  if (spared.length > 0) {
    deps.log.error(
      { event: 'files.many-unnamed', rows, files, unnamed: spared.length },
      'So many files have no document that the database may be the wrong one; none was removed',
    )
  }
  if (wrong.length > 0) {
    deps.log.error(
      {
        event: 'files.wrong',
        rows,
        files,
        sampled,
        wrong: wrong.length,
        documents: wrong.slice(0, maxNamed),
      },
      'Documents have no file, or another one than they had',
    )
  }
}
