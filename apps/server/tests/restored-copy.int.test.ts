// A restored copy removes, sends and orders nothing until an operator releases it (spec: security#copies).
import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTestDatabase, openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { daysAfter } from '#lib/dates.ts'
import type { Log } from '#ports/log.ts'
import { copyWarning } from '../copy.ts'
import { releaseOutbox } from '../firm/installation/messages.ts'
import { reconcileByFirm } from '../firm/installation/reconcile.ts'
import { readSettings } from '../settings.ts'
import { startApp, type App } from '../start-app.ts'
import { startServer, type RunningServer } from '../start-server.ts'
import { anInstallation } from '#testing/test-installation.ts'

const original = anInstallation()

beforeAll(async () => {
  await useApp({}, async (app) => {
    expect(await isCopy(app)).toBe(false)
    await post(app)
  })
})

test('a later start on the same database and address is no copy', async () => {
  expect(await useApp({}, isCopy)).toBe(false)
})

// The last test ends the copy.
describe('a copy on the same server', { shuffle: false }, () => {
  let changes: Changes
  let copy: Awaited<ReturnType<typeof openEmptyDatabase>>

  beforeAll(async () => {
    copy = await openEmptyDatabase()
    changes = { DATABASE_URL: copy.url }
    const name = (url: string) => new URL(url).pathname.slice(1)
    const url = original.url.replace(/[^/]+$/, 'postgres')
    const admin = await connectTestDatabase(url, { poolSize: 1 })
    await admin.pool.query(`drop database "${name(copy.url)}"`)
    await admin.pool.query(`create database "${name(copy.url)}" template "${name(original.url)}"`)
    await admin.close()
  })
  afterAll(() => copy.close())

  test('says so, runs no background job and sends nothing', async () => {
    await useServer(changes, async ({ app, port }, logged) => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`)
      expect(await response.json()).toEqual({ status: 'ready', copy: true })
      expect(logged).toContain(copyWarning)
      const { rows } = await sql`select name from pgboss.schedule`.execute(app.deps.jobsDatabase.db)
      expect(rows).toEqual([])
      expect(await countWaiting(app)).toBe(1)
    })
  })

  test('removes no file that it does not know, and reconcile only reports', async () => {
    await useApp(changes, async (app) => {
      const id = await storeOldFile(app)
      const { words, isWell } = await reconcileByFirm(app.deps, '100')
      expect([isWell, words]).toEqual([true, expect.stringContaining('nothing was removed')])
      await expect(reconcileByFirm(app.deps, undefined, true)).rejects.toThrow('--remove')
      await app.deps.vault.delete(id)
      expect(await app.deps.vault.sweep(daysAfter(new Date(), 1))).toBe(0)
      expect(await listFiles(app)).toEqual([id])
    })
  })

  test('asks no course provider', async () => {
    const provider = {
      COURSE_PROVIDER_URL: 'https://127.0.0.1:9',
      COURSE_PROVIDER_SECRET: 'abcdefghijklmnop',
      COURSE_PROVIDER_HOSTS: 'learn.example',
      COURSE_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
    }
    await useApp({ ...changes, ...provider }, async ({ deps: { courseProvider } }) => {
      await expect(courseProvider.itemState({ itemKey: 'a' })).rejects.toMatchObject({
        cause: expect.objectContaining({ message: expect.stringContaining('copy') }),
      })
    })
  })

  test('does all of it after its release, and keeps what waits', async () => {
    expect(await release(changes, false)).toMatch(/^Waiting messages: 1\./)
    await useServer(changes, async ({ app, port }, logged) => {
      const response = await fetch(`http://127.0.0.1:${port}/readyz`)
      expect(await response.json()).toEqual({ status: 'ready' })
      expect(logged).not.toContain(copyWarning)
      const { rows } = await sql`select name from pgboss.schedule`.execute(app.deps.jobsDatabase.db)
      expect(rows).toContainEqual({ name: 'reconcile-files' })
      expect(await reconcileByFirm(app.deps, undefined)).toMatchObject({ isWell: true })
      expect(await listFiles(app)).toEqual([])
    })
  })
})

test('another address makes a copy, and --drop erases what waits', async () => {
  const changes = { PUBLIC_URL: 'https://rehearsal.example' }
  expect(await useApp(changes, isCopy)).toBe(true)
  expect(await release(changes, true)).toMatch(/^Dropped messages: 1\./)
  expect(await useApp(changes, isCopy)).toBe(false)
  expect(await useApp(changes, countWaiting)).toBe(0)
  await useApp({}, async (app) => {
    await releaseOutbox(app.deps, false)
    await post(app)
  })
})

test('a file COPY in the data folder makes a copy until it is deleted', async () => {
  const marker = join(original.folder, 'COPY')
  await writeFile(marker, '')
  expect(await useApp({}, isCopy)).toBe(true)
  await expect(release({}, false)).rejects.toThrow(`The file ${marker} says that this is a copy`)
  await rm(marker)
  expect(await useApp({}, isCopy)).toBe(false)
})

type Changes = Readonly<Record<string, string>>

async function useApp<T>(changes: Changes, act: (app: App) => Promise<T>): Promise<T> {
  const app = await startApp(readSettings({ ...original.env, ...changes }), silentLog)
  try {
    return await act(app)
  } finally {
    await app.close()
  }
}

/** Runs a server that logs into `logged`. */
async function useServer<T>(
  changes: Changes,
  act: (server: RunningServer, logged: readonly unknown[]) => Promise<T>,
): Promise<T> {
  const logged: unknown[] = []
  const log: Log = { ...silentLog, warn: (_, text) => void logged.push(text) }
  const settings = readSettings({ ...original.env, PORT: '0', DRAIN_SECONDS: '0', ...changes })
  const server = await startServer(settings, log)
  try {
    return await act(server, logged)
  } finally {
    await server.stop()
  }
}

const isCopy = async ({ deps }: App) => deps.isCopy
const post = ({ deps }: App) =>
  deps.database.transact((tx) =>
    deps.outbox.post(tx, { channel: 'text', to: '2125550190', body: 'Hello' }),
  )
const countWaiting = async ({ deps }: App) =>
  (await sql`select from outbox where state = 'waiting'`.execute(deps.database.db)).rows.length
const release = (changes: Changes, drops: boolean) =>
  useApp(changes, ({ deps }) => releaseOutbox(deps, drops))

/** A stored file that is days old and has no row, as the newer documents of an original look to its copy. */
async function storeOldFile({ deps }: App): Promise<string> {
  const time = daysAfter(new Date(), -3).getTime().toString(16).padStart(12, '0')
  const rest = randomBytes(9).toString('hex')
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6)}`
  async function* content() {
    yield randomBytes(100)
  }
  await deps.vault.stage(id, content(), { key: randomBytes(32), binding: 'a|b' }, 1_000)
  await deps.vault.commit(id)
  return id
}
async function listFiles({ deps }: App): Promise<readonly string[]> {
  const ids: string[] = []
  for await (const id of deps.vault.storedIds()) ids.push(id)
  return ids
}
