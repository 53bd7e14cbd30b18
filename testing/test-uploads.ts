import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Browser, GraphAnswer, TestApp } from './test-app.ts'

export const uploadFile = `mutation ($file: Upload!, $fileMetadata: FileMetadata!) {
  documents { uploadFile(file: $file, fileMetadata: $fileMetadata) { success errorMessage uploadedDocument { id name status uploaded } } } }`

export interface UploadOutcome {
  readonly success: boolean
  readonly errorMessage: string | null
  readonly uploadedDocument: {
    readonly id: string
    readonly name: string
    readonly status: string
    readonly uploaded: string
  } | null
}

export interface UploadTarget {
  readonly caseId: string
  readonly categoryId: string
}

/** Sends a file and returns the result; throws on an error. */
export async function tryUpload(
  browser: Browser,
  place: UploadTarget,
  name: string,
  content: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<UploadOutcome> {
  return getOutcome(
    await browser.upload(uploadFile, { fileMetadata: place }, { name, content }, headers),
  )
}

export function getOutcome(answer: GraphAnswer): UploadOutcome {
  if (answer.errors) throw new Error(`${answer.status}: ${answer.errors[0]?.message}`)
  return answer.data.documents.uploadFile as UploadOutcome
}

/** Sends a valid file and returns its ID. */
export async function mustUpload(
  browser: Browser,
  place: UploadTarget,
  name: string,
  content: Uint8Array,
  headers?: Readonly<Record<string, string>>,
): Promise<string> {
  const outcome = await tryUpload(browser, place, name, content, headers)
  if (!outcome.uploadedDocument) throw new Error(outcome.errorMessage ?? 'Nothing was uploaded')
  return outcome.uploadedDocument.id
}

/** Returns the ID of a category by its template key. */
export async function readCategory(
  app: TestApp,
  caseId: string,
  key: string,
  debtor?: 1 | 2,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from document_category where case_id = ${caseId} and template_key = ${key} ${debtor === undefined ? sql`` : sql`and debtor = ${debtor}`}`.execute(
    app.deps.database.db,
  )
  if (rows[0] === undefined) throw new Error(`The case has no ${key}`)
  return rows[0].id
}

/** A document that Rosa sent and that waits for her firm. Returns its ID. */
export async function sendForReview(app: TestApp, ip?: string): Promise<string> {
  const rosa = app.browser(ip)
  await rosa.signIn('rosa.delgado@example.com')
  const caseId = app.demoData.cases.rosa
  const categoryId = await readCategory(app, caseId, 'income.w2-1099')
  return mustUpload(rosa, { caseId, categoryId }, 'W-2.pdf', pdf())
}

export async function countDocuments(app: TestApp): Promise<number> {
  const { rows } = await sql<{
    documents: number
  }>`select count(*) as documents from document`.execute(app.deps.database.db)
  return rows[0]?.documents ?? 0
}

/** Returns all files of the server, staged or stored. */
export async function listStoredFiles(app: TestApp): Promise<readonly string[]> {
  const entries = await readdir(app.filesFolder, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

export async function allBytesOnDisk(app: TestApp): Promise<Buffer> {
  return Buffer.concat(
    await Promise.all((await listStoredFiles(app)).map((path) => readFile(path))),
  )
}

const emptyPage = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>>>',
]

/** A one-page PDF of exactly this size (min 500 bytes) with a correct cross-reference table. */
export function pdf(
  bytes = 600,
  words = 'A statement of the bank',
  filling: Uint8Array = Buffer.from(' '),
): Buffer {
  const places: number[] = []
  const fixed = (number: number) => String(number).padStart(10, '0')
  const object = (start: string, content: string) => {
    places.push(start.length)
    return `${start}${places.length} 0 obj\n${content}\nendobj\n`
  }
  const opening = object(
    emptyPage.reduce(object, `%PDF-1.7\n% ${words}\n`),
    '<</Length LLLLLLLLLL>>stream\n\nendstream',
  )
  const [start = '', afterwards = ''] = opening.split(/(?<=stream\n)(?=\nendstream)/)
  const table = `xref\n0 5\n0000000000 65535 f \n${places.map((place) => `${fixed(place)} 00000 n \n`).join('')}trailer\n<</Size 5/Root 1 0 R>>\n`
  const end = (tableAt: number) => `${afterwards}${table}startxref\n${fixed(tableAt)}\n%%EOF\n`
  const length = bytes - start.length - end(0).length
  if (length < 0) throw new Error(`A PDF with these words has at least ${bytes - length} bytes`)
  const head = start.replace('LLLLLLLLLL', fixed(length))
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(length, filling),
    Buffer.from(end(head.length + length + afterwards.length)),
  ])
}

export const text = (words: string): Buffer => Buffer.from(words)

const segment = (marker: number, content: string | Buffer): Buffer => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  const length = Buffer.alloc(2)
  length.writeUInt16BE(bytes.length + 2)
  return Buffer.concat([Buffer.of(0xff, marker), length, bytes])
}

const picture = [
  segment(0xe0, 'JFIF\u0000\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000'),
  segment(0xdb, Buffer.alloc(65, 1)),
  segment(0xc0, Buffer.of(8, 0, 8, 0, 8, 1, 1, 0x11, 0)),
  segment(0xc4, Buffer.from([0, ...Array<number>(16).fill(0)])),
  segment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
  Buffer.of(0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd9),
]
const [application, ...rest] = picture as [Buffer, ...Buffer[]]

/** Secrets in the metadata of the photo. */
export const photoSecrets = ['GPSLatitude 40.6892', 'Photoshop caption', 'A comment of the camera']

/** A phone photo: place and device in APP1, a caption in APP13, a comment. */
export const photo = Buffer.concat([
  Buffer.of(0xff, 0xd8),
  application,
  segment(0xe1, `Exif\u0000\u0000${photoSecrets[0]}`),
  segment(0xed, `Photoshop 3.0\u0000${photoSecrets[1]}`),
  segment(0xfe, photoSecrets[2] ?? ''),
  ...rest,
])

/** The same image without metadata. */
export const barePhoto = Buffer.concat([Buffer.of(0xff, 0xd8), ...picture])
