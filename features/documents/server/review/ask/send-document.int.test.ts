import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aClientAlone, twoSpouses } from '#testing/test-people.ts'
import { inviteClient } from '#testing/test-sign-up.ts'
import {
  allBytesOnDisk,
  countDocuments,
  listStoredFiles,
  pdf,
  text,
} from '#testing/test-uploads.ts'
import { Problem } from '#lib/problem.ts'
import { fromAttorneyKey } from '../../../rules/category-template/category-kind.ts'
import { sendDocument, type SendAct } from './send-document.ts'
import { readAudit, forgetNews, staffNamed, readNews } from '../test-review.ts'

const app = openTestApp()
const { client: rosa } = aClientAlone(app)
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)

beforeEach(() => forgetNews(app))

const draft = pdf(700, 'A draft of the petition')

test('both spouses find a document from the firm accepted and unread, are notified and get its bytes; other clients get nothing', async () => {
  const { id, name } = await send({ comment: 'Please read it.' })
  expect(name).toBe('Draft petition.pdf')
  for (const browser of [marcus, elena]) {
    expect(await get(browser, id)).toEqual({
      name,
      status: 'Accepted',
      isFromFirm: true,
      fileState: 'ready',
      toReview: true,
      uploadedBy: null,
      comments: [{ attorneyName: 'Dana Reyes', comment: 'Please read it.' }],
    })
    expect((await browser.get(`/file/download/${id}`)).body).toEqual(draft)
  }
  expect((await rosa.get(`/file/download/${id}`)).status).toBe(404)
  expect(await readNews(app, caseId)).toEqual(
    (['marcus', 'elena'] as const).map((who) => ({
      who,
      type: 'document',
      says: 'Dana Reyes sent you Draft petition.pdf',
      about: id,
    })),
  )
  expect(await readAudit(app, 'document.sent', id)).toEqual([
    { staffId: await staffNamed(app, 'Dana') },
  ])
  expect((await allBytesOnDisk(app)).includes('A draft of the petition')).toBe(false)
})

test("an error of the content's source keeps its message, and a broken connection is reported as broken", async () => {
  const before = await listStoredFiles(app)
  const draftOfCase = { caseId, firmId: app.demoData.firms.hollis, fileName: 'Draft.pdf' }
  async function* broken(error: Error): AsyncGenerator<Uint8Array> {
    yield draft.subarray(0, 100)
    await Promise.reject(error)
  }
  const tooMuch = new Problem('paper.too-much', {
    kind: 'invalid',
    text: 'This paper is too long.',
  })
  await expect(sendDocument(app.deps, { ...draftOfCase, content: broken(tooMuch) })).rejects.toBe(
    tooMuch,
  )
  await expect(
    sendDocument(app.deps, { ...draftOfCase, content: broken(new Error('aborted')) }),
  ).rejects.toMatchObject({ code: 'documents.upload-broken' })
  expect(await listStoredFiles(app)).toEqual(before)
})

test('a full case accepts no document from the firm, and nothing is stored', async () => {
  const before = await listStoredFiles(app)
  const full = { ...app.deps, storageQuota: { ...app.deps.storageQuota, caseBytes: 100 } }
  await expect(
    sendDocument(full, {
      caseId,
      firmId: app.demoData.firms.hollis,
      fileName: 'Draft.pdf',
      content: pieces(draft),
    }),
  ).rejects.toMatchObject({ code: 'documents.case-full' })
  expect(await listStoredFiles(app)).toEqual(before)
})

test('a document from the firm has the name of the staff member who sends it', async () => {
  const { id } = await send({ comment: 'From me.', staffId: await staffNamed(app, 'Maria') })
  expect(await get(marcus, id)).toMatchObject({ comments: [{ attorneyName: 'Maria Santos' }] })
  expect(await readAudit(app, 'document.sent', id)).toEqual([
    { staffId: await staffNamed(app, 'Maria') },
  ])
})

test("only one spouse sees a document from the firm in that spouse's category", async () => {
  const { id } = await send({ categoryKey: 'identity.photo-id', debtor: 2 })
  expect([await get(marcus, id), (await get(elena, id))?.name]).toEqual([
    undefined,
    'Draft petition.pdf',
  ])
  expect((await readNews(app, caseId)).map(({ who }) => who)).toEqual(['elena'])
})

test('a document from the firm completes no request', async () => {
  const status = async () =>
    (
      await marcus.graph(
        'query ($id: ID!) { documentDashboard(caseId: $id) { submitList { name status } } }',
        { id: caseId },
      )
    ).data.documentDashboard.submitList
  const before = await status()
  await send({ categoryKey: 'taxes.federal-latest' })
  expect(await status()).toEqual(before)
})

test('an older case gets the category for documents from the firm once, before Other', async () => {
  const { caseId: old } = await inviteClient(app)
  await sql`delete from document_category where case_id = ${old} and template_key = ${fromAttorneyKey}`.execute(
    app.deps.database.db,
  )
  await Promise.all([send({ caseId: old }), send({ caseId: old, fileName: 'Another.pdf' })])
  expect((await places(old)).filter(({ key }) => key === fromAttorneyKey)).toEqual([
    { key: fromAttorneyKey, requirement: 'optional', debtor: null },
  ])
  expect((await places(old)).slice(-2).map(({ key }) => key)).toEqual([fromAttorneyKey, 'other'])
  const { rows } =
    await sql`select 1 from document where case_id = ${old} and staff_id is not null`.execute(
      app.deps.database.db,
    )
  expect(rows).toHaveLength(2)
})

test('a single debtor gets shared documents', async () => {
  const { id } = await send({ caseId: app.demoData.cases.rosa, debtor: 1 })
  expect(await get(rosa, id)).toMatchObject({ isFromFirm: true })
})

test.each<readonly [string, Parameters<typeof send>[0], string]>([
  ['to no case', { caseId: '0199f0aa-0000-7000-8000-000000000000' }, 'cases.not-found'],
  ['to nonsense', { caseId: 'x' }, 'cases.not-found'],
  [
    'into a category that is not there',
    { categoryKey: 'nonsense' },
    'documents.category-not-found',
  ],
  ['into a folder', { categoryKey: 'identity' }, 'documents.category-not-found'],
  [
    'to neither debtor, where each spouse has their own',
    { categoryKey: 'identity.photo-id' },
    'documents.category-not-found',
  ],
  [
    'for one spouse, where both would see it',
    { debtor: 2, categoryKey: 'taxes.federal-latest' },
    'documents.seen-by-both',
  ],
  ['for a debtor who is not there', { caseId: 'rosa', debtor: 2 }, 'documents.no-such-debtor'],
  ['of a kind that is not taken', { fileName: 'draft.exe' }, 'documents.unsupported-type'],
  ['that is not what its name says', { content: text('<script>') }, 'documents.corrupt-file'],
  ['that is empty', { content: text('') }, 'documents.empty-file'],
  ['that is too large', { content: new Uint8Array(26_214_401) }, 'documents.file-too-large'],
  ['with an empty comment', { comment: ' ' }, 'documents.comment-blank'],
])('a file %s is refused, and nothing is stored', async (_, act, code) => {
  const state = async () => [
    await listStoredFiles(app),
    await countDocuments(app),
    await readNews(app, caseId),
  ]
  const before = await state()
  await expect(
    send({ ...act, ...(act?.caseId === 'rosa' ? { caseId: app.demoData.cases.rosa } : {}) }),
  ).rejects.toMatchObject({ code })
  expect(await state()).toEqual(before)
})

async function* pieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content.subarray(0, 100)
  yield content.subarray(100)
}
const send = (act: Partial<Omit<SendAct, 'content'>> & { readonly content?: Uint8Array } = {}) =>
  sendDocument(app.deps, {
    caseId,
    firmId: app.demoData.firms.hollis,
    fileName: 'Draft petition.pdf',
    ...act,
    content: pieces(act.content ?? draft),
  })
const get = async (browser: Browser, id: string) =>
  (
    await browser.graph(
      'query ($id: ID!) { document { get(documentId: $id) { name status isFromFirm fileState toReview uploadedBy comments { attorneyName comment } } } }',
      { id },
    )
  ).data?.document?.get
const places = async (of: string) =>
  await app.rows(sql<{ key: string; requirement: string; debtor: number | null }>`
  select template_key as key, requirement, debtor from document_category where case_id = ${of} and parent_id is null order by position`)
