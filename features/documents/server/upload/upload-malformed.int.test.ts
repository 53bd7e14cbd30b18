import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import { countDocuments, pdf, tryUpload, text, uploadFile } from '#testing/test-uploads.ts'
import { exchange, requestHead } from '#testing/test-wire.ts'
import { edge, field, operations, map, fileHead, end, head, state } from './test-multipart.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')
let port: number

beforeAll(async () => {
  port = await app.listen()
})

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => field(`field-${index}`, 'x')).join('')

test.each<[string, () => Array<string | Buffer>, number]>([
  ['no file', () => [operations(place), map, end], 400],
  ['nothing at all', () => [end], 400],
  [
    'the file before the operations',
    () => [fileHead(), 'words\r\n', operations(place), map, end],
    400,
  ],
  ['no map', () => [operations(place), fileHead(), 'words', end], 400],
  [
    'operations that are no JSON',
    () => [field('operations', '{'), map, fileHead(), 'words', end],
    400,
  ],
  ['several operations', () => [field('operations', '[]'), map, fileHead(), 'words', end], 400],
  [
    'a map into nowhere',
    () => [
      operations(place),
      field('map', '{"0":["variables.absent.file"]}'),
      fileHead(),
      'words',
      end,
    ],
    400,
  ],
  [
    'a map beyond the variables',
    () => [operations(place), field('map', '{"0":["query"]}'), fileHead(), 'words', end],
    400,
  ],
  [
    'a map to two places',
    () => [
      operations(place),
      field('map', '{"0":["variables.file","variables.file"]}'),
      fileHead(),
      'words',
      end,
    ],
    400,
  ],
  [
    'a map into the prototype',
    () => [
      operations(place),
      field('map', '{"0":["variables.__proto__.x"]}'),
      fileHead(),
      'words',
      end,
    ],
    400,
  ],
  [
    'a file named __proto__',
    () => [
      operations(place),
      field('map', '{"__proto__":["variables.file"]}'),
      fileHead('a.txt', '__proto__'),
      'words',
      end,
    ],
    400,
  ],
  ['too many fields', () => [many(20), operations(place), map, fileHead(), 'words', end], 400],
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
      operations(place),
      map,
      `--${edge}\r\nContent-Disposition: form-data; name="0"\r\nContent-Type: application/octet-stream\r\n\r\nwords`,
      end,
    ],
    400,
  ],
  ['a part without a head', () => [`--${edge}\r\n\r\nwords`, end], 400],
])("reports %s as the sender's fault", async (_, parts, status) => {
  const before = await state(app)
  const answer = await send(...parts())
  expect([answer.status, answer.body]).toEqual([status, expect.stringContaining('"errors":')])
  expect(answer.body).not.toContain('request.unexpected')
  expect(await state(app)).toEqual(before)
})

test('refuses a part header that contains a name of thousands of characters, and returns a message', async () => {
  const before = await state(app)
  for (const name of [`${'.'.repeat(79_000)}x.txt`, `${'x'.repeat(9_000)}.txt`]) {
    const answer = await send(operations(place), map, fileHead(name), 'words', end)
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.stringContaining('This file type is not supported.'),
    ])
  }
  expect(await state(app)).toEqual(before)
})

test('ignores a second file in the same request, and the server keeps running', async () => {
  const before = await state(app)
  const answer = await send(
    operations(place),
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
  expect((await tryUpload(rosa, place, 'after.txt', text('still here'))).success).toBe(true)
})

test("reports a content type without a boundary, and a body that is not multipart, as the sender's fault", async () => {
  const bare = await exchange(
    port,
    head(rosa, 5, { 'content-type': 'multipart/form-data' }),
    'words',
  )
  const noise = await exchange(port, head(rosa, 5), 'words')
  expect([bare.status, noise.status]).toEqual([400, 400])
})

test('refuses a file after logout', async () => {
  const before = await state(app)
  const body = Buffer.concat([
    Buffer.from(operations(place) + map + fileHead()),
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
  expect(await state(app)).toEqual(before)
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

async function send(...parts: ReadonlyArray<string | Buffer>) {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  return exchange(port, head(rosa, body.length), body)
}
