// A restored copy of a database sends nothing until an operator releases its outbox.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { seemsCopy } from '#database/installation.ts'
import { connectDatabase } from '#adapters/database/connect.ts'
import { releaseOutbox } from '../firm/installation/messages.ts'
import { startMessageDelivery } from '../message-delivery.ts'
import { readSettings } from '../settings.ts'
import { startApp } from '../start-app.ts'
import { openInstallation, type Installation } from '../testing/test-installation.ts'

let original: Installation

beforeAll(async () => {
  original = await openInstallation()
  expect(await start()).toEqual({ works: true, waiting: 0 })
})
afterAll(() => original.close())

/** Starts, posts what `post` posts, and returns whether messages leave and how many wait. */
async function start(
  changes: Readonly<Record<string, string>> = {},
  act: (app: Awaited<ReturnType<typeof startApp>>) => Promise<unknown> = async () => undefined,
) {
  const app = await startApp(readSettings({ ...original.env, ...changes }), silentLog)
  try {
    const queues: string[] = []
    const jobs = { ...app.deps.jobs, work: async (queue: string) => void queues.push(queue) }
    await startMessageDelivery({ ...app.deps, jobs }, undefined)
    await act(app)
    const { rows } = await sql<{ count: number }>`
      select count(*) from outbox where state = 'waiting'`.execute(app.deps.database.db)
    return { works: queues.includes('deliver-message'), waiting: Number(rows[0]?.count) }
  } finally {
    await app.close()
  }
}

const post = async ({ deps }: Awaited<ReturnType<typeof startApp>>) =>
  deps.database.transact((tx) =>
    deps.outbox.post(tx, { channel: 'text', to: '2125550190', body: 'Hello' }),
  )

test('a later start on the same database and address sends', async () => {
  expect(await start({}, post)).toEqual({ works: true, waiting: 1 })
})

test('a copy on the same server sends nothing until it is released, and keeps what waits', async () => {
  const copy = await openEmptyDatabase()
  const maintenance = await connectDatabase({ url: original.url, log: silentLog, poolSize: 1 })
  const { rows } = await maintenance.pool.query<{ name: string }>(
    'select current_database() as name',
  )
  await maintenance.close()
  const admin = await connectDatabase({
    url: original.url.replace(/[^/]+$/, 'postgres'),
    log: silentLog,
    poolSize: 1,
  })
  const name = new URL(copy.url).pathname.slice(1)
  await admin.pool.query(`drop database "${name}"`)
  await admin.pool.query(`create database "${name}" template "${rows[0]?.name}"`)
  await admin.close()
  const changes = { DATABASE_URL: copy.url }
  expect(await start(changes)).toEqual({ works: false, waiting: 1 })
  expect(await start(changes, ({ deps }) => releaseOutbox(deps, false))).toMatchObject({
    works: false,
  })
  expect(await start(changes)).toEqual({ works: true, waiting: 1 })
  await copy.close()
})

test('another address holds the messages too, and --drop erases them', async () => {
  const changes = { PUBLIC_URL: 'https://rehearsal.example' }
  expect(await start(changes)).toEqual({ works: false, waiting: 1 })
  await start(changes, async ({ deps }) => {
    expect(await seemsCopy(deps.database.db, changes.PUBLIC_URL)).toBe(true)
    expect(await releaseOutbox(deps, true)).toMatch(/^Dropped messages: 1\./)
    expect(await seemsCopy(deps.database.db, changes.PUBLIC_URL)).toBe(false)
  })
  expect(await start(changes)).toEqual({ works: true, waiting: 0 })
})
