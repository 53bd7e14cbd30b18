import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import {
  allBytesOnDisk,
  barePhoto,
  readCategory,
  countDocuments,
  listStoredFiles,
  pdf,
  photo,
  photoSecrets,
  tryUpload,
  mustUpload,
  text,
  type UploadTarget,
} from '#testing/test-uploads.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'taxes.federal-latest')

const leaf = operation`documentsChildLeafCategory { status documentList { id name status size } }`
const single = operation`document.get { id caseId categoryId name status uploaded opened size
  comments { id } }`

test('an uploaded file is listed as Pending, can be read, and is returned byte for byte', async () => {
  const empty = { ...place, categoryId: await readCategory(app, place.caseId, 'taxes.state') }
  const content = pdf(150_000, 'Canary-of-the-return')
  const outcome = await tryUpload(rosa, empty, 'Tax return 2025.pdf', content)
  expect(outcome).toMatchObject({
    success: true,
    errorMessage: null,
    uploadedDocument: { name: 'Tax return 2025.pdf', status: 'Pending' },
  })
  const id = outcome.uploadedDocument?.id ?? ''
  const listed = (await rosa.graph(leaf, { ...empty })).data.documentsChildLeafCategory
  expect(listed).toMatchObject({
    status: 'Pending',
    documentList: [{ id, name: 'Tax return 2025.pdf', status: 'Pending', size: 150_000 }],
  })
  expect((await rosa.graph(single, { documentId: id })).data.document.get).toEqual({
    id,
    ...empty,
    name: 'Tax return 2025.pdf',
    status: 'Pending',
    uploaded: outcome.uploadedDocument?.uploaded,
    opened: false,
    size: 150_000,
    comments: [],
  })
  const download = await rosa.get(`/file/download/${id}`)
  expect(download.status).toBe(200)
  expect(download.body.equals(content)).toBe(true)
  expect(download.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Tax return 2025.pdf"; filename*=UTF-8\'\'Tax%20return%202025.pdf',
    'content-length': '150000',
    'repr-digest': `sha-256=:${createHash('sha256').update(content).digest('base64')}:`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  expect((await allBytesOnDisk(app)).includes('Canary-of-the-return')).toBe(false)
})

test('a photo keeps its picture and loses location, caption and comment', async () => {
  const id = await mustUpload(rosa, place, 'IMG_0001.JPG', photo)
  const download = await rosa.get(`/file/download/${id}`)
  expect(download.body.equals(barePhoto)).toBe(true)
  expect(download.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(barePhoto.length),
  })
  for (const secret of photoSecrets) expect(download.body.includes(secret)).toBe(false)
})

test('accepts exactly 25 MB, and refuses one byte more with the specified words', async () => {
  const before = await countDocuments(app)
  const largest = await tryUpload(rosa, place, 'largest.pdf', pdf(26_214_400))
  expect(largest.success).toBe(true)
  const files = await listStoredFiles(app)
  for (const bytes of [26_214_401, 30_000_000]) {
    expect(await tryUpload(rosa, place, 'too-large.pdf', pdf(bytes))).toEqual({
      success: false,
      errorMessage: 'This file exceeds the maximum file size of 25MB. Please try again.',
      uploadedDocument: null,
    })
  }
  expect(await listStoredFiles(app)).toEqual(files)
  expect(await countDocuments(app)).toBe(before + 1)
  expect((await rosa.get(`/file/download/${largest.uploadedDocument?.id}`)).body.length).toBe(
    26_214_400,
  )
})

const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), Buffer.alloc(300, 7)])
const unsupported =
  'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.'
const corrupt = (name: string) =>
  `${name} may be corrupt and could not be submitted. Please try a different file.`

test.each([
  ['empty.pdf', Buffer.alloc(0), 'The file cannot be empty'],
  ['empty.jpg', Buffer.alloc(0), 'The file cannot be empty'],
  ['drawing.svg', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), unsupported],
  ['page.html', text('<html></html>'), unsupported],
  ['setup.exe', program, unsupported],
  ['macros.docm', text('PK\u0003\u0004'), unsupported],
  ['IMG_0001.heic', text('ftypheic'), unsupported],
  ['archive.zip', text('PK\u0003\u0004'), unsupported],
  ['no-extension', pdf(), unsupported],
  ['statement.pdf.exe', program, unsupported],
  ['setup.exe.pdf', program, corrupt('setup.exe.pdf')],
  ['program.jpg', program, corrupt('program.jpg')],
  ['program.txt', program, corrupt('program.txt')],
  ['page.pdf', text('<html><script>alert(1)</script></html>'), corrupt('page.pdf')],
  ['late.pdf', Buffer.concat([Buffer.alloc(1_025, 0x20), pdf()]), corrupt('late.pdf')],
  ['torn.jpg', photo.subarray(0, photo.length - 6), corrupt('torn.jpg')],
  [
    'two-in-one.jpg',
    Buffer.concat([photo, Buffer.from('PK\u0003\u0004', 'latin1')]),
    corrupt('two-in-one.jpg'),
  ],
  ['../../etc/page.pdf', text('no pdf'), corrupt('page.pdf')],
])(
  'refuses %s with the specified words and leaves nothing behind',
  async (name, content, words) => {
    const before = { files: await listStoredFiles(app), documents: await countDocuments(app) }
    expect(await tryUpload(rosa, place, name, content)).toEqual({
      success: false,
      errorMessage: words,
      uploadedDocument: null,
    })
    expect({ files: await listStoredFiles(app), documents: await countDocuments(app) }).toEqual(
      before,
    )
  },
)

test.each([
  ['..\\..\\etc\\report.pdf', /report\.pdf$/],
  ['a\u202Efdp.exe.pdf', /^afdp\.exe\.pdf$/],
  ['CON.pdf', /^_CON\.pdf$/],
  [`${'long '.repeat(60)}.pdf`, /^(long ){2,}.*\.pdf$/],
  ['Größe 😀 "2".pdf', /^Größe 😀 2\.pdf$/],
])('makes the name %s safe, with a well-formed header', async (name, safe) => {
  const outcome = await tryUpload(
    rosa,
    place,
    name.replaceAll('"', '%22').replaceAll('\\', '\\\\'),
    pdf(),
  )
  const stored = outcome.uploadedDocument
  expect(stored?.name).toMatch(safe)
  expect([...(stored?.name ?? '')].length).toBeLessThanOrEqual(150)
  const { headers } = await rosa.get(`/file/download/${stored?.id}`)
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\x20\x21\x23-\x5B\x5D-\x7E]+"; filename\*=UTF-8''[\w.~%-]+$/,
  )
})

test('a claimed type or an unusual request does not change how a file is served', async () => {
  const id = await mustUpload(
    rosa,
    { ...place, documentType: 'text/html' } as UploadTarget,
    'notes.txt',
    text('<script>alert(1)</script> my notes'),
  )
  for (const headers of [
    {},
    { accept: 'text/html' },
    { range: 'bytes=0-3' },
    { 'if-none-match': '*' },
  ]) {
    const answer = await rosa.get(`/file/download/${id}?type=text/html`, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/plain/),
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment;/),
    })
    expect(answer.body.toString()).toBe('<script>alert(1)</script> my notes')
  }
})

test('a file that was changed on the disk is never served', async () => {
  const id = await mustUpload(rosa, place, 'changed.pdf', pdf(500))
  const [path = ''] = (await listStoredFiles(app)).filter((name) => name.includes(id))
  const bytes = await readFile(path)
  bytes[40] = (bytes[40] ?? 0) ^ 1
  await writeFile(path, bytes)
  const answer = await rosa.get(`/file/download/${id}`)
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).toContain('file-vault.damaged')
})

test('uploads and downloads are audited, refused ones with their code', async () => {
  const since = app.clock.now()
  await rosa.get(`/file/download/${await mustUpload(rosa, place, 'return.pdf', pdf())}`)
  for (const [name, content] of [
    ['empty.pdf', Buffer.alloc(0)],
    ['setup.exe', program],
    ['program.jpg', program],
    ['too-large.pdf', pdf(26_214_401)],
  ] as const)
    await tryUpload(rosa, place, name, content)
  const { rows } = await sql<{ event: string; outcome: string; code: string | null }>`
    select distinct event, outcome, details->>'code' as code from audit where account_id = ${app.demoData.accounts.rosa} and event like 'document.%' and at >= ${since} order by 1, 2, 3`.execute(
    app.deps.database.db,
  )
  expect(rows.map(({ event, outcome, code }) => [event, outcome, code].join(' ').trim())).toEqual([
    'document.downloaded done',
    'document.uploaded done',
    'document.uploaded refused documents.corrupt-file',
    'document.uploaded refused documents.empty-file',
    'document.uploaded refused documents.file-too-large',
    'document.uploaded refused documents.unsupported-type',
  ])
})
