import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import { countDocuments, listStoredFiles, tryUpload, text } from '#testing/test-uploads.ts'
import { exchange, openWire } from '#testing/test-wire.ts'
import { casesProblems } from '#features/cases/rules/problems.ts'
import { operations, map, fileHead, end, head, state } from './test-multipart.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')
let port: number

beforeAll(async () => {
  port = await app.listen()
})

/** Uses a text, because the content of any prefix of a text is a valid file. */
const long = Buffer.alloc(2_000_000, 'All of these words are mine. ')

test.each([10, 50, 99])(
  'a connection that is cut at %d percent leaves no row and no file',
  async (percent) => {
    const before = await state(app)
    const body = Buffer.concat([
      Buffer.from(operations(place) + map + fileHead()),
      long,
      Buffer.from(end),
    ])
    const socket = await openWire(port)
    socket.on('error', () => {})
    socket.write(head(rosa, body.length))
    socket.write(body.subarray(0, Math.floor((body.length * percent) / 100)))
    await vi.waitFor(
      async () => expect((await listStoredFiles(app)).length).toBe(before.files.length + 1),
      { timeout: 20_000 },
    )
    socket.destroy()
    await vi.waitFor(async () => expect(await state(app)).toEqual(before), { timeout: 20_000 })
  },
)

test('a sender that closes the connection in the middle leaves no row and no file', async () => {
  const before = await state(app)
  const body = Buffer.concat([
    Buffer.from(operations(place) + map + fileHead()),
    long,
    Buffer.from(end),
  ])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(head(rosa, body.length))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().end(body.subarray(0, 1_000_000))
  await closed
  await vi.waitFor(async () => expect(await state(app)).toEqual(before), { timeout: 20_000 })
})

test.each(['content-length', 'chunked'])(
  'refuses a body (%s) without its last boundary',
  async (manner) => {
    const before = await state(app)
    const body = Buffer.concat([Buffer.from(operations(place) + map + fileHead()), long])
    const answer =
      manner === 'chunked'
        ? await exchange(
            port,
            head(rosa, 'chunked'),
            `${body.length.toString(16)}\r\n`,
            body,
            '\r\n0\r\n\r\n',
          )
        : await exchange(port, head(rosa, body.length), body)
    expect(answer.body).toContain('documents.upload-broken')
    expect(await state(app)).toEqual(before)
  },
)

test('accepts an interrupted file again under the same key', async () => {
  const headers = { 'idempotency-key': 'key-of-a-cut-file' }
  const before = await state(app)
  const body = Buffer.concat([
    Buffer.from(operations(place) + map + fileHead()),
    long,
    Buffer.from(end),
  ])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(head(rosa, body.length, headers))
  socket.write(body.subarray(0, 900_000))
  await vi.waitFor(
    async () => expect((await listStoredFiles(app)).length).toBe(before.files.length + 1),
    { timeout: 20_000 },
  )
  socket.destroy()
  expect((await tryUpload(rosa, place, 'words.txt', long, headers)).success).toBe(true)
  await vi.waitFor(async () => expect(await countDocuments(app)).toBe(before.documents + 1), {
    timeout: 20_000,
  })
  expect((await listStoredFiles(app)).length).toBe(before.files.length + 1)
})

test('a retry after a lost reply creates one document', async () => {
  const headers = { 'idempotency-key': 'key-of-a-lost-answer' }
  const before = await state(app)
  const body = Buffer.concat([
    Buffer.from(operations(place) + map + fileHead()),
    text('short'),
    Buffer.from(end),
  ])
  const socket = await openWire(port)
  socket.on('error', () => {})
  socket.write(Buffer.concat([Buffer.from(head(rosa, body.length, headers)), body]), () =>
    socket.destroy(),
  )
  const again = await tryUpload(rosa, place, 'words.txt', text('short'), headers)
  expect(again.success).toBe(true)
  await vi.waitFor(
    async () => {
      const { files, documents } = await state(app)
      expect([files.length, documents]).toEqual([before.files.length + 1, before.documents + 1])
    },
    { timeout: 20_000 },
  )
})

test('refuses a file for a case that was left during the upload', async () => {
  const before = await state(app)
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
    expect(await tryUpload(rosa, place, 'late.txt', text('too late'))).toMatchObject({
      success: false,
      errorMessage: casesProblems['cases.not-found'].text,
    })
  } finally {
    vi.restoreAllMocks()
    await active(null)
  }
  expect(await state(app)).toEqual(before)
})
