// Hostile files against the real way in: each is answered in the specified words or is a sound file, nothing of a refused one stays, and the house stands.
import { basename } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  filesOnDisk,
  put,
  type Place,
  type UploadOutcome,
} from '#apps/server/testing/test-uploads.ts'
import { contentDisposition, safeDocumentName } from '../../rules/files/document-name.ts'
import {
  acceptedExtension,
  fileTypes,
  type AcceptedExtension,
} from '../../rules/files/file-types.ts'
import { hostileNames, wrongKinds, type HostileFile } from './test-hostile-files.ts'
import { hostilePapers } from './test-hostile-papers.ts'
import { hostilePictures } from './test-hostile-pictures.ts'
import { mutations } from '../test-mutations.ts'
import { pdfWith, soundFiles } from './test-sound-files.ts'

const extensions = Object.keys(fileTypes) as AcceptedExtension[]
const sound = await soundFiles()
const pictures = await hostilePictures()
const words = {
  corrupt: (name: string) =>
    `${safeDocumentName(name)} may be corrupt and could not be submitted. Please try a different file.`,
  unsupported: () =>
    'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
  empty: () => 'The file cannot be empty',
  'too-large': () => 'This file exceeds the maximum file size of 25MB. Please try again.',
} as const

let house: TestHouse
let rosa: Browser
let place: Place
let sent = 0
let minute: Promise<void> | undefined
const taken: string[] = []
const megabyte = 1_048_576
const memory = { atFirst: 0, most: 0 }
const look = () => (memory.most = Math.max(memory.most, process.memoryUsage.rss()))
const watch = setInterval(look, 20)

beforeAll(async () => {
  house = await openTestHouse()
  // Requests from this address are not counted.
  rosa = house.browser('127.0.0.1')
  rosa.tokens = await house.tokensOf(house.cast.accounts.rosa)
  place = {
    caseId: house.cast.cases.rosa,
    categoryId: await categoryOf(house, house.cast.cases.rosa, 'money.bank-statements'),
  }
  // Whatever is loaded with the first files of a kind is there from now on.
  await atOnce(
    extensions.flatMap((extension) => Array<AcceptedExtension>(3).fill(extension)),
    async (extension) => {
      expect(await send(`first.${extension}`, sound[extension])).toMatchObject({ success: true })
    },
  )
  memory.atFirst = process.memoryUsage.rss()
}, 120_000)
afterAll(async () => {
  clearInterval(watch)
  await house.close()
})

/** As many as one likes: each is an upload of its own, and a minute passes before the allowance is used up. */
async function send(name: string, content: Uint8Array): Promise<UploadOutcome> {
  const batch = `batch-of-file-${(sent += 1)}`
  if (sent % 40 === 0) minute = nextMinute()
  await minute
  const outcome = await put(rosa, place, name, content, { 'x-upload-batch': batch })
  if (outcome.uploadedDocument) taken.push(outcome.uploadedDocument.id)
  return outcome
}

async function nextMinute(): Promise<void> {
  await house.clock.moveBy(61_000)
  rosa.tokens = await house.tokensOf(house.cast.accounts.rosa)
}

/** As many at once as one account may send. */
async function atOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next)
    }),
  )
}

/** Rows and files are those of the documents that were taken, and nothing else lies anywhere. */
async function expectNothingElse(): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from document where account_id = ${house.cast.accounts.rosa}`.execute(
    house.world.database.db,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(taken.toSorted())
  expect((await filesOnDisk(house)).map((path) => basename(path).split('.')[0]).toSorted()).toEqual(
    taken.toSorted(),
  )
}

const beginnings: Readonly<Record<AcceptedExtension, string>> = {
  doc: '\u00d0\u00cf\u0011\u00e0',
  docx: 'PK\u0003\u0004',
  rtf: '{\\rtf1',
  txt: '',
  pdf: '%PDF-',
  png: '\u0089PNG',
  jpg: '\u00ff\u00d8\u00ff',
  jpeg: '\u00ff\u00d8\u00ff',
  gif: 'GIF8',
  bmp: 'BM',
}
const drawn: Readonly<Record<string, string>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
}

/** It can be had again, always as an attachment, and is what its name says. */
async function expectSound(
  outcome: UploadOutcome,
  content: Buffer,
  isKept?: (kept: Buffer) => boolean,
): Promise<void> {
  const { id = '', name = '' } = outcome.uploadedDocument ?? {}
  const extension = acceptedExtension(name)
  const { status, headers, body } = await rosa.get(`/file/download/${id}`)
  expect(status).toBe(200)
  expect(extension && headers['content-type']).toMatch(
    extension ? fileTypes[extension].servedAs : 'none',
  )
  expect(headers).toMatchObject({
    'content-disposition': contentDisposition(name),
    'x-content-type-options': 'nosniff',
    'content-length': String(body.length),
  })
  expect(
    extension && body.subarray(0, 6).toString('latin1').startsWith(beginnings[extension]),
  ).toBe(true)
  const format = drawn[extension ?? '']
  if (format) expect(await sharp(body).metadata()).toMatchObject({ format })
  if (isKept) expect(isKept(body)).toBe(true)
  else if (!format) expect(body.equals(content)).toBe(true)
}

async function judge({ name, content, verdict, flags = [], isKept }: HostileFile): Promise<void> {
  const before = (memory.most = process.memoryUsage.rss())
  const outcome = await send(name, content)
  expect((look() - before) / megabyte).toBeLessThan(150)
  if (outcome.success) {
    expect(['sound', 'either']).toContain(verdict)
    await expectSound(outcome, content, isKept)
    const { rows } = await sql<{
      flags: string[]
    }>`select flags from document where id = ${outcome.uploadedDocument?.id}`.execute(
      house.world.database.db,
    )
    if (verdict === 'sound') expect(rows[0]?.flags).toEqual(flags)
  } else {
    expect(outcome).toEqual({
      success: false,
      errorMessage: words[verdict === 'sound' || verdict === 'either' ? 'corrupt' : verdict](name),
      uploadedDocument: null,
    })
    expect(verdict).not.toBe('sound')
  }
  await expectNothingElse()
}

describe('what is not what its name says', () => {
  test.each(wrongKinds(sound))('$name is $verdict', judge)
})

describe('a picture that would break or deceive', () => {
  test.each(pictures)('$name is $verdict', judge)
})

describe('a paper that would break or deceive', () => {
  test.each(hostilePapers())('$name is $verdict', judge)
})

test.each(['pdf', 'png', 'txt'] as const)('a %s of one byte too much', async (extension) => {
  await judge({
    name: `large.${extension}`,
    content: Buffer.concat([sound[extension]], 26_214_401),
    verdict: 'too-large',
  })
})

test.each(hostileNames)('the name %j becomes a safe one', async (name) => {
  const outcome = await send(name.replaceAll('\\', '\\\\'), sound.pdf)
  const stored = outcome.uploadedDocument?.name ?? ''
  expect(stored).toMatch(
    /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|.-][^\p{Cc}\u202a-\u202e\u2066-\u2069\p{Cs}/\\:*?"<>|]*\.pdf$/u,
  )
  expect([...stored].length).toBeLessThanOrEqual(150)
  await expectSound(outcome, sound.pdf)
  const { headers } = await rosa.get(`/file/download/${outcome.uploadedDocument?.id}`)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\x20\x21\x23-\x5B\x5D-\x7E]+\.pdf"; filename\*=UTF-8''[\w.~%-]+$/,
  )
  await expectNothingElse()
})

test.each(extensions)(
  '200 damaged copies of a %s are refused in the specified words or sound',
  async (extension) => {
    const name = `damaged.${extension}`
    const expectAnswered = async (content: Buffer) => {
      const outcome = await send(name, content)
      if (outcome.success) await expectSound(outcome, content)
      else
        expect(outcome).toEqual({
          success: false,
          errorMessage: content.length === 0 ? words.empty() : words.corrupt(name),
          uploadedDocument: null,
        })
    }
    await atOnce(mutations(sound[extension], 200, extensions.indexOf(extension)), expectAnswered)
    await expectNothingElse()
  },
  120_000,
)

test('after all of it the next ordinary file is taken, and no memory has run away', async () => {
  const ordinary = pdfWith('')
  const outcome = await send('ordinary.pdf', ordinary)
  await expectSound(outcome, ordinary)
  // Loosely: what is not needed any more is given back when the machine finds the time.
  expect((process.memoryUsage.rss() - memory.atFirst) / megabyte).toBeLessThan(500)
})
