import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import { uploadFile } from '#testing/test-uploads.ts'
import { openWire, requestHead } from '#testing/test-wire.ts'
import type { FileCheck } from '#ports/file-checker.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'taxes.federal-latest')
let port: number
/** The server's ends of the connections, newest first. */
const accepted: Socket[] = []

beforeAll(async () => {
  port = await app.listen()
  subscribe('net.server.socket', remember)
})
afterAll(async () => {
  unsubscribe('net.server.socket', remember)
  vi.restoreAllMocks()
})

const silenceMs = 10_000
const edge = 'a-boundary-of-a-test'

test('the idle timeout applies while a file is received and not while it is checked', async () => {
  let finish: (result: FileCheck) => void = () => {}
  const check = vi
    .spyOn(app.deps.checker, 'check')
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)))
  const operations =
    field(
      'operations',
      JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
    ) + field('map', '{"0":["variables.file"]}')
  const body = `${operations}--${edge}\r\nContent-Disposition: form-data; name="0"; filename="long.txt"\r\nContent-Type: text/plain\r\n\r\nwords\r\n--${edge}--\r\n`
  const head = requestHead('POST', '/graphql/', {
    authorization: `Bearer ${rosa.tokens?.idToken}`,
    'access-token': rosa.tokens?.accessToken ?? '',
    connection: 'keep-alive',
    'content-type': `multipart/form-data; boundary=${edge}`,
    'content-length': String(body.length),
  })
  const socket = await openWire(port)
  let result = ''
  socket.on('data', (chunk: Buffer) => (result += chunk.toString('latin1')))
  socket.write(head + body.slice(0, -40))
  await vi.waitFor(() => expect(accepted[0]?.bytesRead).toBe(head.length + body.length - 40), {
    timeout: 20_000,
  })
  expect(accepted[0]?.timeout).toBe(silenceMs)

  socket.write(body.slice(-40))
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), { timeout: 20_000 })
  expect(accepted[0]?.timeout).toBeGreaterThan(6 * silenceMs)
  finish({ isSound: true, reason: '', flags: [] })
  await vi.waitFor(() => expect(result).toContain('"success":true'), { timeout: 20_000 })
  socket.destroy()
})

const remember = (message: unknown) =>
  void accepted.unshift((message as { readonly socket: Socket }).socket)
const field = (name: string, value: string) =>
  `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
