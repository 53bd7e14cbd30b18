import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { operation } from '#testing/test-operations.ts'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { aDischargedClient, categoryOf, twoSpouses } from '#testing/test-people.ts'
import {
  readCategory,
  countDocuments,
  listStoredFiles,
  tryUpload,
  mustUpload,
  text,
  type UploadTarget,
} from '#testing/test-uploads.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const { client: denise } = aDischargedClient(app)
const shared = categoryOf(app, { caseId }, 'taxes.federal-latest')
const fromAttorney = categoryOf(app, { caseId }, 'from-attorney')
let topFolders: number

beforeAll(async () => {
  topFolders = (await readDashboard(marcus)).submitList.length
})

beforeEach(() => app.empty('document_comment', 'document_opened', 'document', 'allowance'))

const record = 'id status uploadedBy isFromFirm opened toReview'
const dashboard = `query ($caseId: ID!) { documentDashboard(caseId: $caseId) { submitList { id status documentCount topic isNeeded } reviewList { ${record} } } documents { get(caseId: $caseId) { ${record} } } }`
const single = operation`document.get(documentId: $id) { ${record} }`
const toReview = operation`documentsToReview { ${record} }`
const leaf = operation`documentsChildLeafCategory { status mayAdd documentList { ${record} } }`
const flags = operation`cases.get(active: true) { dashBoardShowSubmitDocumentsFlag
  documentsSentAndWaiting documentFoldersOpen documentFoldersTotal }`

test('only the other spouse sees who uploaded a document', async () => {
  const id = await mustUpload(marcus, shared, 'Ours.txt', text('Our return'))
  for (const [browser, uploadedBy] of [
    [marcus, null],
    [elena, 'Marcus'],
  ] as const) {
    const seen = [
      (await readDashboard(browser)).all[0],
      (await browser.graph(single, { id })).data.document.get,
      (await readLeaf(browser, shared)).documentList[0],
    ]
    for (const each of seen) expect(each).toMatchObject({ id, uploadedBy, isFromFirm: false })
  }
})

test('each debtor can read a document from the firm, which does not name an uploader', async () => {
  const id = await sendFromFirm(fromAttorney)
  for (const browser of [marcus, elena]) {
    expect((await readDashboard(browser)).reviewList).toEqual([
      { id, status: 'Accepted', uploadedBy: null, isFromFirm: true, opened: false, toReview: true },
    ])
    expect(await idsToReview(browser)).toEqual([id])
  }
  expect((await open(marcus, id)).data.documents.setOpened).toEqual({ success: true, error: null })
  expect([await idsToReview(marcus), await idsToReview(elena)]).toEqual([[], [id]])
  expect((await readDashboard(marcus)).reviewList).toMatchObject([
    { id, opened: true, toReview: false },
  ])
  expect((await marcus.get(`/file/download/${id}`)).body.toString()).toBe(
    'Letter.txt, word for word',
  )
})

test("the firm's own folder is listed only with documents in it, and accepts none from clients", async () => {
  expect((await readDashboard(marcus)).submitList).toHaveLength(topFolders)
  const before = { files: await listStoredFiles(app), documents: await countDocuments(app) }
  expect(await readLeaf(marcus, fromAttorney)).toMatchObject({ mayAdd: false, documentList: [] })
  expect(await tryUpload(marcus, fromAttorney, 'a.txt', text('For you'))).toEqual({
    success: false,
    errorMessage: 'Only your attorney can add documents here. Please choose another folder.',
    uploadedDocument: null,
  })
  expect({ files: await listStoredFiles(app), documents: await countDocuments(app) }).toEqual(
    before,
  )
  const id = await sendFromFirm(fromAttorney)
  const { submitList } = await readDashboard(marcus)
  expect(submitList).toHaveLength(topFolders + 1)
  expect(submitList).toContainEqual({
    id: fromAttorney.categoryId,
    status: 'Complete',
    documentCount: 1,
    topic: 'from-attorney',
    isNeeded: false,
  })
  expect(await readLeaf(marcus, fromAttorney)).toMatchObject({
    status: 'Complete',
    mayAdd: false,
    documentList: [{ id }],
  })
})

test('a document from the firm completes nothing, is not pending and counts in no task', async () => {
  const before = (await marcus.graph(flags)).data
  await sendFromFirm(fromAttorney)
  await sendFromFirm(shared)
  expect((await marcus.graph(flags)).data).toEqual(before)
  expect(await readLeaf(marcus, shared)).toMatchObject({
    status: 'Unknown',
    mayAdd: true,
    documentList: [{ isFromFirm: true }],
  })
  const certificate = {
    ...shared,
    categoryId: await readCategory(app, shared.caseId, 'certificate-credit-counseling', 1),
  }
  await sendFromFirm(certificate)
  expect(await readLeaf(marcus, certificate)).toMatchObject({ status: 'Unknown', mayAdd: true })
})

test('rejected and unread documents are in the review list', async () => {
  const ids = []
  for (const name of ['rejected', 'read', 'unread', 'accepted', 'replaced', 'untouched'])
    ids.push(await mustUpload(marcus, shared, `${name}.txt`, text(name)))
  const [rejected, read, unread, accepted, replaced] = ids as [
    string,
    string,
    string,
    string,
    string,
  ]
  await decide(rejected, 'Rejected')
  await decide(accepted, 'Accepted')
  await decide(replaced, 'Replaced')
  await comment(read)
  await comment(unread)
  for (const id of [rejected, read]) await open(marcus, id)
  expect(new Set(await idsToReview(marcus))).toEqual(new Set([rejected, unread, accepted]))
  expect(new Set(await idsToReview(elena))).toEqual(new Set([rejected, read, unread, accepted]))
})

test("the other spouse's own documents and foreign cases add nothing to the review list", async () => {
  const his = await mustUpload(
    marcus,
    { ...shared, categoryId: await readCategory(app, shared.caseId, 'identity.photo-id', 1) },
    'license.txt',
    text('A license'),
  )
  await decide(his, 'Rejected')
  expect([await idsToReview(marcus), await idsToReview(elena)]).toEqual([[his], []])
  for (const id of [shared.caseId, '0199f0aa-0000-7000-8000-000000000000', 'nonsense']) {
    expect((await denise.graph(toReview, { caseId: id })).errors?.[0]?.extensions).toMatchObject({
      code: 'cases.not-found',
      kind: 'not-found',
    })
  }
})

const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.database.db)

/** Turns an uploaded document into one from the firm. */
async function sendFromFirm({ categoryId }: UploadTarget, name = 'Letter.txt'): Promise<string> {
  const id = await mustUpload(marcus, shared, name, text(`${name}, word for word`))
  await run(
    sql`update document set account_id = null, staff_id = (select attorney_id from legal_case where id = ${shared.caseId}), status = 'Accepted', category_id = ${categoryId} where id = ${id}`,
  )
  return id
}
const decide = (id: string, status: string) =>
  run(sql`update document set status = ${status}, decided_at = portal_now() where id = ${id}`)
const comment = (id: string) =>
  run(sql`insert into document_comment (id, firm_id, document_id, staff_id, comment)
  select ${app.deps.ids.rowId()}, d.firm_id, d.id, c.attorney_id, 'A word' from document d join legal_case c on c.id = d.case_id where d.id = ${id}`)
const open = (browser: Browser, id: string) =>
  browser.graph(
    'mutation ($id: ID!) { documents { setOpened(documentId: $id) { success error } } }',
    { id },
  )
async function readDashboard(browser: Browser) {
  const { data } = await browser.graph(dashboard, { caseId: shared.caseId })
  return { ...data.documentDashboard, all: data.documents.get }
}
const idsToReview = async (browser: Browser) =>
  (await browser.graph(toReview, { caseId: shared.caseId })).data.documentsToReview.map(
    ({ id }: { id: string }) => id,
  )
const readLeaf = async (browser: Browser, place: UploadTarget) =>
  (await browser.graph(leaf, { ...place })).data.documentsChildLeafCategory
