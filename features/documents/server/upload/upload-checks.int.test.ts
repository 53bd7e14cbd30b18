import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import {
  countDocuments,
  listStoredFiles,
  pdf,
  tryUpload,
  mustUpload,
  text,
  uploadFile,
} from '#testing/test-uploads.ts'
import { threadedFileChecker } from '#adapters/file-intake/file-checker.ts'
import { contentTypes, docx, pdfWith, stream, wordType } from '#adapters/file-intake/test-files.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'money.bank-statements')

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
  'refuses %s with the usual words and stores only the reason in the audit',
  async (name, content, reason) => {
    const before = await state()
    expect(await tryUpload(rosa, place, name, content())).toEqual({
      success: false,
      errorMessage: `${name} may be corrupt and could not be submitted. Please try a different file.`,
      uploadedDocument: null,
    })
    expect(await state()).toEqual(before)
    expect((await reasons()).at(-1)).toContain(reason)
  },
)

test('stores the flags of a file with it', async () => {
  expect(await readFlags(await mustUpload(rosa, place, 'plain.pdf', pdf()))).toEqual([])
  const script = pdfWith({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' })
  expect(await readFlags(await mustUpload(rosa, place, 'script.pdf', script))).toEqual([
    'javascript',
  ])
})

test('accepts nothing while the file checks are unavailable, and offers a retry', async () => {
  const { checker } = app.deps
  const stopped = threadedFileChecker()
  await stopped.stop()
  Object.assign(app.deps, { checker: stopped })
  onTestFinished(() => void Object.assign(app.deps, { checker }))
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

const state = async () => ({
  files: await listStoredFiles(app),
  documents: await countDocuments(app),
})
const readFlags = async (id: string) =>
  (await app.row(sql<{ flags: readonly string[] }>`select flags from document where id = ${id}`))
    ?.flags
const reasons = async () =>
  (
    await app.rows(
      sql<{
        reason: string
      }>`select details ->> 'reason' as reason from audit where event = 'document.uploaded' and outcome = 'refused' order by id`,
    )
  ).map(({ reason }) => reason)
