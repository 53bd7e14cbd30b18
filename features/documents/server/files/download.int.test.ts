import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import { listStoredFiles, mustUpload, text } from '#testing/test-uploads.ts'
import { exchange, openWire, requestHead, type WireAnswer } from '#testing/test-wire.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { downloadDocument } from './download-document.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')
let port: number
const errors = vi.fn<(fields: Readonly<Record<string, unknown>>, message: string) => void>()

beforeAll(async () => {
  vi.spyOn(app.deps.log, 'error').mockImplementation(errors)
  port = await app.listen()
})
beforeEach(() => errors.mockReset())
afterAll(async () => {
  vi.restoreAllMocks()
})

const frame = 65_536
const sealedFrame = frame + 16
const vaultHeader = 8
const long = text('These words fill several frames. '.repeat(10_000)).subarray(0, 4 * frame + 100)

test.each<readonly [string, (path: string) => Promise<void>, number]>([
  ['changed in its second frame', (path) => flipByte(path, vaultHeader + sealedFrame + 9), 1],
  [
    'changed in its last byte',
    async (path) => flipByte(path, (await readFile(path)).length - 1),
    4,
  ],
  ['cut in its third frame', (path) => truncate(path, vaultHeader + 2 * sealedFrame + 500), 2],
  ['cut after its second frame', (path) => truncate(path, vaultHeader + 2 * sealedFrame), 1],
])(
  'a download of a file that was %s breaks off before its announced length, and the log names the document',
  async (_, change, framesBefore) => {
    const id = await mustUpload(rosa, place, 'long.txt', long)
    await change(await readDownload(id))
    const answer = await download(id)
    expect([
      answer.status,
      answer.headers.get('content-length'),
      answer.headers.get('transfer-encoding'),
    ]).toEqual([200, String(long.length), undefined])
    expect(answer.body.length).toBeLessThanOrEqual(framesBefore * frame)
    expect(long.toString('latin1').startsWith(answer.body)).toBe(true)
    await vi.waitFor(
      () =>
        expect(errors.mock.calls.map(([fields]) => fields)).toEqual([
          expect.objectContaining({ documentId: id, problem: 'file-vault.damaged' }),
        ]),
      { timeout: 20_000 },
    )
    expect((await ask('/healthz')).status).toBe(200)
  },
)

test.each<readonly [string, (path: string) => Promise<void>, string]>([
  ['changed in its first frame', (path) => flipByte(path, vaultHeader + 9), 'file-vault.damaged'],
  ['emptied', (path) => truncate(path, 0), 'file-vault.damaged'],
  ['missing', (path) => rm(path), 'file-vault.absent'],
])(
  'a file that is %s gets an error message without file headers, and the log names the document',
  async (_, change, code) => {
    const id = await mustUpload(rosa, place, 'long.txt', long)
    await change(await readDownload(id))
    const answer = await download(id)
    expect([answer.status, answer.body]).toEqual([500, expect.stringContaining(code)])
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect([answer.headers.has('content-disposition'), answer.headers.has('repr-digest')]).toEqual([
      false,
      false,
    ])
    expect(errors.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ documentId: id, problem: code }),
    ])
  },
)

test('HEAD returns the same headers, reads no file and is not audited', async () => {
  const id = await mustUpload(rosa, place, 'long.txt', long)
  const named = (answer: WireAnswer) =>
    [
      'content-type',
      'content-length',
      'content-disposition',
      'repr-digest',
      'content-security-policy',
      'cache-control',
    ].map((name) => answer.headers.get(name))
  const whole = await download(id)
  await rm(await readDownload(id))
  const head = await ask(`/file/download/${id}`, {}, 'HEAD')
  expect([head.status, named(head), head.body]).toEqual([200, named(whole), ''])
  const { rows } =
    await sql`select from audit where event = 'document.downloaded' and object = ${id}`.execute(
      app.deps.database.db,
    )
  expect(rows).toHaveLength(1)
  expect(
    (await ask('/file/download/0198c0de-0000-7000-8000-00000000bbaa', {}, 'HEAD')).status,
  ).toBe(404)
})

test('six concurrent downloads run, the seventh is refused, and an aborted one frees its place', async () => {
  const id = await mustUpload(rosa, place, 'long.txt', long)
  const opened: Readable[] = []
  const open = vi.spyOn(app.deps.vault, 'open')
  const viewer = {
    kind: 'client',
    accountId: app.demoData.accounts.rosa,
    source: { ip: '198.51.100.1', requestId: 'a-test' },
  } as unknown as ClientViewer
  const fetchOne = async () => (await downloadDocument(app.deps, viewer, id)).content
  while (opened.length < 6) opened.push(await fetchOne())
  await expect(fetchOne()).rejects.toMatchObject({
    code: 'documents.too-many-downloads',
    kind: 'locked',
  })
  expect((await download(id)).status).toBe(429)
  expect(open).toHaveBeenCalledTimes(6)
  open.mockRestore()
  for (const content of opened) content.destroy()
  await vi.waitFor(async () => expect((await download(id)).status).toBe(200), { timeout: 20_000 })
})

test('an aborted download is not logged as a fault and does not affect the next one', async () => {
  const id = await mustUpload(rosa, place, 'long.txt', long)
  for (let turn = 0; turn < 5; turn += 1) {
    const socket = await openWire(port)
    const closed = new Promise<void>((resolve) =>
      socket.on('error', () => {}).once('close', () => resolve()),
    )
    socket.write(requestHead('GET', `/file/download/${id}`, credentials()))
    socket.once('data', () => (turn % 2 === 0 ? socket.destroy() : socket.resetAndDestroy()))
    await closed
  }
  expect((await download(id)).body).toBe(long.toString('latin1'))
  expect(errors.mock.calls).toEqual([])
})

const served = (answer: WireAnswer) =>
  [
    'content-type',
    'content-length',
    'content-disposition',
    'repr-digest',
    'content-security-policy',
    'x-content-type-options',
    'cross-origin-resource-policy',
    'cache-control',
    'content-encoding',
    'etag',
    'last-modified',
    'accept-ranges',
    'content-range',
  ].map((name) => [name, answer.headers.get(name)])

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['a range', { range: 'bytes=0-3' }],
  ['the last byte', { range: 'bytes=-1' }],
  ['two ranges', { range: 'bytes=0-1,5-6' }],
  ['a range that cannot be', { range: 'bytes=999999999-' }],
  ['a range if unchanged', { range: 'bytes=4-', 'if-range': '"x"' }],
  ['any version but the known', { 'if-none-match': '*' }],
  ['one version', { 'if-match': '"x"' }],
  ['newer than today', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
  ['older than ever', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
  ['a page', { accept: 'text/html' }],
  ['a compressed answer', { 'accept-encoding': 'gzip, br' }],
  ['another method by its header', { 'x-http-method-override': 'DELETE' }],
])('a request with %s gets the whole file with the usual headers', async (_, headers) => {
  const id = await mustUpload(rosa, place, 'page.txt', text('<script>alert(1)</script> my notes'))
  const plain = await download(id)
  expect(new Map(plain.headers)).toEqual(
    new Map([
      ...plain.headers,
      ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
      ['x-content-type-options', 'nosniff'],
      ['cache-control', 'no-store'],
    ]),
  )
  expect(plain.headers.get('content-disposition')).toMatch(/^attachment;/)
  const tricked = await ask(`/file/download/${id}?type=text/html&disposition=inline`, headers)
  expect([tricked.status, tricked.body]).toEqual([200, plain.body])
  expect(served(tricked)).toEqual(served(plain))
})

test('HEAD has the headers of GET and no body', async () => {
  const id = await mustUpload(rosa, place, 'long.txt', long)
  const [plain, head] = [
    await download(id),
    await ask(`/file/download/${id}`, { range: 'bytes=0-3' }, 'HEAD'),
  ]
  expect([head.status, head.body]).toEqual([200, ''])
  expect(served(head)).toEqual(served(plain))
})

test('other methods and spellings of the path return no file, and never a page', async () => {
  const id = await mustUpload(rosa, place, 'page.txt', text('<b>my notes</b>'))
  const path = `/file/download/${id}`
  const answers = [
    ...(await Promise.all(
      ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].map((method) =>
        ask(path, { 'content-length': '0' }, method),
      ),
    )),
    ...(await Promise.all(
      [
        `${path}.html`,
        `${path}%00.html`,
        `${path}/page.html`,
        `${path};a=b`,
        `/file/download//${id}`,
        `/file//download/${id}`,
        `/file/download/..%2f${id}`,
        `/file/download/%2e%2e/${id}`,
        '/file/download/',
      ].map((query) => ask(query)),
    )),
  ]
  for (const { status, body, headers } of answers) {
    expect([400, 404, 405]).toContain(status)
    expect(body).not.toContain('my notes')
    expect(headers.get('content-type') ?? '').not.toMatch(/html/)
    expect(headers.get('x-content-type-options') ?? 'nosniff').toBe('nosniff')
  }
})

test('every download is in the audit once', async () => {
  const id = await mustUpload(rosa, place, 'counted.txt', long)
  await download(id)
  await ask(`/file/download/${id}`, { range: 'bytes=0-3' })
  const { rows } = await sql<{
    times: number
  }>`select count(*)::int as times from audit where event = 'document.downloaded' and object = ${id}`.execute(
    app.deps.database.db,
  )
  expect(rows).toEqual([{ times: 2 }])
})

const credentials = () => ({
  authorization: `Bearer ${rosa.tokens?.idToken}`,
  'access-token': rosa.tokens?.accessToken ?? '',
})
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  exchange(port, requestHead(method, path, { ...credentials(), ...headers }))
const download = (id: string) => ask(`/file/download/${id}`)

async function readDownload(id: string): Promise<string> {
  const [path] = (await listStoredFiles(app)).filter((name) => name.includes(id))
  if (path === undefined) throw new Error('The document has no file')
  return path
}

async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}
