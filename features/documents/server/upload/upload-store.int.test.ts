// Files in a store that fails, stalls, keeps something else or loses what it had: the client is asked to try again, no row stays without its file, and the log says which is gone.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  countDocuments,
  filesOnDisk,
  putWell,
  text,
  uploadFile,
  type Place,
} from '#apps/server/testing/test-uploads.ts'
import { reconcileFiles } from '../files/reconcile-files.ts'

type Manner = 'well' | 'busy' | 'hanging up' | 'another checksum' | 'no such bucket' | 'lost answer'

const objects = new Map<string, Buffer>()
let manner: Manner = 'well'

/** As much of a store as the vault needs. */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const name = new URL(request.url ?? '', 'http://store').pathname.replace('/papers/', '')
  if (manner === 'busy') return void response.writeHead(503).end('<Code>SlowDown</Code>')
  if (manner === 'hanging up') return void request.socket.destroy()
  if (manner === 'no such bucket')
    return void response.writeHead(404).end('<Code>NoSuchBucket</Code>')
  if (request.method === 'PUT')
    return put(
      name,
      Buffer.concat(parts),
      String(request.headers['x-amz-checksum-sha256']),
      response,
    )
  if (request.method === 'DELETE') {
    objects.delete(name)
    return void response.writeHead(204).end()
  }
  if (name === '')
    return void response.end(
      `<ListBucketResult>${[...objects.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
    )
  const found = objects.get(name)
  return void response.writeHead(found ? 200 : 404).end(found)
}

function put(name: string, content: Buffer, announced: string, response: ServerResponse): void {
  const received = manner === 'another checksum' ? Buffer.concat([content, Buffer.of(0)]) : content
  if (
    announced !== 'undefined' &&
    createHash('sha256').update(received).digest('base64') !== announced
  )
    return void response.writeHead(400).end('<Code>BadDigest</Code>')
  objects.set(name, received)
  if (manner === 'lost answer') return void response.socket?.destroy()
  response.writeHead(200).end()
}

let store: Server
let house: TestHouse
let rosa: Browser
let place: Place
const errors = vi.fn<(fields: Readonly<Record<string, unknown>>, message: string) => void>()

beforeAll(async () => {
  store = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
  house = await openTestHouse({
    FILES_S3_URL: `http://127.0.0.1:${(store.address() as AddressInfo).port}/papers`,
    FILES_S3_KEY_ID: 'key',
    FILES_S3_SECRET: 'secret',
  })
  vi.spyOn(house.world.log, 'error').mockImplementation(errors)
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  place = {
    caseId: house.cast.cases.rosa,
    categoryId: await categoryOf(house, house.cast.cases.rosa, 'money.bank-statements'),
  }
})
beforeEach(() => {
  manner = 'well'
  errors.mockReset()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await house.close()
  store.closeAllConnections()
  await new Promise((closed) => store.close(closed))
})

const content = text('These words fill two frames. '.repeat(3_000))
const state = async () => ({
  staging: await filesOnDisk(house),
  documents: await countDocuments(house),
})
const send = (headers: Readonly<Record<string, string>>) =>
  rosa.upload(uploadFile, { fileMetadata: place }, { name: 'words.txt', content }, headers)

test.each<Manner>(['busy', 'hanging up', 'another checksum', 'no such bucket', 'lost answer'])(
  'a store that is %s: nothing is taken, trying again is offered, and works',
  async (how) => {
    const [before, kept] = [await state(), objects.size]
    const headers = { 'idempotency-key': `key-of-${how.replaceAll(' ', '-')}` }
    manner = how
    const answer = await send(headers)
    expect(answer.errors?.[0]).toMatchObject({
      message: 'We cannot reach your files right now. Please try again.',
      extensions: { kind: 'unavailable' },
    })
    expect(await state()).toEqual(before)
    expect(errors.mock.calls.map(([fields]) => fields)).toContainEqual(
      expect.objectContaining({ problem: 'file-vault.unavailable' }),
    )

    manner = 'well'
    const id = await putWell(rosa, place, 'words.txt', content, headers)
    expect((await rosa.get(`/file/download/${id}`)).body.equals(content)).toBe(true)
    expect(await state()).toEqual({ ...before, documents: before.documents + 1 })
    expect([...objects.keys()].filter((name) => name.includes(id))).toHaveLength(1)
    expect(objects.size).toBeLessThanOrEqual(kept + 2)
  },
)

test('a file that the store has lost is answered in words, and the log names the document', async () => {
  const id = await putWell(rosa, place, 'words.txt', content)
  for (const name of objects.keys()) if (name.includes(id)) objects.delete(name)
  const answer = await rosa.get(`/file/download/${id}`)
  expect([answer.status, answer.body.toString()]).toEqual([
    500,
    expect.stringContaining('This file is missing. Please contact your attorney.'),
  ])
  expect(errors.mock.calls).toEqual([
    [expect.objectContaining({ documentId: id, problem: 'file-vault.absent' }), expect.any(String)],
  ])
})

test('while the store cannot be asked a download offers to try again, and the file is not called missing', async () => {
  const id = await putWell(rosa, place, 'words.txt', content)
  for (const how of ['busy', 'hanging up'] as const) {
    manner = how
    const answer = await rosa.get(`/file/download/${id}`)
    expect([answer.status, answer.body.toString()]).toEqual([
      503,
      expect.stringContaining('file-vault.unavailable'),
    ])
  }
  manner = 'well'
  expect((await rosa.get(`/file/download/${id}`)).status).toBe(200)
})

test('what the store kept of an upload without a row goes when it is a day old', async () => {
  const names = () => [...objects.keys()].filter((name) => name.startsWith('objects/'))
  manner = 'lost answer'
  await send({ 'idempotency-key': 'key-of-an-orphan' })
  manner = 'well'
  const { rows } = await sql<{ id: string }>`select id from document`.execute(
    house.world.database.db,
  )
  const isNamed = (name: string) => rows.some(({ id }) => name.includes(id))
  const named = names().filter(isNamed)
  objects.set('objects/bb/aa/0198c0de-0000-7000-8000-00000000bbaa.enc', Buffer.of(0))
  await house.clock.moveBy(25 * 3_600_000)
  await reconcileFiles(house.world, { samplePercent: 0, now: house.clock.now() })
  expect(names()).toEqual(named)
  expect(named.length).toBeGreaterThan(0)
})
