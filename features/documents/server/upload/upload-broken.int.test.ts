import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type Browser, type TestApp } from '#apps/server/testing/test-app.ts'
import {
  readCategory,
  countDocuments,
  listStoredFiles,
  pdf,
  put,
  text,
  uploadFile,
  type Place,
} from '#apps/server/testing/test-uploads.ts'
import { exchange, openWire, requestHead } from '#apps/server/testing/test-wire.ts'
import { casesProblems } from '#features/cases/rules/problems.ts'

let app: TestApp
let rosa: Browser
let place: Place
let port: number

beforeAll(async () => {
  app = await startTestApp()
  rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  place = {
    caseId: app.demoData.cases.rosa,
    categoryId: await readCategory(app, app.demoData.cases.rosa, 'money.bank-statements'),
  }
  port = await app.listen()
})
afterAll(() => app.close())

const edge = 'a-boundary-of-a-test'
const field = (name: string, value: string) =>
  `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const operations = (variables: unknown = { file: null, fileMetadata: place }) =>
  field('operations', JSON.stringify({ query: uploadFile, variables }))
const map = field('map', '{"0":["variables.file"]}')
const fileHead = (name = 'words.txt', key = '0') =>
  `--${edge}\r\nContent-Disposition: form-data; name="${key}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n`
const end = `\r\n--${edge}--\r\n`

function head(bodyBytes: number | 'chunked', more: Readonly<Record<string, string>> = {}): string {
  return requestHead('POST', '/graphql/', {
    'content-type': `multipart/form-data; boundary=${edge}`,
    authorization: `Bearer ${rosa.tokens?.idToken}`,
    'access-token': rosa.tokens?.accessToken ?? '',
    ...(bodyBytes === 'chunked'
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(bodyBytes) }),
    ...more,
  })
}

async function send(...parts: ReadonlyArray<string | Buffer>) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return exchange(port, head(body.length), body)
}

const state = async () => ({
  files: await listStoredFiles(app),
  documents: await countDocuments(app),
})

/** Text, because any prefix of a text is a valid file by content. */
const long = Buffer.alloc(2_000_000, 'All of these words are mine. ')

test.each([10, 50, 99])(
  'a connection that is cut at %d percent leaves no row and no file',
  async (percent) => {
    const before = await state()
    const body = Buffer.concat([
      Buffer.from(operations() + map + fileHead()),
      long,
      Buffer.from(end),
    ])
    const socket = await openWire(port)
    socket.on('error', () => {})
    socket.write(head(body.length))
    socket.write(body.subarray(0, Math.floor((body.length * percent) / 100)))
    await vi.waitFor(async () =>
      expect((await listStoredFiles(app)).length).toBe(before.files.length + 1),
    )
    socket.destroy()
    await vi.waitFor(async () => expect(await state()).toEqual(before))
  },
)

test('a sender that closes the connection in the middle leaves no row and no file', async () => {
  const before = await state()
  const body = Buffer.concat([Buffer.from(operations() + map + fileHead()), long, Buffer.from(end)])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(head(body.length))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().end(body.subarray(0, 1_000_000))
  await closed
  await vi.waitFor(async () => expect(await state()).toEqual(before))
})

test.each(['content-length', 'chunked'])(
  'refuses a body (%s) without its last boundary',
  async (manner) => {
    const before = await state()
    const body = Buffer.concat([Buffer.from(operations() + map + fileHead()), long])
    const answer =
      manner === 'chunked'
        ? await exchange(
            port,
            head('chunked'),
            `${body.length.toString(16)}\r\n`,
            body,
            '\r\n0\r\n\r\n',
          )
        : await exchange(port, head(body.length), body)
    expect(answer.body).toContain('documents.upload-broken')
    expect(await state()).toEqual(before)
  },
)

test('accepts an interrupted file again under the same key', async () => {
  const headers = { 'idempotency-key': 'key-of-a-cut-file' }
  const before = await state()
  const body = Buffer.concat([Buffer.from(operations() + map + fileHead()), long, Buffer.from(end)])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(head(body.length, headers))
  socket.write(body.subarray(0, 900_000))
  await vi.waitFor(async () =>
    expect((await listStoredFiles(app)).length).toBe(before.files.length + 1),
  )
  socket.destroy()
  expect((await put(rosa, place, 'words.txt', long, headers)).success).toBe(true)
  await vi.waitFor(async () => expect(await countDocuments(app)).toBe(before.documents + 1))
  expect((await listStoredFiles(app)).length).toBe(before.files.length + 1)
})

test('a retry after a lost reply creates one document', async () => {
  const headers = { 'idempotency-key': 'key-of-a-lost-answer' }
  const before = await state()
  const body = Buffer.concat([
    Buffer.from(operations() + map + fileHead()),
    text('short'),
    Buffer.from(end),
  ])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(Buffer.concat([Buffer.from(head(body.length, headers)), body]), () =>
    socket.destroy(),
  )
  const again = await put(rosa, place, 'words.txt', text('short'), headers)
  expect(again.success).toBe(true)
  await vi.waitFor(async () => {
    const { files, documents } = await state()
    expect([files.length, documents]).toEqual([before.files.length + 1, before.documents + 1])
  })
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => field(`field-${index}`, 'x')).join('')

test.each<[string, () => Array<string | Buffer>, number]>([
  ['no file', () => [operations(), map, end], 400],
  ['nothing at all', () => [end], 400],
  ['the file before the operations', () => [fileHead(), 'words\r\n', operations(), map, end], 400],
  ['no map', () => [operations(), fileHead(), 'words', end], 400],
  [
    'operations that are no JSON',
    () => [field('operations', '{'), map, fileHead(), 'words', end],
    400,
  ],
  ['several operations', () => [field('operations', '[]'), map, fileHead(), 'words', end], 400],
  [
    'a map into nowhere',
    () => [operations(), field('map', '{"0":["variables.absent.file"]}'), fileHead(), 'words', end],
    400,
  ],
  [
    'a map beyond the variables',
    () => [operations(), field('map', '{"0":["query"]}'), fileHead(), 'words', end],
    400,
  ],
  [
    'a map to two places',
    () => [
      operations(),
      field('map', '{"0":["variables.file","variables.file"]}'),
      fileHead(),
      'words',
      end,
    ],
    400,
  ],
  [
    'a map into the prototype',
    () => [operations(), field('map', '{"0":["variables.__proto__.x"]}'), fileHead(), 'words', end],
    400,
  ],
  [
    'a file named __proto__',
    () => [
      operations(),
      field('map', '{"__proto__":["variables.file"]}'),
      fileHead('a.txt', '__proto__'),
      'words',
      end,
    ],
    400,
  ],
  ['too many fields', () => [many(20), operations(), map, fileHead(), 'words', end], 400],
  [
    'operations of a megabyte',
    () => [
      field('operations', JSON.stringify({ query: 'x'.repeat(1_000_000) })),
      map,
      fileHead(),
      'words',
      end,
    ],
    400,
  ],
  [
    'a file without a name',
    () => [
      operations(),
      map,
      `--${edge}\r\nContent-Disposition: form-data; name="0"\r\nContent-Type: application/octet-stream\r\n\r\nwords`,
      end,
    ],
    400,
  ],
  ['a part without a head', () => [`--${edge}\r\n\r\nwords`, end], 400],
])("reports %s as the sender's fault", async (_, parts, status) => {
  const before = await state()
  const answer = await send(...parts())
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining('"errors":')])
  expect(answer.body).not.toContain('request.unexpected')
  expect(await state()).toEqual(before)
})

test('refuses a part header with a name of thousands of characters with a message', async () => {
  const before = await state()
  for (const name of [`${'.'.repeat(79_000)}x.txt`, `${'x'.repeat(9_000)}.txt`]) {
    const answer = await send(operations(), map, fileHead(name), 'words', end)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.stringContaining('This file type is not supported.'),
    ])
  }
  expect(await state()).toEqual(before)
})

test('refuses a file for a case that was left during the upload', async () => {
  const before = await state()
  const active = (moment: string | null) =>
    sql`update participant set deactivated_at = ${moment} where account_id = ${app.demoData.accounts.rosa}`.execute(
      app.deps.database.db,
    )
  const { commit: really } = app.deps.vault
  vi.spyOn(app.deps.vault, 'commit').mockImplementation(async (id) => {
    await active('2026-01-01')
    await really(id)
  })
  try {
    expect(await put(rosa, place, 'late.txt', text('too late'))).toMatchObject({
      success: false,
      errorMessage: casesProblems['cases.not-found'].text,
    })
  } finally {
    vi.restoreAllMocks()
    await active(null)
  }
  expect(await state()).toEqual(before)
})

test('ignores a second file in the same request and the server continues', async () => {
  const before = await state()
  const answer = await send(
    operations(),
    map,
    fileHead(),
    'words',
    `\r\n${fileHead('second.txt', '1')}`,
    'more words',
    `\r\n${fileHead('third.txt', '2')}`,
    'more',
    end,
  )
  expect([200, 413]).toContain(answer.status)
  expect(await countDocuments(app)).toBeLessThanOrEqual(before.documents + 1)
  expect((await put(rosa, place, 'after.txt', text('still here'))).success).toBe(true)
})

test("reports a content type without a boundary, and a body that is not multipart, as the sender's fault", async () => {
  const bare = await exchange(port, head(5, { 'content-type': 'multipart/form-data' }), 'words')
  const noise = await exchange(port, head(5), 'words')
  expect([bare.status, noise.status]).toEqual([400, 400])
})

test('refuses a file after logout', async () => {
  const before = await state()
  const body = Buffer.concat([
    Buffer.from(operations() + map + fileHead()),
    pdf(100_000),
    Buffer.from(end),
  ])
  const answer = await exchange(
    port,
    requestHead('POST', '/graphql/', {
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': String(body.length),
    }),
    body,
  )
  expect(answer.status).toBe(401)
  expect(await state()).toEqual(before)
})

test('refuses a file in a JSON body', async () => {
  for (const file of [
    { content: 'words', fileName: 'a.txt' },
    { content: ['words'], fileName: 'a.txt' },
    { content: null },
    'words',
    null,
  ]) {
    const answer = await rosa.graph(uploadFile, { file, fileMetadata: place })
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'request.malformed'])
  }
})
