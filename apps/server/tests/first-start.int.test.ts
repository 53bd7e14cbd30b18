// Several processes that start at the same moment on one empty database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { openHouse } from '../start-app.ts'
import { readSettings, type Settings } from '../settings.ts'
import { productionSettings } from '../testing/test-app.ts'

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

test('three processes started at once on an empty database all become ready', async () => {
  const starts = await Promise.allSettled([1, 2, 3].map(() => openHouse(settings, silentLog)))
  const houses = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const failures = starts.flatMap((start) =>
    start.status === 'rejected' ? [String(start.reason)] : [],
  )
  const ready = await Promise.all(houses.map(({ world }) => world.readiness()))
  await Promise.all(houses.map((house) => house.close()))
  expect(failures).toEqual([])
  expect(ready).toEqual([1, 2, 3].map(() => ({ isReady: true, degraded: [] })))
})
