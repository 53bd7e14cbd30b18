import { sql } from 'kysely'
import { PgBoss, fromKysely } from 'pg-boss'
import type { Db as BossDatabase, JobWithMetadata } from 'pg-boss'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { toCode } from '#adapters/database/transactions.ts'
import { roles } from '#adapters/database/roles.ts'
import { lockShape } from '#adapters/database/shape-lock.ts'
import { newsFilter } from '#adapters/log/news.ts'
import type { JobAttempt } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import { getFault, findProblemCode } from '#lib/faults.ts'
import type { JobCounts, RunningJobs } from './running-jobs.ts'

type Data = Readonly<Record<string, string>>

/** Retries for about six hours: first after seconds, later every half hour. */
const queueRules = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 1_800,
  expireInSeconds: 300,
  notify: true,
}
const keepDoneSeconds = 24 * 60 * 60
const heartbeatSeconds = 30
/** New jobs send a notification; retries are found by polling. */
const lookAgainSeconds = 2
const jobsAtOnce = 10
const drainMs = 10_000
/** Every worker reports an outage repeatedly; one log line per minute is enough. */
const sameFaultMs = 60_000

/** Creates or upgrades the queue's tables (schema `pgboss`). Requires the owner of the database. */
export async function installJobs(owner: ConnectedDatabase): Promise<void> {
  const boss = new PgBoss({ db: bossDatabase(owner), supervise: false, schedule: false })
  // A failure is thrown by start(); without a listener it would also end the process.
  boss.on('error', () => {})
  // pg-boss creates and upgrades its schema on other connections while this one holds the lock.
  await owner.transact(async (tx) => {
    await lockShape(tx)
    await boss.start()
    await boss.stop({ graceful: false, close: false })
    await sql.raw(grantJobs).execute(tx)
  })
}

/** Portal and workspace enqueue jobs within their transactions, but read none of them. */
const grantJobs = `
  revoke all on all tables in schema pgboss from ${Object.values(roles).join(', ')};
  grant usage on schema pgboss to ${Object.values(roles).join(', ')};
  grant select, insert, update, delete on all tables in schema pgboss to ${roles.jobs};
  grant select on pgboss.queue to ${roles.portal}, ${roles.workspace};
  grant insert, select (id, start_after) on pgboss.job, pgboss.job_common
    to ${roles.portal}, ${roles.workspace};`

/** A process that only sends jobs leaves schedules and the care of the queue to the others. */
const sendOnly = { supervise: false, schedule: false, useListenNotify: false }
const sendAndWork = {
  useListenNotify: true,
  monitorIntervalSeconds: 30,
  superviseIntervalSeconds: 30,
}

/** Requires `installJobs`. Stop it before the database is closed. */
export async function startJobs(
  database: ConnectedDatabase,
  log: Log,
  { isSendOnly = false }: { readonly isSendOnly?: boolean } = {},
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    migrate: false,
    ...(isSendOnly ? sendOnly : sendAndWork),
  })
  const isNews = newsFilter(sameFaultMs)
  boss.on('error', (error) => {
    if (isNews(withoutQueueName(error.message)))
      log.error({ reason: error.message, fault: toCode(error) }, 'The job queue reported a fault')
  })
  boss.on('warning', ({ message }) => {
    if (isNews(withoutQueueName(message)))
      log.warn({ reason: message }, 'The job queue gives a warning')
  })
  await boss.start()
  const queues = new Map<string, Promise<void>>()
  const worked = new Set<string>()
  let stopping: Promise<void> | undefined

  /** Creates each queue once per process. Errors are not cached, so the next caller tries again. */
  function createQueue(queue: string): Promise<void> {
    const known = queues.get(queue)
    if (known) return known
    const made = boss.createQueue(queue, {
      ...queueRules,
      heartbeatSeconds,
      deleteAfterSeconds: keepDoneSeconds,
    })
    queues.set(queue, made)
    made.catch(() => queues.delete(queue))
    return made
  }

  async function stop(): Promise<void> {
    const drained = Promise.all([...worked].map((queue) => boss.offWork(queue, { wait: true })))
    const enough = AbortSignal.timeout(drainMs)
    await Promise.race([
      drained,
      new Promise((resolve) => enough.addEventListener('abort', resolve, { once: true })),
    ])
    await boss.stop({ graceful: false, close: false })
  }

  return {
    async enqueue(tx, queue, data, afterSeconds = 0) {
      await createQueue(queue)
      const db = fromKysely(tx.withoutPlugins())
      await boss.send(queue, data, { db, startAfter: afterSeconds })
    },
    async work(queue, handle) {
      await createQueue(queue)
      worked.add(queue)
      const options = {
        batchSize: jobsAtOnce,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
        pollingIntervalSeconds: lookAgainSeconds,
        notifyPollingIntervalSeconds: lookAgainSeconds,
      } as const
      await boss.work<Data, unknown, typeof options>(queue, options, (jobs) =>
        Promise.all(jobs.map((job) => handleJob(queue, job, handle, log))),
      )
    },
    async schedule(queue, cron) {
      await createQueue(queue)
      await boss.schedule(queue, cron, {}, { tz: 'UTC' })
    },
    async counts() {
      const { rows } = await database.pool.query<JobCounts>(countJobs)
      return rows[0] ?? { waiting: 0, failed: 0 }
    },
    stop: () => (stopping ??= stop()),
  }
}

const countJobs = `select
  (select count(*) from (select 1 from pgboss.job where state in ('created', 'retry') and start_after <= now() limit 10000) w) as waiting,
  (select count(*) from (select 1 from pgboss.job where state = 'failed' limit 10000) f) as failed`

/** Isolates the failure of a job. Stores no error message: it may contain personal data. */
async function handleJob(
  queue: string,
  job: JobWithMetadata<Data>,
  handle: (data: Data, attempt: JobAttempt) => Promise<void>,
  log: Log,
) {
  const data = job.data ?? {}
  const isLast = job.retryCount >= job.retryLimit
  try {
    await handle(data, { isLast })
    return { id: job.id, status: 'completed' as const }
  } catch (error) {
    const fields = {
      queue,
      job: job.id,
      data,
      attempt: job.retryCount + 1,
      problem: findProblemCode(error),
      cause: getFault(error),
    }
    if (isLast) log.error(fields, 'A job failed for the last time')
    else log.warn(fields, 'A job failed and will be tried again')
    const output = {
      failure: error instanceof Error ? error.name : typeof error,
      code: toCode(error),
    }
    return { id: job.id, status: 'failed' as const, output }
  }
}

const withoutQueueName = (message: string) => message.replace(/ \(Queue: .*$/, '')

function bossDatabase(database: ConnectedDatabase): BossDatabase {
  return {
    executeSql: (text, values) => database.pool.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await database.listen(channel, onNotification, onReconnect)
      onReconnect()
      return { close }
    },
  }
}
