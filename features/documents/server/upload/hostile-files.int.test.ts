import { basename } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { categoryOf } from '#testing/test-people.ts'
import { listStoredFiles } from '#testing/test-uploads.ts'
import { hostileNames, wrongKinds } from './test-hostile-files.ts'
import { hostilePapers } from './test-hostile-documents.ts'
import { damages, mutations } from '../read/test-mutations.ts'
import { pdfWith } from './test-sound-files.ts'
import {
  hostileUploadsOf,
  sound,
  pictures,
  words,
  megabyte,
  memory,
  atOnce,
} from './test-hostile-uploads.ts'

const app = openTestApp()
const place = categoryOf(app, { caseId: app.demoData.cases.rosa }, 'money.bank-statements')
const { given, extensions, taken, send, expectSound, judge } = hostileUploadsOf(app, place)

describe('files that do not match their name', () => {
  test.each(wrongKinds(sound))('the file $name is $verdict', judge)
})

describe('hostile pictures', () => {
  test.each(pictures)('the picture $name is $verdict', judge)
})

describe('hostile documents', () => {
  test.each(hostilePapers())('the document $name is $verdict', judge)
})

test.each(['pdf', 'png', 'txt'] as const)(
  'refuses a %s that is one byte too large',
  async (extension) => {
    await judge({
      name: `large.${extension}`,
      content: Buffer.concat([sound[extension]], 26_214_401),
      verdict: 'too-large',
    })
  },
)

test.each(hostileNames)('stores the name %j as a safe one', async (name) => {
  const outcome = await send(name.replaceAll('\\', '\\\\'), sound.pdf)
  const stored = outcome.uploadedDocument?.name ?? ''
  expect(stored).toMatch(
    /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|.-][^\p{Cc}\u202a-\u202e\u2066-\u2069\p{Cs}/\\:*?"<>|]*\.pdf$/u,
  )
  expect([...stored].length).toBeLessThanOrEqual(150)
  await expectSound(outcome, sound.pdf)
  const { headers } = await given.rosa.get(`/file/download/${outcome.uploadedDocument?.id}`)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\x20\x21\x23-\x5B\x5D-\x7E]+\.pdf"; filename\*=UTF-8''[\w.~%-]+$/,
  )
})

// Each kind of damage once; damaged-files.test.ts checks 200 of each type.
test.each(extensions)(
  'refuses damaged copies of a %s with the specified words, or accepts them as sound',
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
    const copies = mutations(sound[extension], damages, extensions.indexOf(extension))
    await atOnce(copies, expectAnswered)
  },
)

test('no refused file has left a row or a stored file', async () => {
  const { rows } = await sql<{
    id: string
  }>`select id from document where account_id = ${app.demoData.accounts.rosa}`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ id }) => id).toSorted()).toEqual(taken.toSorted())
  expect(
    (await listStoredFiles(app)).map((path) => basename(path).split('.')[0]).toSorted(),
  ).toEqual(taken.toSorted())
})

test('accepts the next ordinary file afterwards without a memory leak', async () => {
  const ordinary = pdfWith('')
  const outcome = await send('ordinary.pdf', ordinary)
  await expectSound(outcome, ordinary)
  // A loose limit: memory is freed with delay.
  expect((process.memoryUsage.rss() - memory.atFirst) / megabyte).toBeLessThan(500)
})
