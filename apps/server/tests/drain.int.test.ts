import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmptyDatabase, silentLog } from '#database/test-database.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { productionSettings } from '#testing/test-app.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'
import { version } from '../version.ts'

let folder: string
let empty: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-drain-'))
  empty = await openEmptyDatabase()
})
afterEach(async () => {
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

test('while draining, the server is not ready, serves requests and closes each connection; afterwards nothing listens', async () => {
  const { port, stop } = await startServer(
    readSettings({
      ...productionSettings,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: empty.url,
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '5',
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    }),
    silentLog,
  )
  expect(await exchange(port, requestHead('GET', '/readyz'))).toMatchObject({
    status: 200,
    body: '{"status":"ready"}',
  })
  // The requests ask to keep the connection open, but the server closes it.
  const ask = async (path: string) => {
    const { status, headers, body } = await exchange(
      port,
      requestHead('GET', path, { connection: 'keep-alive' }),
    )
    return { status, connection: headers.get('connection'), body }
  }
  const stopped = stop()
  expect(await ask('/readyz')).toEqual({
    status: 503,
    connection: 'close',
    body: '{"status":"not-ready"}',
  })
  expect(await ask('/healthz')).toEqual({
    status: 200,
    connection: 'close',
    body: JSON.stringify({ status: 'ok', version }),
  })
  await stopped
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
})
