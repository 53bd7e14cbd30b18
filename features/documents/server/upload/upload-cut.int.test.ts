// One upload, cut at two hundred places over a real socket: a whole document or none, nothing left in between, and sent again it is one document.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  filesOnDisk,
  uploadFile,
  type Place,
} from '#apps/server/testing/test-uploads.ts'
import { exchange, openWire, requestHead } from '#apps/server/testing/test-wire.ts'

interface Sender {
  readonly browser: Browser
  readonly place: Place
}

let house: TestHouse
/** Several: one account may have three uploads under way, and 60 in a minute. */
let senders: readonly Sender[]
let port: number
const errors = vi.fn<(fields: unknown, message: string) => void>()

beforeAll(async () => {
  house = await openTestHouse()
  vi.spyOn(house.world.log, 'error').mockImplementation(errors)
  senders = await Promise.all([
    sender('rosa.delgado', house.cast.cases.rosa, 1),
    sender('marcus.whitfield', house.cast.cases.whitfield, 1),
    sender('elena.whitfield', house.cast.cases.whitfield, 2),
    sender('denise.carter', house.cast.cases.denise, 1),
  ])
  port = await house.listen()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await house.close()
})

async function sender(name: string, caseId: string, debtor: 1 | 2): Promise<Sender> {
  const browser = house.browser()
  await browser.signIn(`${name}@example.com`)
  return {
    browser,
    place: {
      caseId,
      categoryId: await categoryOf(house, caseId, 'certificate-debtor-education', debtor),
    },
  }
}

const wanted = 200
/** For what happens at once unless the machine is very busy. */
const patienceMs = 20_000
/** Two of each sender: one that was cut may still have its turn. */
const atOnce = 8
const edge = 'a-boundary-of-a-test'

/** By turns. */
const turnOf = new Map<number, number>()
function senderOf(cut: number): Sender {
  const found = senders[(turnOf.get(cut) ?? 0) % senders.length]
  if (!found) throw new Error('There are no senders')
  return found
}

const credentials = ({ browser }: Sender) => ({
  authorization: `Bearer ${browser.tokens?.idToken}`,
  'access-token': browser.tokens?.accessToken ?? '',
})

/** Text: of it any beginning is a whole file to whoever only looks at the content. More than one frame of the vault, and nowhere the same. */
const contentOf = (cut: number) =>
  Buffer.from(
    `Cut at ${cut}. ${Array.from({ length: 14_000 }, (_, line) => line).join(' ')}`,
  ).subarray(0, 70_000)
const keyOf = (cut: number) => `cut-at-byte-${cut}`

/** The tokens of some are longer than those of others; the places are the same for all. */
const headBytes = 4_000

/** The request in its parts, in their order. */
function partsOf(cut: number): readonly Buffer[] {
  const field = (name: string, value: string) =>
    `--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const operations = field(
    'operations',
    JSON.stringify({
      query: uploadFile,
      variables: { file: null, fileMetadata: senderOf(cut).place },
    }),
  )
  const fileHead = `--${edge}\r\nContent-Disposition: form-data; name="0"; filename="cut.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const body = [
    operations,
    field('map', '{"0":["variables.file"]}'),
    fileHead,
    contentOf(cut),
    `\r\n--${edge}--\r\n`,
  ].map((part) => Buffer.from(part))
  const head = (filling: number) =>
    requestHead('POST', '/graphql/', {
      ...credentials(senderOf(cut)),
      'content-type': `multipart/form-data; boundary=${edge}`,
      'content-length': String(body.reduce((sum, { length }) => sum + length, 0)),
      // So that no batch is full.
      'idempotency-key': keyOf(cut).padEnd(20, '-'),
      'x-upload-batch': `batch-of-cuts-${cut % 20}`.padEnd(20, '-'),
      'x-filling': 'x'.repeat(filling),
    })
  return [Buffer.from(head(headBytes - head(0).length)), ...body]
}

/** The first and the last bytes of every part, every byte of the closing boundary, the end itself, and the rest evenly over everything before the file and in it. */
function cutPoints(): readonly number[] {
  const ends: number[] = []
  for (const { length } of partsOf(0)) ends.push((ends.at(-1) ?? 0) + length)
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
  return [...points].toSorted((one, other) => one - other)
}

/** By turns: the program ends, the line is gone, and the sender hangs up politely. */
const endings = ['destroyed', 'reset', 'ended'] as const

/** Some lines break at once, others after the server has had time for so many other questions, with all that has arrived in its hands. */
const mostQuestionsMeanwhile = 5

async function sendUntil(cut: number, index: number): Promise<void> {
  const ending = endings[index % endings.length]
  const socket = await openWire(port)
  const closed = new Promise<void>((resolve) =>
    socket.on('error', () => {}).once('close', () => resolve()),
  )
  await new Promise<void>((resolve) =>
    socket.write(Buffer.concat(partsOf(cut)).subarray(0, cut), () => resolve()),
  )
  for (let asked = 0; asked < index % (mostQuestionsMeanwhile + 1); asked += 1)
    await download(cut, absent)
  if (ending === 'ended') socket.resume().end()
  else if (ending === 'reset') socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const freshAllowance = () => sql`delete from allowance`.execute(house.world.database.db)

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

async function documentsOf(cut: number): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from document where upload_key = ${keyOf(cut).padEnd(20, '-')}`.execute(
    house.world.database.db,
  )
  return rows.map(({ id }) => id)
}

/** Ids that rows name, and ids that files have, received or kept; received ones end otherwise and so stand out. */
async function whatIsThere(): Promise<{
  readonly rows: readonly string[]
  readonly files: readonly string[]
}> {
  const { rows } = await sql<{ id: string }>`select id from document order by id`.execute(
    house.world.database.db,
  )
  return {
    rows: rows.map(({ id }) => id),
    files: (await filesOnDisk(house))
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
    { timeout: patienceMs },
  )
}

const absent = '00000000-0000-4000-8000-000000000000'
const download = (cut: number, id: string) =>
  exchange(port, requestHead('GET', `/file/download/${id}`, credentials(senderOf(cut))))

async function comesBackWhole(id: string, cut: number): Promise<void> {
  const answer = await download(cut, id)
  expect([answer.status, answer.body === contentOf(cut).toString('latin1')]).toEqual([200, true])
}

test(
  'cut anywhere, an upload is a whole document or none; sent again under its key it is one',
  { timeout: 120_000 },
  async () => {
    const points = cutPoints()
    expect(points).toHaveLength(wanted)
    for (const [turn, cut] of points.entries()) turnOf.set(cut, turn)
    // What the cast has handed in lies there from the start.
    await settled()
    const before = (await whatIsThere()).rows.length

    await inTurns(points, async (cut, index) => {
      await sendUntil(cut, index)
      // At once, while it may still be under way: a row that can be seen has its whole file.
      for (const id of await documentsOf(cut)) await comesBackWhole(id, cut)
    })
    await settled()
    for (const cut of points) {
      const found = await documentsOf(cut)
      expect(found.length, `after the cut at ${cut}`).toBeLessThanOrEqual(1)
      for (const id of found) await comesBackWhole(id, cut)
    }
    expect(errors.mock.calls).toEqual([])

    await inTurns(points, async (cut) => {
      // One that was cut may keep its turn for a moment.
      await vi.waitFor(
        async () => {
          const answer = await exchange(port, ...partsOf(cut))
          expect([cut, answer.status, answer.body]).toEqual([
            cut,
            200,
            expect.stringContaining('"success":true'),
          ])
        },
        { timeout: patienceMs },
      )
    })
    await settled()
    for (const cut of points) {
      const found = await documentsOf(cut)
      expect(found, `sent again after the cut at ${cut}`).toHaveLength(1)
      for (const id of found) await comesBackWhole(id, cut)
    }
    expect((await whatIsThere()).rows).toHaveLength(before + wanted)
    expect(await readdir(join(house.filesFolder, 'staging'))).toEqual([])
    expect(errors.mock.calls).toEqual([])
  },
)
