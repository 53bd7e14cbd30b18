// Background jobs, stored in the same database and enqueued in the transaction of their cause.
import type { Tx } from './database.ts'

export interface JobAttempt {
  /** True on the last attempt. */
  readonly isLast: boolean
}

export interface Jobs {
  /**
   * Enqueues when the transaction commits, to run at once or so many seconds later. `data` must be
   * small and free of secrets.
   */
  enqueue(
    tx: Tx,
    queue: string,
    data: Readonly<Record<string, string>>,
    afterSeconds?: number,
  ): Promise<void>
  /** Processes the jobs of a queue in this process. If `handle` throws, the job is retried. */
  work(
    queue: string,
    handle: (data: Readonly<Record<string, string>>, attempt: JobAttempt) => Promise<void>,
  ): Promise<void>
  /** Runs a queue on a schedule (cron, UTC), each time in only one process. */
  schedule(queue: string, cron: string): Promise<void>
}
