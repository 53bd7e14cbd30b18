// The background jobs that a feature declares in its `server/feature.ts`.
import type { JobAttempt } from './jobs.ts'

type JobData = Readonly<Record<string, string>>

/** Work on the rows of one firm; `deps.database` sees no others. `'stop'` ends the round. */
export type WorkInFirm<Deps> = (deps: Deps, firmId: string) => Promise<unknown>

/** A transaction enqueues it, with the firm in its data. */
interface EnqueuedJob<Deps> {
  readonly queue: string
  readonly run: (deps: Deps, firmId: string, data: JobData, attempt: JobAttempt) => Promise<unknown>
}

interface ScheduledJob {
  readonly queue: string
  /** In UTC. */
  readonly cron: string
}

/** Works in each firm, one after the other. */
interface JobOfFirms<Deps> extends ScheduledJob {
  readonly inEachFirm: WorkInFirm<Deps>
}

/** The same, for work with a limit: what it counts starts again with each round. */
interface JobInRounds<Deps> extends ScheduledJob {
  readonly newRound: () => WorkInFirm<Deps>
}

interface JobOfInstallation<Deps> extends ScheduledJob {
  readonly run: (deps: Deps) => Promise<unknown>
}

export type FeatureJob<Deps> =
  | EnqueuedJob<Deps>
  | JobOfFirms<Deps>
  | JobInRounds<Deps>
  | JobOfInstallation<Deps>

/** A step of the hourly removal of what is no longer needed. */
export type CleanUpStep<Deps> =
  | { readonly inEachFirm: WorkInFirm<Deps> }
  | { readonly run: (deps: Deps) => Promise<unknown> }
