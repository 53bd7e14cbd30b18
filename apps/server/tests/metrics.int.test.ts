import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'

const app = openTestApp()
let port: number
let stop: () => Promise<void>

beforeAll(async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  port = (free.address() as AddressInfo).port
  await new Promise((closed) => free.close(closed))
  stop = await app.metrics.serve(port, '127.0.0.1')
})
afterAll(() => stop())

test('the metrics include waiting and failed messages and jobs, connections, free space and the version', async () => {
  const { db } = app.deps.database
  await sql`insert into outbox (id, channel, sealed, created_at, expires_at) values
    (gen_random_uuid(), 'email', '\\x01', portal_now() - interval '90 seconds', null), (gen_random_uuid(), 'text', '\\x01', portal_now(), null)`.execute(
    db,
  )
  await sql`insert into outbox (id, channel, state, fault, failed_at) values
    (gen_random_uuid(), 'email', 'dropped', 'SMTP 550', portal_now()), (gen_random_uuid(), 'email', 'dropped', 'SMTP 550', portal_now() - interval '2 days')`.execute(
    db,
  )
  await app.deps.database.transact((tx) => app.deps.jobs.enqueue(tx, 'unattended', {}))
  await app.deps.database.transact((tx) => app.deps.jobs.enqueue(tx, 'unattended', {}))
  await sql`update pgboss.job set state = 'failed' where id = (select id from pgboss.job where name = 'unattended' limit 1)`.execute(
    app.owner.db,
  )

  const first = await figures()
  expect(first).toMatchObject({
    daybreak_state_known: '1',
    daybreak_outbox_waiting: '2',
    daybreak_outbox_failed: '1',
    daybreak_jobs_failed: '1',
    'daybreak_info{version="1.0.0"}': '1',
    daybreak_database_connections_awaited: '0',
  })
  expect(Number(first['daybreak_outbox_oldest_seconds'])).toBeGreaterThanOrEqual(90)
  expect(Number(first['daybreak_jobs_waiting'])).toBeGreaterThanOrEqual(1)
  expect(Number(first['daybreak_storage_free_bytes'])).toBeGreaterThan(0)

  await sql`delete from outbox`.execute(app.owner.db)
  expect(await figures()).toMatchObject({ daybreak_outbox_waiting: '2' })
})

async function figures(): Promise<Readonly<Record<string, string>>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.startsWith('daybreak_'))
      .map((line) => line.split(' ') as [string, string]),
  )
}
