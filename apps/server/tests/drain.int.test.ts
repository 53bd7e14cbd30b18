import { expect, test } from 'vitest'
import { silentLog } from '#database/test-database.ts'
import { readSettings } from '../settings.ts'
import { startServer } from '../start-server.ts'
import { anInstallation } from '#testing/test-installation.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'
import { version } from '../version.ts'

const installation = anInstallation()

test('while draining, the server is not ready, serves requests and closes each connection; afterwards nothing listens', async () => {
  const { port, stop } = await startServer(
    readSettings({ ...installation.env, PORT: '0', HOST: '127.0.0.1', DRAIN_SECONDS: '5' }),
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
