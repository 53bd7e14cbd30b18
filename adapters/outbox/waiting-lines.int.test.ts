// spec: limits#message-limits
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomIds } from '#adapters/ids/random-ids.ts'
import { startJobs } from '#adapters/jobs/pg-boss.ts'
import type { RunningJobs } from '#adapters/jobs/running-jobs.ts'
import { limitsTable } from '#adapters/limits/limits-table.ts'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { aTestDatabase } from '#database/test-database.ts'
import type { Log } from '#ports/log.ts'
import type { Message } from '#ports/outbox.ts'
import { deliverMessages, outboxTable } from './outbox-table.ts'

const wait = { timeout: 15_000 }
const secrets = masterKeySecrets(new Uint8Array(32).fill(7))
const ids = randomIds()
const log: Log = { info() {}, warn() {}, error() {} }
const mailer = { send: async () => undefined }
const texter = { send: async () => undefined }
const email: Message = { channel: 'email', to: 'maya@example.com', subject: 'News', body: 'Hello' }
const own = aTestDatabase()
let jobs: RunningJobs
beforeAll(async () => {
  const { database } = own
  jobs = await startJobs(database, log)
  const limits = limitsTable(database, (text) => secrets.fingerprint('limits', text))
  await deliverMessages({ database, jobs, limits, secrets, mailer, texter, log })
})
afterAll(() => jobs.stop())

// One line of messages, from the first that waits to the last that leaves.
describe('messages that wait for turns of one person', { shuffle: false }, () => {
  const limit = { name: 'staff-mails', max: 2, perSeconds: 3600 }
  const turns = [{ limit, subject: 'maya' }]
  const leavesAt = async (id: string) => {
    const { rows } = await sql<{ seconds: number | null }>`
      select extract(epoch from leaves_at)::float8 as seconds
      from outbox
      where id = ${id}`.execute(own.database.db)
    return rows[0]?.seconds ?? undefined
  }
  const isSent = (id: string) =>
    expect.poll(async () => (await readRow(id))?.state, wait).toBe('sent')
  async function postWaiting(): Promise<string> {
    const id = await post({ ...email, turns })
    await expect.poll(() => leavesAt(id), wait).toBeDefined()
    return id
  }
  const freeTurns = () => sql`update rate_window set times = '{}'`.execute(own.database.db)
  const wake = (ids: readonly string[]) =>
    sql`update pgboss.job set start_after = now()
      where data->>'id' = any(${ids}) and state = 'created'`.execute(own.database.db)
  const countTurns = async () =>
    (
      await sql<{ turns: number }>`
        select max(cardinality(times)) as turns from rate_window`.execute(own.database.db)
    ).rows[0]?.turns
  const waiting: string[] = []

  test('have a place each, in the order in which they came', async () => {
    await freeTurns()
    for (let count = 0; count < limit.max; count += 1) await isSent(await post({ ...email, turns }))
    for (let count = 0; count < 4; count += 1) waiting.push(await postWaiting())
    const [a = 0, b = 0, c = 0, d = 0] = await Promise.all(waiting.map(leavesAt))
    expect([a < b, b < c, c < d]).toEqual([true, true, true])
    expect([c - a, d - b].map(Math.round)).toEqual([limit.perSeconds, limit.perSeconds])
  })

  test('wake together and leave in their order, and one that no longer leaves takes no turn', async () => {
    const [dropped = '', second = '', third = '', last = ''] = waiting
    await sql`update outbox set state = 'dropped' where id = ${dropped}`.execute(own.database.db)
    const placeBefore = (await leavesAt(last)) ?? 0
    await freeTurns()
    await wake(waiting)
    await isSent(second)
    await isSent(third)
    await expect.poll(async () => ((await leavesAt(last)) ?? 0) < placeBefore, wait).toBe(true)
    expect(await readRow(last)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(await countTurns()).toBe(limit.max)
  })

  test('are not overtaken by one that comes when turns are free', async () => {
    const [last = ''] = waiting.slice(-1)
    await freeTurns()
    await isSent(await post({ ...email, turns }))
    await postWaiting()
    await wake([last])
    await isSent(last)
    expect(await countTurns()).toBe(limit.max)
  })
})

async function post(message: Message): Promise<string> {
  await own.database.transact((tx) => outboxTable({ ids, jobs, secrets }).post(tx, message))
  const { rows } = await sql<{ id: string }>`
    select id from outbox order by created_at desc, id desc limit 1`.execute(own.database.db)
  return rows[0]?.id ?? ''
}

async function readRow(id: string) {
  const { rows } = await sql<{ state: string; attempts: number }>`
    select state, attempts from outbox where id = ${id}`.execute(own.database.db)
  return rows[0]
}
