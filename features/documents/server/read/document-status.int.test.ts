import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone, categoryOf } from '#testing/test-people.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const place = categoryOf(app, { caseId }, 'taxes.federal-latest')
let document: string
let folder: string

beforeAll(async () => {
  folder = await readCategory(app, caseId, 'taxes')
})

const run = (query: ReturnType<typeof sql>) => query.execute(app.deps.database.db)

beforeEach(async () => {
  await app.empty('document_comment', 'document_opened', 'document', 'upload_batch')
  await run(
    sql`update document_category set requirement = case when requirement = 'notNeeded' then 'required' else requirement end where case_id = ${place.caseId}`,
  )
  document = await mustUpload(rosa, place, 'A tax return.pdf', pdf())
})

const leafAndFolder = `query ($caseId: ID!, $leaf: ID!, $folder: ID!) {
  documentsChildLeafCategory(caseId: $caseId, categoryId: $leaf) { status parentId parentName mayAdd documentList { id status toReview } }
  childFoldersForParentFolder(caseId: $caseId, categoryId: $folder) { status documentCount subcategoryList { id status documentCount } } }`

const flags =
  '{ cases { get(active: true) { dashBoardShowSubmitDocumentsFlag documentsSentAndWaiting documentFoldersOpen documentFoldersSentBack documentFoldersWaiting documentFoldersTotal } } clientLevelDashboard { clientDashboardItemList { dashBoardShowSubmitDocumentsFlag } } }'

test.each([
  ['Pending', 'Pending', 1, 1],
  ['Review', 'Pending', 1, 1],
  ['Accepted', 'Complete', 1, 1],
  ['Approved', 'Complete', 1, 1],
  ['Rejected', 'Rejected', 1, 1],
  ['Replaced', 'Unknown', 0, 0],
  ['Unknown', 'Unknown', 0, 1],
])('a leaf with a document that is %s is %s', async (status, expected, count, listed) => {
  await setStatus(status)
  const { leaf, folder: above } = await look()
  expect(leaf.status).toBe(expected)
  expect(leaf.documentList).toHaveLength(listed)
  expect(above.documentCount).toBe(count)
  expect(
    above.subcategoryList.find(({ id }: { id: string }) => id === place.categoryId),
  ).toMatchObject({ status: expected, documentCount: count })
})

test('the worst document decides the status of its leaf, and the worst leaf that counts decides the status of its folder', async () => {
  const second = await mustUpload(rosa, place, 'Another.pdf', pdf())
  await setStatus('Accepted')
  expect((await look()).leaf.status).toBe('Pending')
  await setStatus('Rejected', second)
  expect(await look()).toMatchObject({
    leaf: { status: 'Rejected', parentId: folder, parentName: 'Taxes' },
    folder: { status: 'Rejected' },
  })
  await setStatus('Accepted', second)
  expect(await look()).toMatchObject({
    leaf: { status: 'Complete' },
    folder: { status: 'Unknown' },
  })
  await onlyThisIsNeeded()
  expect((await look()).folder.status).toBe('Complete')
  const optional = { ...place, categoryId: await readCategory(app, place.caseId, 'taxes.state') }
  await mustUpload(rosa, optional, 'State.pdf', pdf())
  expect((await look()).folder.status).toBe('Pending')
})

test('a leaf that is not needed is Complete and still accepts files', async () => {
  await setStatus('Replaced')
  await run(
    sql`update document_category set requirement = 'notNeeded' where id = ${place.categoryId}`,
  )
  expect((await look()).leaf).toMatchObject({ status: 'Complete', mayAdd: true })
  await mustUpload(rosa, place, 'Anyway.pdf', pdf())
  expect((await look()).leaf).toMatchObject({ status: 'Complete', mayAdd: true })
})

test('the task is shown while something required is missing, shows when all was sent, and disappears when all is accepted', async () => {
  const atFirst = await tasks()
  expect(atFirst).toMatchObject({ show: true, waiting: false })
  expect([atFirst.open, atFirst.back, atFirst.sent]).toEqual([atFirst.total, 0, 0])
  await onlyThisIsNeeded()
  expect(await tasks()).toEqual({ show: true, waiting: true, open: 0, back: 0, sent: 1, total: 1 })
  await setStatus('Rejected')
  expect(await tasks()).toEqual({ show: true, waiting: false, open: 1, back: 1, sent: 0, total: 1 })
  await setStatus('Accepted')
  expect(await tasks()).toEqual({
    show: false,
    waiting: false,
    open: 0,
    back: 0,
    sent: 0,
    total: 1,
  })
})

test('a voluntary document does not worsen a status until it is rejected', async () => {
  await onlyThisIsNeeded()
  await setStatus('Accepted')
  const done = { show: false, waiting: false, open: 0, back: 0, sent: 0, total: 1 }
  expect(await tasks()).toEqual(done)
  const letter = await mustUpload(
    rosa,
    { ...place, categoryId: await readCategory(app, place.caseId, 'income.benefits', 1) },
    'Letter.pdf',
    pdf(),
  )
  expect(await tasks()).toEqual(done)
  await setStatus('Rejected', letter)
  expect(await tasks()).toEqual({ ...done, open: 1, back: 1, total: 2 })
})

const review =
  'query ($caseId: ID!) { documentDashboard(caseId: $caseId) { reviewList { id status opened toReview comments { attorneyName comment attorneyAvatarUrl } } } }'
const reviewList = async () =>
  (await rosa.graph(review, { caseId: place.caseId })).data.documentDashboard.reviewList
test("the document with the firm's latest action of any kind comes first", async () => {
  const [second, third] = [
    await mustUpload(rosa, place, 'Second.pdf', pdf()),
    await mustUpload(rosa, place, 'Third.pdf', pdf()),
  ]
  const decidedAt = (id: string, at: string) =>
    run(sql`update document set status = 'Rejected', decided_at = ${at} where id = ${id}`)
  const order = async () => {
    const { data } = await rosa.graph(
      'query ($caseId: ID!) { documentDashboard(caseId: $caseId) { reviewList { id } } documentsToReview(caseId: $caseId) { id } }',
      { caseId: place.caseId },
    )
    expect(data.documentsToReview).toEqual(data.documentDashboard.reviewList)
    return data.documentDashboard.reviewList.map(({ id }: { id: string }) => id)
  }
  await decidedAt(second, '2026-11-03T10:00:00Z')
  await decidedAt(third, '2026-11-02T10:00:00Z')
  await comment('Page 2 is missing.', '2026-11-01T10:00:00Z')
  expect(await order()).toEqual([second, third, document])
  await comment('Thank you, now I see it.', '2026-11-04T10:00:00Z')
  expect(await order()).toEqual([document, second, third])
  await run(
    sql`update document set status = 'Accepted', decided_at = null, account_id = null, staff_id = (select attorney_id from legal_case where id = ${place.caseId}), uploaded_at = '2026-11-05T10:00:00Z' where id = ${third}`,
  )
  expect(await order()).toEqual([third, document, second])
})

const single =
  'query ($id: ID!) { document { get(documentId: $id) { opened toReview comments { comment } } } }'
const comment = (words: string, at: string) =>
  run(sql`insert into document_comment (id, firm_id, document_id, staff_id, comment, created_at)
  select ${app.deps.ids.rowId()}, d.firm_id, d.id, c.attorney_id, ${words}, ${at} from document d join legal_case c on c.id = d.case_id where d.id = ${document}`)

test("a document enters the review list with the firm's first action, unread until it is opened", async () => {
  expect(await reviewList()).toEqual([])
  await comment('Page 2 is missing.', '2026-11-01T10:00:00Z')
  await comment('Thank you, now I see it.', '2026-11-02T10:00:00Z')
  const unread = {
    opened: false,
    toReview: true,
    comments: [{ comment: 'Thank you, now I see it.' }, { comment: 'Page 2 is missing.' }],
  }
  expect(await reviewList()).toMatchObject([
    {
      id: document,
      status: 'Pending',
      ...unread,
      comments: [{ attorneyName: 'Dana Reyes', attorneyAvatarUrl: null }, {}],
    },
  ])
  expect((await rosa.graph(single, { id: document })).data.document.get).toEqual(unread)
  const open = 'mutation ($id: ID!) { documents { setOpened(documentId: $id) { success error } } }'
  for (const _ of ['once', 'twice'])
    expect((await rosa.graph(open, { id: document })).data.documents.setOpened).toEqual({
      success: true,
      error: null,
    })
  expect(await reviewList()).toMatchObject([{ id: document, opened: true, toReview: false }])
  expect((await rosa.graph(single, { id: document })).data.document.get).toMatchObject({
    opened: true,
    toReview: false,
  })
})

test('a rejected document stays in the review list after it is opened, and a replaced one is removed from it', async () => {
  await setStatus('Rejected')
  await rosa.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', {
    id: document,
  })
  expect(await reviewList()).toMatchObject([{ id: document, opened: true, toReview: true }])
  await setStatus('Replaced')
  expect(await reviewList()).toEqual([])
})

test('a case reports as many documents to review as the list has', async () => {
  const counted =
    'query ($caseId: ID!) { cases { get(active: true) { documentsToReviewCount } } documentsToReview(caseId: $caseId) { id } }'
  const toReview = async () => {
    const { data } = await rosa.graph(counted, { caseId: place.caseId })
    expect(data.cases.get[0].documentsToReviewCount).toBe(data.documentsToReview.length)
    return data.cases.get[0].documentsToReviewCount
  }
  expect(await toReview()).toBe(0)
  await comment('Page 2 is missing.', '2026-11-01T10:00:00Z')
  expect(await toReview()).toBe(1)
  await rosa.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', {
    id: document,
  })
  expect(await toReview()).toBe(0)
  await setStatus('Rejected')
  expect(await toReview()).toBe(1)
  await setStatus('Replaced')
  expect(await toReview()).toBe(0)
})

test('documents can be filtered by status, and an unknown status returns none', async () => {
  const byStatus = async (status: string | null) =>
    (
      await rosa.graph(
        'query ($caseId: ID!, $status: String) { documents { get(caseId: $caseId, documentStatus: $status) { id } } }',
        { caseId: place.caseId, status },
      )
    ).data.documents.get
  expect(await byStatus('Pending')).toEqual([{ id: document }])
  expect(await byStatus(null)).toEqual([{ id: document }])
  for (const status of ['Accepted', 'pending', 'nonsense', ''])
    expect(await byStatus(status)).toEqual([])
})

const setStatus = (status: string, id = document) =>
  run(
    sql`update document set status = ${status}, decided_at = case when ${status} in ('Pending', 'Unknown') then null else portal_now() end where id = ${id}`,
  )
/** Makes all other required categories not needed. */
const onlyThisIsNeeded = () =>
  run(
    sql`update document_category set requirement = 'notNeeded' where case_id = ${place.caseId} and requirement = 'required' and id <> ${place.categoryId}`,
  )
const look = async () => {
  const { data } = await rosa.graph(leafAndFolder, {
    caseId: place.caseId,
    leaf: place.categoryId,
    folder,
  })
  return { leaf: data.documentsChildLeafCategory, folder: data.childFoldersForParentFolder }
}
const tasks = async () => {
  const { data } = await rosa.graph(flags)
  const [legalCase] = data.cases.get
  expect(
    data.clientLevelDashboard.clientDashboardItemList[0].dashBoardShowSubmitDocumentsFlag,
  ).toBe(legalCase.dashBoardShowSubmitDocumentsFlag)
  const {
    dashBoardShowSubmitDocumentsFlag: show,
    documentsSentAndWaiting: waiting,
    documentFoldersOpen: open,
    documentFoldersSentBack: back,
    documentFoldersWaiting: waitingCount,
    documentFoldersTotal: total,
  } = legalCase
  return { show, waiting, open, back, sent: waitingCount, total }
}
