import { sql } from 'kysely'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import {
  readCategory,
  listStoredFiles,
  uploadFile,
  type UploadTarget,
} from '#testing/test-uploads.ts'
import { exchange, openWire, requestHead } from '#testing/test-wire.ts'

interface Sender {
  readonly browser: Browser
  readonly place: UploadTarget
}

export const wanted = 200

/** Long enough for a busy machine. */
export const timeoutMs = 20_000

/** Two uploads per sender, because an interrupted upload may still hold its slot. */
const atOnce = 8

const edge = 'a-boundary-of-a-test'

const credentials = ({ browser }: Sender) => ({
  authorization: `Bearer ${browser.tokens?.idToken}`,
  'access-token': browser.tokens?.accessToken ?? '',
})

/**
 * Uses a text, because any prefix of it is a valid file. It is larger than one frame of the vault
 * and contains no repetition.
 */
const getContent = (cut: number) =>
  Buffer.from(
    `Cut at ${cut}. ${Array.from({ length: 14_000 }, (_, line) => line).join(' ')}`,
  ).subarray(0, 70_000)

const getKey = (cut: number) => `cut-at-byte-${cut}`

/**
 * The headers are padded to this size, because tokens differ in length and the cut positions must
 * be the same for all.
 */
const headBytes = 4_000

/**
 * The ways in which the connection ends, in rotation: as when the sending program ends, by a reset,
 * or closed by the sender.
 */
const endings = ['destroyed', 'reset', 'ended'] as const

/**
 * Some connections break immediately, others after the server handled up to this many other
 * requests.
 */
const maxQueriesMeanwhile = 5

const absent = '00000000-0000-4000-8000-000000000000'

/** Uploads that break off at a byte, and what the server keeps of them. */
export function uploadCutsOf(app: TestApp) {
  /**
   * Uses several accounts, because one account may have only three concurrent uploads and 60 per
   * minute.
   */
  let senders: readonly Sender[]
  const errors = vi.fn<(fields: unknown, message: string) => void>()

  beforeAll(async () => {
    vi.spyOn(app.deps.log, 'error').mockImplementation(errors)
    senders = await Promise.all([
      sender('rosa.delgado', app.demoData.cases.rosa, 1),
      sender('marcus.whitfield', app.demoData.cases.whitfield, 1),
      sender('elena.whitfield', app.demoData.cases.whitfield, 2),
      sender('denise.carter', app.demoData.cases.denise, 1),
    ])
  })
  afterAll(async () => {
    vi.restoreAllMocks()
  })

  async function sender(name: string, caseId: string, debtor: 1 | 2): Promise<Sender> {
    const browser = app.browser()
    await browser.signIn(`${name}@example.com`)
    return {
      browser,
      place: {
        caseId,
        categoryId: await readCategory(app, caseId, 'certificate-debtor-education', debtor),
      },
    }
  }

  /** Maps each cut position to its turn. The senders take turns. */
  const turnOf = new Map<number, number>()
  function getSender(cut: number): Sender {
    const choice = senders[(turnOf.get(cut) ?? 0) % senders.length]
    if (!choice) throw new Error('There are no senders')
    return choice
  }

  /** The request's parts in order. */
  function getParts(cut: number): readonly Buffer[] {
    const field = (name: string, value: string) =>
      `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const operations = field(
      'operations',
      JSON.stringify({
        query: uploadFile,
        variables: { file: null, fileMetadata: getSender(cut).place },
      }),
    )
    const fileHead = `--${edge}\r\nContent-Disposition: form-data; name="0"; filename="cut.txt"\r\nContent-Type: text/plain\r\n\r\n`
    const body = [
      operations,
      field('map', '{"0":["variables.file"]}'),
      fileHead,
      getContent(cut),
      `\r\n--${edge}--\r\n`,
    ].map((part) => Buffer.from(part))
    const head = (filling: number) =>
      requestHead('POST', '/graphql/', {
        ...credentials(getSender(cut)),
        'content-type': `multipart/form-data; boundary=${edge}`,
        'content-length': String(body.reduce((sum, { length }) => sum + length, 0)),
        // Uses separate batches, so that none of them becomes full.
        'idempotency-key': getKey(cut).padEnd(20, '-'),
        'x-upload-batch': `batch-of-cuts-${cut % 20}`.padEnd(20, '-'),
        'x-filling': 'x'.repeat(filling),
      })
    return [Buffer.from(head(headBytes - head(0).length)), ...body]
  }

  /**
   * The edges of every part, every byte of the closing boundary, the end, and evenly distributed
   * positions before and in the file.
   */
  function cutPoints(): readonly number[] {
    const ends: number[] = []
    for (const { length } of getParts(0)) ends.push((ends.at(-1) ?? 0) + length)
    const [, , , file = 0, fileEnd = 0, whole = 0] = ends
    const points = new Set<number>([1, whole])
    for (const end of ends)
      for (const near of [-2, -1, 0, 1, 2]) if (end + near < whole) points.add(end + near)
    for (let at = fileEnd; at < whole; at += 1) points.add(at)
    for (const frame of [65_535, 65_536, 65_537]) points.add(file + frame)
    const rest = wanted - points.size
    const before = Math.floor(rest / 2)
    for (let index = 1; points.size < wanted && index <= rest * 2; index += 1) {
      points.add(
        index <= before
          ? Math.floor((file * index) / (before + 1))
          : file + Math.floor(((fileEnd - file) * (index - before)) / (rest - before + 1)),
      )
    }
    return [...points].toSorted((a, b) => a - b)
  }

  async function sendUntil(cut: number, index: number): Promise<void> {
    const ending = endings[index % endings.length]
    const socket = await openWire(await app.listen())
    const closed = new Promise<void>((resolve) =>
      socket.on('error', () => {}).once('close', () => resolve()),
    )
    await new Promise<void>((resolve) =>
      socket.write(Buffer.concat(getParts(cut)).subarray(0, cut), () => resolve()),
    )
    for (let count = 0; count < index % (maxQueriesMeanwhile + 1); count += 1)
      await download(cut, absent)
    if (ending === 'ended') socket.resume().end()
    else if (ending === 'reset') socket.resetAndDestroy()
    else socket.destroy()
    await closed
  }

  const freshAllowance = () => sql`delete from allowance`.execute(app.deps.database.db)

  async function inTurns(
    points: readonly number[],
    work: (cut: number, index: number) => Promise<void>,
  ): Promise<void> {
    for (let from = 0; from < points.length; from += atOnce) {
      await freshAllowance()
      await Promise.all(
        points.slice(from, from + atOnce).map((cut, index) => work(cut, from + index)),
      )
    }
  }

  async function readDocuments(cut: number): Promise<readonly string[]> {
    const rows = await app.rows(
      sql<{
        id: string
      }>`select id from document where upload_key = ${getKey(cut).padEnd(20, '-')}`,
    )
    return rows.map(({ id }) => id)
  }

  /** IDs of rows, and IDs of staged and stored files. Staged files have another suffix. */
  async function whatIsThere(): Promise<{
    readonly rows: readonly string[]
    readonly files: readonly string[]
  }> {
    const rows = await app.rows(sql<{ id: string }>`select id from document order by id`)
    return {
      rows: rows.map(({ id }) => id),
      files: (await listStoredFiles(app))
        .map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.enc$/, ''))
        .toSorted(),
    }
  }

  async function settled(): Promise<void> {
    await vi.waitFor(
      async () => {
        const { rows, files } = await whatIsThere()
        expect(files).toEqual(rows)
      },
      { timeout: timeoutMs },
    )
  }

  const download = async (cut: number, id: string) =>
    exchange(
      await app.listen(),
      requestHead('GET', `/file/download/${id}`, credentials(getSender(cut))),
    )

  async function comesBackWhole(id: string, cut: number): Promise<void> {
    const answer = await download(cut, id)
    expect([answer.status, answer.body === getContent(cut).toString('latin1')]).toEqual([200, true])
  }
  return {
    errors,
    turnOf,
    getParts,
    cutPoints,
    sendUntil,
    inTurns,
    readDocuments,
    whatIsThere,
    settled,
    comesBackWhole,
  }
}
