import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import {
  countDocuments,
  listStoredFiles,
  mustUpload,
  text,
  uploadFile,
} from '#testing/test-uploads.ts'
import { reconcileFiles } from '../files/reconcile-files.ts'

const objects = new Map<string, Buffer>()
let manner: Manner = 'well'

let store: Server
const errors = vi.fn<(fields: Readonly<Record<string, unknown>>, message: string) => void>()

// After the app, whose hooks stand below.
afterAll(() => {
  store.closeAllConnections()
  return new Promise((closed) => store.close(closed))
})
const app = openTestApp(async () => {
  store = createServer(
    (request, response) => void serve(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((listening) => store.listen(0, '127.0.0.1', listening))
  const { port } = store.address() as AddressInfo
  const FILES_S3_URL = `http://127.0.0.1:${port}/papers`
  return { FILES_S3_URL, FILES_S3_KEY_ID: 'key', FILES_S3_SECRET: 'secret' }
})
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')

beforeAll(() => void vi.spyOn(app.deps.log, 'error').mockImplementation(errors))
beforeEach(() => {
  manner = 'well'
  errors.mockReset()
})
afterAll(() => void vi.restoreAllMocks())

const content = text('These words fill two frames. '.repeat(3_000))

test.each<Manner>(['busy', 'hanging up', 'another checksum', 'no such bucket', 'lost answer'])(
  'with the store fault %s, nothing is accepted, and a retry is offered and works',
  async (how) => {
    const [before, objectCount] = [await state(), objects.size]
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
    const id = await mustUpload(rosa, place, 'words.txt', content, headers)
    expect((await rosa.get(`/file/download/${id}`)).body.equals(content)).toBe(true)
    expect(await state()).toEqual({ ...before, documents: before.documents + 1 })
    expect([...objects.keys()].filter((name) => name.includes(id))).toHaveLength(1)
    expect(objects.size).toBeLessThanOrEqual(objectCount + 2)
  },
)

test('a file that the store has lost gets an error message, and the log names the document', async () => {
  const id = await mustUpload(rosa, place, 'words.txt', content)
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

test('a download offers a retry while the store is unavailable, and the file is not reported as missing', async () => {
  const id = await mustUpload(rosa, place, 'words.txt', content)
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

test('a stored file without a row is removed after a day', async () => {
  const names = () => [...objects.keys()].filter((name) => name.startsWith('objects/'))
  await mustUpload(rosa, place, 'words.txt', content)
  manner = 'lost answer'
  await send({ 'idempotency-key': 'key-of-an-orphan' })
  manner = 'well'
  const { rows } = await sql<{ id: string }>`select id from document`.execute(app.deps.database.db)
  const isNamed = (name: string) => rows.some(({ id }) => name.includes(id))
  const named = names().filter(isNamed)
  objects.set('objects/bb/aa/0198c0de-0000-7000-8000-00000000bbaa.enc', Buffer.of(0))
  await app.clock.moveBy(25 * 3_600_000)
  onTestFinished(() => app.clock.moveBy(-25 * 3_600_000))
  await reconcileFiles(app.deps, { samplePercent: 0, now: app.clock.now() })
  expect(names()).toEqual(named)
  expect(named.length).toBeGreaterThan(0)
})

type Manner = 'well' | 'busy' | 'hanging up' | 'another checksum' | 'no such bucket' | 'lost answer'

/** The part of S3 that the vault needs. */
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
  const stored = objects.get(name)
  return void response.writeHead(stored ? 200 : 404).end(stored)
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
const state = async () => ({
  staging: await listStoredFiles(app),
  documents: await countDocuments(app),
})
const send = (headers: Readonly<Record<string, string>>) =>
  rosa.upload(uploadFile, { fileMetadata: place }, { name: 'words.txt', content }, headers)
