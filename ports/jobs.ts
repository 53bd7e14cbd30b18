// Work for later, kept in the same database and enqueued in the same transaction as its cause.
import type { Tx } from './database.ts'

export interface JobAttempt {
  /** A throw is final: there is no later try. */
  readonly isLast: boolean
}

export interface Jobs {
  /** Enqueues once the transaction commits. `data` must be small and free of secrets. */
  enqueue(tx: Tx, queue: string, data: Readonly<Record<string, string>>): Promise<void>
  /** Works a queue off in this process; a throw means: again later. */
  work(
    queue: string,
    handle: (data: Readonly<Record<string, string>>, attempt: JobAttempt) => Promise<void>,
  ): Promise<void>
  /** Runs at these times (cron, UTC), on one process only. */
  schedule(queue: string, cron: string): Promise<void>
}
