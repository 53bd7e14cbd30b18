import { writeRefusalCounts } from '#adapters/audit/refused-access.ts'
import { sweepLimits } from '#adapters/limits/limits-table.ts'
import { sweepOutbox } from '#adapters/outbox/outbox-table.ts'
import type { CleanUpStep, FeatureJob } from '#ports/feature-jobs.ts'
import type { JobAttempt } from '#ports/jobs.ts'
import type { AppDeps } from './app-deps.ts'
import { cleanUpSteps, featureJobs } from './features.ts'
import { forEachFirm, forFirm, throwAll } from './for-each-firm.ts'

/** Jobs of the installation itself. */
const ownJobs: readonly FeatureJob<AppDeps>[] = [
  { queue: 'clean-up', cron: '17 * * * *', run: cleanUp },
  { queue: 'renew-keyed-values', cron: '*/2 * * * *', run: renewKeyedValues },
  { queue: 'count-refused-access', cron: '*/5 * * * *', run: writeRefusalCounts },
]

export async function startBackgroundJobs(
  deps: AppDeps,
  jobs: readonly FeatureJob<AppDeps>[] = [...ownJobs, ...featureJobs],
): Promise<void> {
  for (const job of jobs)
    await deps.jobs.work(job.queue, (data, attempt) => runJob(deps, job, data, attempt))
  for (const job of jobs) if ('cron' in job) await deps.jobs.schedule(job.queue, job.cron)
}

/** A job that was enqueued before jobs named the firm is tried in every firm. */
export async function runJob(
  deps: AppDeps,
  job: FeatureJob<AppDeps>,
  data: Readonly<Record<string, string>>,
  attempt: JobAttempt,
): Promise<void> {
  if ('inEachFirm' in job) return forEachFirm(deps, job.inEachFirm)
  if ('newRound' in job) return forEachFirm(deps, job.newRound())
  if ('cron' in job) return void (await job.run(deps))
  const { firmId } = data
  if (firmId !== undefined)
    return void (await job.run(forFirm(deps, firmId), firmId, data, attempt))
  await forEachFirm(deps, (firmDeps, each) => job.run(firmDeps, each, data, attempt))
}

function renewKeyedValues(deps: AppDeps): Promise<void> {
  return deps.renewKeyedValues()
}

/** A failed step does not keep the next ones from running. */
async function cleanUp(deps: AppDeps): Promise<void> {
  const steps: readonly CleanUpStep<AppDeps>[] = [
    ...cleanUpSteps,
    { run: () => sweepLimits(deps.database) },
    { run: () => sweepOutbox(deps) },
    { run: () => deps.rememberedAnswers.sweep() },
    { run: () => deps.keptAssets.sweep() },
  ]
  const failures: unknown[] = []
  for (const step of steps)
    await ('inEachFirm' in step ? forEachFirm(deps, step.inEachFirm) : step.run(deps)).catch(
      (error: unknown) => failures.push(error),
    )
  throwAll(failures)
}
