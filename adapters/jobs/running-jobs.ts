import type { Jobs } from '#ports/jobs.ts'

export interface JobCounts {
  readonly waiting: number
  /** Jobs whose last try failed. They are stored for a day. */
  readonly failed: number
}

export interface RunningJobs extends Jobs {
  counts(): Promise<JobCounts>
  /**
   * Waits up to ten seconds for running jobs. Another process retries the jobs that are not done by
   * then.
   */
  stop(): Promise<void>
}

/** Starts with the first job, because most commands send none and the start takes long. */
export function startJobsLater(start: () => Promise<RunningJobs>): RunningJobs {
  let started: Promise<RunningJobs> | undefined
  const open = () => (started ??= start())
  return {
    enqueue: async (...job) => (await open()).enqueue(...job),
    work: async (...work) => (await open()).work(...work),
    schedule: async (...schedule) => (await open()).schedule(...schedule),
    counts: async () => (await open()).counts(),
    stop: async () => (await started)?.stop(),
  }
}
