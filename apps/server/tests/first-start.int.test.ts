import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { startApp } from '../start-app.ts'
import { readSettings, type Settings } from '../settings.ts'
import { productionSettings } from '#testing/test-app.ts'

const masterKey = Buffer.alloc(32, 7).toString('base64')
let folder: string
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>
let settings: Settings

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-first-start-'))
  empty = await openEmptyDatabase()
  settings = readSettings({
    ...productionSettings,
    DATA_DIR: folder,
    DATABASE_URL: empty.url,
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'silent',
  })
})
afterEach(async () => {
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

test('three processes that start at once on an empty database all become ready', async () => {
  const starts = await Promise.allSettled([1, 2, 3].map(() => startApp(settings, silentLog)))
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const failures = starts.flatMap((start) =>
    start.status === 'rejected' ? [String(start.reason)] : [],
  )
  const ready = await Promise.all(apps.map(({ deps }) => deps.readiness()))
  await Promise.all(apps.map((app) => app.close()))
  expect(failures).toEqual([])
  expect(ready).toEqual([1, 2, 3].map(() => ({ isReady: true, degraded: [] })))
})
