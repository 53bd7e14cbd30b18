import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { openWire } from '#testing/test-wire.ts'
import { buildHttp } from './http.ts'

const app = openTestApp()

/** Node looks every thirty seconds unless it is set. */
const timeout = 25_000

test('headers that come steadily but never end are given up', { timeout }, async () => {
  const trustedDocuments = { portal: {}, workspace: {} }
  const http = await buildHttp(app.deps, { metrics: app.metrics, trustedDocuments, headersMs: 500 })
  await http.listen({ host: '127.0.0.1', port: 0 })
  const socket = await openWire((http.server.address() as AddressInfo).port)
  socket.write('GET /livez HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  const sending = setInterval(() => socket.write('a'), 50)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await http.close()
})
