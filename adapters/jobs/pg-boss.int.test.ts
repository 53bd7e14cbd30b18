import { sql } from 'kysely'
import { getRollbackPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aTestDatabase,
  connectTestDatabase,
  openEmptyDatabase,
  silentLog,
} from '#database/test-database.ts'
import { installJobs, startJobs } from './pg-boss.ts'
import { startJobsLater, type RunningJobs } from './running-jobs.ts'

const jobTimeout = { timeout: 10_000 }
const own = aTestDatabase()
let jobs: RunningJobs

beforeAll(async () => {
  jobs = await startJobs(own.database, silentLog)
})
afterAll(() => jobs.stop())

test('runs a job if its transaction is committed, and not if it is rolled back', async () => {
  const { seen, all } = await gather('letters', 2)
  await own.database.transact((tx) => jobs.enqueue(tx, 'letters', { name: 'one' }))
  await own.database
    .transact(async (tx) => {
      await jobs.enqueue(tx, 'letters', { name: 'taken back' })
      throw new Error('no')
    })
    .catch(() => {})
  await own.database.transact((tx) => jobs.enqueue(tx, 'letters', { name: 'two' }))
  await all
  expect(seen.toSorted()).toEqual(['one', 'two'])
})

test('runs all jobs that were enqueued before a worker started', async () => {
  await own.database.transact(async (tx) => {
    for (let i = 0; i < 45; i++) await jobs.enqueue(tx, 'many', { name: String(i) })
  })
  const { seen, all } = await gather('many', 45)
  await all
  expect(new Set(seen).size).toBe(45)
})

test('retries a failing job later without affecting other jobs', async () => {
  const done = Promise.withResolvers<void>()
  const runs: Record<string, number> = {}
  await own.database.transact(async (tx) => {
    for (const name of ['good', 'bad', 'fine']) await jobs.enqueue(tx, 'mixed', { name })
  })
  await jobs.work('mixed', async ({ name = '' }) => {
    runs[name] = (runs[name] ?? 0) + 1
    if (name === 'bad' && runs[name] === 1) throw new Error('secret words of a person')
    if (name === 'bad') done.resolve()
  })
  await expect
    .poll(async () => (await readState('mixed')).map((row) => row.state), jobTimeout)
    .toEqual(['completed', 'completed', 'retry'])
  expect(JSON.stringify(await readState('mixed'))).not.toContain('secret words')
  await sql`update pgboss.job set start_after = now() where name = 'mixed'`.execute(own.database.db)
  await done.promise
  expect(runs).toEqual({ good: 1, bad: 2, fine: 1 })
})

async function readState(queue: string) {
  const read = sql<{
    state: string
    output: unknown
  }>`select state, output from pgboss.job where name = ${queue} order by state::text`
  return (await read.execute(own.database.db)).rows
}

test('waits for running jobs when it stops', async () => {
  const database = await connectTestDatabase(own.url, { poolSize: 4 })
  const leaving = await startJobs(database, silentLog)
  const began = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  await leaving.work('slow', async () => {
    began.resolve()
    await mayEnd.promise
    // The job has more queries to run before it is done.
    for (let i = 0; i < 50; i++) await own.database.isReachable()
  })
  await database.transact((tx) => leaving.enqueue(tx, 'slow', {}))
  await began.promise
  const stopped = leaving.stop()
  mayEnd.resolve()
  await stopped
  await database.close()
  expect(await readState('slow')).toMatchObject([{ state: 'completed' }])
})

test('a process that only sends starts with its first job, and a worker elsewhere runs the job', async () => {
  const { seen, all } = await gather('from-elsewhere', 1)
  const database = await connectTestDatabase(own.url, { poolSize: 2 })
  let starts = 0
  const sender = startJobsLater(async () => {
    starts += 1
    return startJobs(database, silentLog, { isSendOnly: true })
  })
  expect(starts).toBe(0)
  await database.transact(async (tx) => {
    await sender.enqueue(tx, 'from-elsewhere', { name: 'sent' })
    await sender.enqueue(tx, 'never-worked', { name: 'second' })
  })
  await all
  expect([seen, starts]).toEqual([['sent'], 1])
  await sender.stop()
  await database.close()
})

test('stores a schedule once, in UTC', async () => {
  await jobs.schedule('nightly', '15 3 * * *')
  await jobs.schedule('nightly', '30 3 * * *')
  const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(
    own.database.db,
  )
  expect(rows).toEqual([{ name: 'nightly', cron: '30 3 * * *', timezone: 'UTC' }])
})

test("three processes that upgrade the queue's schema concurrently all start", async () => {
  const empty = await openEmptyDatabase()
  const databases = await Promise.all(
    [1, 2, 3].map(() => connectTestDatabase(empty.url, { poolSize: 4 })),
  )
  const [first] = databases
  if (!first) throw new Error('Unreachable')
  await installJobs(first)
  const version = async () =>
    (await sql<{ version: number }>`select version from pgboss.version`.execute(first.db)).rows[0]
      ?.version
  const current = await version()
  await first.pool.query(getRollbackPlans('pgboss'))
  expect(await version()).toBeLessThan(current ?? 0)

  const starts = await Promise.allSettled(
    databases.map(async (database) => {
      await installJobs(database)
      return startJobs(database, silentLog)
    }),
  )
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(
    starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : [])),
  ).toEqual([])
  expect(await version()).toBe(current)
  const done = Promise.withResolvers<string>()
  await started[1]?.work('upgraded', async ({ name = '' }) => done.resolve(name))
  await first.transact(async (tx) =>
    started[0]?.enqueue(tx, 'upgraded', { name: 'after the upgrade' }),
  )
  expect(await done.promise).toBe('after the upgrade')

  await Promise.all(started.map((each) => each.stop()))
  await Promise.all(databases.map((database) => database.close()))
  await empty.close()
})

/** Collects jobs of a queue until there are `count`. */
async function gather(
  queue: string,
  count: number,
): Promise<{ seen: string[]; all: Promise<void> }> {
  const seen: string[] = []
  const { promise: all, resolve } = Promise.withResolvers<void>()
  await jobs.work(queue, async ({ name }) => {
    if (seen.push(name ?? '') === count) resolve()
  })
  return { seen, all }
}
