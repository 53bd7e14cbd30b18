import { type UploadTarget, tryUpload, type UploadOutcome } from '#testing/test-uploads.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Browser, TestApp } from '#testing/test-app.ts'
import { contentDisposition, safeDocumentName } from '../../rules/files/document-name.ts'
import {
  acceptedExtension,
  fileTypes,
  type AcceptedExtension,
} from '../../rules/files/file-types.ts'
import type { HostileFile } from './test-hostile-files.ts'
import { hostilePictures } from './test-hostile-pictures.ts'
import { soundFiles } from './test-sound-files.ts'

export const sound = await soundFiles()

export const pictures = await hostilePictures()

export const words = {
  corrupt: (name: string) =>
    `${safeDocumentName(name)} may be corrupt and could not be submitted. Please try a different file.`,
  unsupported: () =>
    'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
  empty: () => 'The file cannot be empty',
  'too-many-pages': (name: string) =>
    `${safeDocumentName(name)} has more than 5,000 pages. Split it into smaller PDFs. Then add those.`,
  'too-many-pixels': (name: string) =>
    `A picture in ${safeDocumentName(name)} has too many pixels. Scan or save it again at 300 dots per inch (dpi) or less. Then add that.`,
  'too-large': () => 'This file exceeds the maximum file size of 25MB. Please try again.',
} as const

export const megabyte = 1_048_576

export const memory = { atFirst: 0, most: 0 }

const look = () => (memory.most = Math.max(memory.most, process.memoryUsage.rss()))

const watch = setInterval(look, 20)

/** As many concurrent uploads as one account may have. */
export async function atOnce<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const results = await Promise.allSettled(
    Array.from({ length: 3 }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next)
    }),
  )
  // Throws only after all have ended, so that no upload is still running in the next test.
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
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

/** A PDF may begin after white space and NUL. */
function startsAs(extension: AcceptedExtension, content: Buffer): boolean {
  const start = content.toString('latin1', 0, 1_100)
  return (extension === 'pdf' ? start.replace(/^[\s\0]*/, '') : start).startsWith(
    beginnings[extension],
  )
}

const drawn: Readonly<Record<string, string>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  gif: 'gif',
}

/** Uploads of hostile files, each judged by what the server keeps and needs for it. */
export function hostileUploadsOf(app: TestApp, place: UploadTarget) {
  const extensions = Object.keys(fileTypes) as AcceptedExtension[]
  let rosa: Browser
  let uploaded = 0
  const taken: string[] = []
  beforeAll(async () => {
    // Requests from this address are not rate-limited.
    rosa = app.browser('127.0.0.1')
    rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
    // Loads the libraries before the memory is measured.
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
  })

  /** Uploads a file in a batch of its own, as the first of its minute, so that any number can be sent. */
  async function send(name: string, content: Uint8Array): Promise<UploadOutcome> {
    const batch = `batch-of-file-${(uploaded += 1)}`
    await app.empty('allowance')
    if (uploaded % 100 === 0) rosa.tokens = await app.readTokens(app.demoData.accounts.rosa)
    const outcome = await tryUpload(rosa, place, name, content, { 'x-upload-batch': batch })
    if (outcome.uploadedDocument) taken.push(outcome.uploadedDocument.id)
    return outcome
  }

  /** Expects an attachment with the content that its name announces. */
  async function expectSound(
    outcome: UploadOutcome,
    content: Buffer,
    isKept?: (stored: Buffer) => boolean,
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
    expect(extension && startsAs(extension, body)).toBe(true)
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
      const rows = await app.rows(
        sql<{
          flags: string[]
        }>`select flags from document where id = ${outcome.uploadedDocument?.id}`,
      )
      if (verdict === 'sound') expect(rows[0]?.flags).toEqual(flags)
    } else {
      expect(outcome).toEqual({
        success: false,
        errorMessage:
          words[verdict === 'sound' || verdict === 'either' ? 'corrupt' : verdict](name),
        uploadedDocument: null,
      })
      expect(verdict).not.toBe('sound')
    }
  }
  /** Made before the tests. */
  const given = {
    get rosa() {
      return rosa
    },
  }
  return { given, extensions, taken, send, expectSound, judge }
}
