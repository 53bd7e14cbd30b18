// Uploads past the checks of their structure: what is not sound is refused without the reason, which the audit knows; what should be known is kept.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import {
  categoryOf,
  countDocuments,
  filesOnDisk,
  pdf,
  put,
  putWell,
  text,
  uploadFile,
  type Place,
} from '#apps/server/testing/test-uploads.ts'
import { contentTypes, docx, pdfWith, stream, wordType } from '#adapters/file-checks/test-files.ts'

let house: TestHouse
let rosa: Browser
let place: Place

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  place = {
    caseId: house.cast.cases.rosa,
    categoryId: await categoryOf(house, house.cast.cases.rosa, 'money.bank-statements'),
  }
})
afterAll(() => house.close())

const state = async () => ({
  files: await filesOnDisk(house),
  documents: await countDocuments(house),
})
const flagsOf = async (id: string) =>
  (
    await sql<{ flags: readonly string[] }>`select flags from document where id = ${id}`.execute(
      house.world.database.db,
    )
  ).rows[0]?.flags
const reasons = async () =>
  (
    await sql<{
      reason: string
    }>`select details ->> 'reason' as reason from audit where event = 'document.uploaded' and outcome = 'refused' order by id`.execute(
      house.world.database.db,
    )
  ).rows.map(({ reason }) => reason)

const packed = stream('/Type/ObjStm/N 1/First 20', '9 0                 <</S/Launch/F(calc)>>')

test.each<readonly [string, () => Buffer, string]>([
  ['starts.pdf', () => pdfWith({ objects: [packed] }), 'PDF that starts programs'],
  ['nothing.pdf', () => text('%PDF-1.7\n nothing at all \n%%EOF\n'), 'cannot be read'],
  [
    'bomb.docx',
    () => docx({ name: 'word/media/a.bmp', content: Buffer.alloc(20_000_000) }),
    'archive that unpacks to too much',
  ],
  [
    'template.docx',
    () => docx(contentTypes(wordType.replace('document.main', 'template.main'))),
    'archive that is no plain Word document',
  ],
  [
    'objects.rtf',
    () => text(`{\\rtf1 ${'words '.repeat(3_000)}\\objdata 01${' words'.repeat(3_000)}}`),
    'RTF with \\objdata',
  ],
  [
    'half.txt',
    () => text(`${'words '.repeat(3_000)}\0${' words'.repeat(3_000)}`),
    'text with a NUL',
  ],
])(
  '%s is refused in the usual words and leaves nothing behind but the reason in the audit',
  async (name, content, reason) => {
    const before = await state()
    expect(await put(rosa, place, name, content())).toEqual({
      success: false,
      errorMessage: `${name} may be corrupt and could not be submitted. Please try a different file.`,
      uploadedDocument: null,
    })
    expect(await state()).toEqual(before)
    expect((await reasons()).at(-1)).toContain(reason)
  },
)

test('what whoever opens a file should know is kept with it', async () => {
  expect(await flagsOf(await putWell(rosa, place, 'plain.pdf', pdf()))).toEqual([])
  const script = pdfWith({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
  expect(await flagsOf(await putWell(rosa, place, 'script.pdf', script))).toEqual(['javascript'])
})

test('while nothing can be looked into nothing is taken, and trying again is offered', async () => {
  await house.world.checker.stop()
  const before = await state()
  const answer = await rosa.upload(
    uploadFile,
    { fileMetadata: place },
    { name: 'later.pdf', content: pdf() },
  )
  expect(answer.errors?.[0]).toMatchObject({
    message: 'Files cannot be checked right now. Please try again.',
    extensions: { kind: 'unavailable' },
  })
  expect(await state()).toEqual(before)
})
