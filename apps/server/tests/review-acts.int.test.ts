import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readComments } from '#features/documents/server/review/test-review.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { reconcileByFirm } from '../firm/installation/reconcile.ts'
import { reviewDocuments, type ReviewValues } from '../firm/cases/review-documents.ts'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { readCategory, listStoredFiles, pdf, mustUpload } from '#testing/test-uploads.ts'
import { aTestFolder } from '#database/test-folder.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const folder = aTestFolder()
let documentId: string

beforeAll(async () => {
  documentId = await hand('identity.photo-id', 'License.pdf')
})
const fileNamed = async (name: string, content: Uint8Array = pdf()) => {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
test('the list shows documents and open requests with their keys', async () => {
  await sql`update document set flags = '{encrypted}' where id = ${documentId}`.execute(
    app.deps.database.db,
  )
  const lines = (await review('list', caseId)).split('\n')
  expect(lines[0]?.split(/ {2,}/)).toEqual([
    'document',
    'category',
    'name',
    'status',
    'flags',
    'file',
    'from',
    'uploaded (UTC)',
    'comments',
  ])
  const line = lines.find((each) => each.startsWith(documentId))
  expect(line?.split(/ {2,}/)).toEqual([
    documentId,
    'identity.photo-id',
    'License.pdf',
    'Pending',
    'encrypted',
    'ready',
    'Rosa Delgado',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    '0',
  ])
  expect(lines[lines.indexOf('') + 1]?.split(/ {2,}/)).toEqual(['still open', 'name', 'of'])
  expect(lines.find((line) => line.startsWith('identity.photo-id'))?.split(/ {2,}/)).toEqual([
    'identity.photo-id',
    'Photo ID',
    'debtor 1',
  ])
  expect(lines.filter((line) => line.startsWith('taxes.')).length).toBeGreaterThan(0)
})

test('each decision prints the new status, even if it is repeated', async () => {
  const id = await hand('taxes.federal-latest')
  expect(await review('question', id, { comment: 'Is this still valid?' })).toBe(
    'The document is now questioned.',
  )
  expect(
    await review('reject', id, {
      comment: 'It has expired.',
      staff: ' Maria.Santos@HollisReyes.example ',
    }),
  ).toBe('The document is now rejected.')
  expect(await review('accept', id)).toBe('The document is now accepted.')
  expect(await review('accept', id)).toBe('The document was accepted before; nothing has changed.')
  expect(await review('comment', id, { comment: 'Thank you.' })).toBe(
    'The client sees the comment with the document.',
  )
  expect(await readStatus(id)).toBe('Accepted')
  expect(await readComments(app, id)).toEqual([
    { by: 'Dana', comment: 'Is this still valid?' },
    { by: 'Maria', comment: 'It has expired.' },
    { by: 'Dana', comment: 'Thank you.' },
  ])
})

test('a certificate is accepted with its completion date', async () => {
  const certificate = await hand('certificate-credit-counseling')
  await review('accept', certificate, { completed: '2026-11-02' })
  expect(await review('list', caseId)).toContain('Accepted, completed 2026-11-02')
})

test('a request prints its key, which can cancel it', async () => {
  expect(await review('request', caseId, { category: 'court.lawsuits' })).toBe(
    'court.lawsuits is now required.',
  )
  const key = (
    await review('request', caseId, {
      title: 'Lease',
      description: 'All pages of it.',
      folder: 'home',
      debtor: '1',
    })
  ).replace(' is now required.', '')
  expect(await review('list', caseId)).toMatch(new RegExp(`^${key} +Lease +debtor 1$`, 'm'))
  expect(await review('request', caseId, { category: key, as: 'notNeeded' })).toBe(
    `${key} is now not needed.`,
  )
  expect(await review('list', caseId)).not.toContain('Lease')
})

test('a file is sent under its own name', async () => {
  const output = await review('send', caseId, {
    file: await fileNamed('Draft petition.pdf'),
    comment: 'Please read it.',
  })
  const [, id = '', name] = /^Document ([0-9a-f-]{36}): (.+)$/.exec(output) ?? []
  expect(name).toBe('Draft petition.pdf')
  expect(await readComments(app, id)).toEqual([{ by: 'Dana', comment: 'Please read it.' }])
  expect(await review('list', caseId)).toMatch(
    /Draft petition\.pdf +Accepted +ready +Dana Reyes \(firm\)/,
  )
})

describe('refusals are printed in plain words', () => {
  const refusals: ReadonlyArray<
    readonly [string, string, () => ReviewValues | Promise<ReviewValues>, string, (() => string)?]
  > = [
    ['no act', 'approve', () => ({}), 'review list <case id>'],
    ['no case', 'list', () => ({}), 'There is no such case.', () => documentId],
    ['no case, but nonsense', 'list', () => ({}), 'There is no such case.', () => 'x'],
    ['no document', 'accept', () => ({}), 'This document could not be found.', () => caseId],
    [
      'no comment',
      'reject',
      () => ({}),
      'Please say why: the client reads it beside the document.',
    ],
    ['an empty comment', 'comment', () => ({}), 'A comment cannot be empty.'],
    [
      'another client',
      'comment',
      () => ({ comment: 'x', staff: 'martin.okafor@northgate.example' }),
      '--staff: no staff member of this firm has this address.',
    ],
    [
      'a day for a license',
      'accept',
      () => ({ completed: '2026-11-02' }),
      'Only an accepted course certificate can have a completion date',
    ],
    [
      'a third debtor',
      'request',
      () => ({ category: 'taxes.federal-latest', debtor: '3' }),
      '--debtor: expected 1 or 2.',
      () => caseId,
    ],
    [
      'a debtor who is not in the case',
      'request',
      () => ({ category: 'identity.photo-id', debtor: '2' }),
      'There is no such debtor in this case.',
      () => caseId,
    ],
    [
      'a manner that is none',
      'request',
      () => ({ category: 'taxes.federal-latest', as: 'urgent' }),
      '--as: expected one of required, optional, notNeeded.',
      () => caseId,
    ],
    [
      'neither key nor title',
      'request',
      () => ({}),
      'Expected either --category, or --title and --description.',
      () => caseId,
    ],
    [
      'a title alone',
      'request',
      () => ({ title: 'Lease' }),
      'Please describe what counts',
      () => caseId,
    ],
    ['no file', 'send', () => ({}), '--file: expected the name of a file.', () => caseId],
    [
      'a file that is not there',
      'send',
      () => ({ file: '/nowhere/draft.pdf' }),
      '--file: /nowhere/draft.pdf could not be read',
      () => caseId,
    ],
    [
      'a folder',
      'send',
      async () => (await mkdir(join(folder, 'folder.pdf')), { file: join(folder, 'folder.pdf') }),
      'folder.pdf is not a file.',
      () => caseId,
    ],
    [
      'a file that is not what it says',
      'send',
      async () => ({ file: await fileNamed('bad.pdf', Buffer.from('<html>')) }),
      'bad.pdf may be corrupt',
      () => caseId,
    ],
  ]
  test.each(refusals.map(([name, ...rest]) => [name, rest] as const))(
    'explains why %s is refused',
    async (_, [act, values, sentence, id = () => documentId]) => {
      await expect(review(act, id(), await values())).rejects.toMatchObject({
        name: 'UsageError',
        message: expect.stringContaining(sentence),
      })
    },
  )
})

test('reconcile prints totals when all files match, and names those that do not', async () => {
  const well = await reconcileByFirm(app.deps, '100')
  expect(well.isWell).toBe(true)
  expect(well.words).toMatch(
    /^(\d+) documents, \1 files; \1 of them read whole\.\nNever kept and removed: 0\.\nWithout a document: 0\.\nDocuments with something wrong: 0\.$/,
  )
  await rm((await listStoredFiles(app)).find((path) => path.includes(documentId))!)
  const wrong = await reconcileByFirm(app.deps, undefined)
  expect([wrong.isWell, wrong.words.split('\n').at(-1)?.split(/ {2,}/)]).toEqual([
    false,
    [documentId, caseId, 'there is no file'],
  ])
  for (const sample of ['101', '-1', 'all', ' '])
    await expect(reconcileByFirm(app.deps, sample)).rejects.toThrow(
      '--sample: expected a number from 0 to 100.',
    )
})

const hand = async (key: string, name = 'Paper.pdf') =>
  mustUpload(rosa, { caseId, categoryId: await readCategory(app, caseId, key) }, name, pdf())
const review = (act: string, id: string, values: ReviewValues = {}) =>
  reviewDocuments(app.deps, [act, id], values)
const readStatus = async (id: string) =>
  (await app.row(sql<{ status: string }>`select status from document where id = ${id}`))?.status
