// Parts of the server that tests of features call directly.
export type { AppDeps } from '#apps/server/app-deps.ts'
import type { AppDeps } from '#apps/server/app-deps.ts'
import { runJob } from '#apps/server/background-jobs.ts'
import { featureJobs } from '#apps/server/features.ts'
export { restoreByFirm } from '#apps/server/firm/cases/restore-account.ts'
export { reconcileByFirm } from '#apps/server/firm/installation/reconcile.ts'
export { forEachFirm, forFirm } from '#apps/server/for-each-firm.ts'
export { buildSchema } from '#apps/server/graphql/schema.ts'
export { keyedColumns, workspaceResolverTables } from '#apps/server/features.ts'

/** Does what the worker of a queue does with a job. */
export async function runQueuedJob(
  deps: AppDeps,
  queue: string,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  const job = featureJobs.find((each) => each.queue === queue)
  if (!job) throw new Error(`No feature has the queue ${queue}`)
  await runJob(deps, job, data, { isLast: true })
}
