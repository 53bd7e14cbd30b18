// spec: documents#settled, documents#successor
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mustUpload, pdf, readCategory, type UploadTarget } from '#testing/test-uploads.ts'
import { creditCounselingKey } from '../../../rules/category-template/category-kind.ts'
import type { Decision } from '../../../rules/review/review.ts'
import { decideDocument } from './decide-document.ts'
import { forgetNews, readNews } from '../test-review.ts'
import { openReview } from '../test-review-app.ts'

const { app, rosa, rosas: caseId } = openReview()
beforeEach(() => forgetNews(app))

test('a copy that is sent back beside an accepted certificate is not to be sent again', async () => {
  const target = await place(creditCounselingKey, 1)
  const copy = await send(target)
  await decide(copy, 'reject')
  expect(await says()).toEqual(['Dana Reyes sent back paper.pdf'])
  const before = await read(copy, target.categoryId)
  expect(before).toMatchObject({ needsNewCopy: true, settledBecause: null, leaf: 'Rejected' })
  const second = await send(target)
  expect(await read(copy, target.categoryId)).toMatchObject({
    settledBecause: 'documents.certificate-waits',
    leaf: 'Pending',
  })
  await decide(second, 'accept')
  await decide(copy, 'question')
  await forgetNews(app)
  await decide(copy, 'reject')
  expect(await says()).toEqual(['Dana Reyes sent back paper.pdf. You don’t need to send it again.'])
  for (const id of [copy, second]) await open(id)
  expect(await read(copy, target.categoryId)).toMatchObject({
    status: 'Rejected',
    needsNewCopy: false,
    toReview: false,
    settledBecause: 'documents.certificate-here',
    leaf: 'Complete',
    toReviewCount: before.toReviewCount - 1,
  })
})

test('a document that was sent back is not asked for once its category is not needed', async () => {
  const target = await place('taxes.federal-latest')
  const document = await send(target)
  await decide(document, 'reject')
  await open(document)
  const before = await read(document, target.categoryId)
  expect(before).toMatchObject({ leaf: 'Rejected', settledBecause: null })
  await sql`update document_category set requirement = 'notNeeded', requirement_by = 'firm'
    where id = ${target.categoryId}`.execute(app.owner.db)
  expect(await read(document, target.categoryId)).toMatchObject({
    status: 'Rejected',
    leaf: 'Complete',
    settledBecause: 'documents.no-longer-needed',
    toReviewCount: before.toReviewCount - 1,
    sentBack: before.sentBack - 1,
  })
})

test('a document that was replaced names the newest one of its successors', async () => {
  const target = await place('identity.photo-id', 1)
  const first = await send(target)
  const second = await send({ ...target, replacedDocumentId: first } as UploadTarget)
  expect(await read(first, target.categoryId)).toMatchObject({ replacedBy: second })
  const third = await send({ ...target, replacedDocumentId: second } as UploadTarget)
  expect(await read(first, target.categoryId)).toMatchObject({
    status: 'Replaced',
    replacedBy: third,
  })
  expect(await read(third, target.categoryId)).toMatchObject({ replacedBy: null })
})

const place = async (key: string, debtor?: 1) => ({
  caseId,
  categoryId: await readCategory(app, caseId, key, debtor),
})
const send = (target: UploadTarget) => mustUpload(rosa, target, 'paper.pdf', pdf())
const decide = (documentId: string, decision: Decision) =>
  app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, {
      documentId,
      firmId: app.demoData.firms.hollis,
      decision,
      ...(decision !== 'accept' && { comment: 'Please look at page 2.' }),
    }),
  )
const says = async () => (await readNews(app, caseId)).map((news) => news.says)
const read = async (id: string, categoryId: string) => {
  const { data } = await rosa.graph(
    `query ($id: ID!, $caseId: ID!, $categoryId: ID!) {
      document { get(documentId: $id) { status toReview needsNewCopy settledBecause replacedBy } }
      documentsChildLeafCategory(caseId: $caseId, categoryId: $categoryId) { status }
      cases { get(active: true) { id documentsToReviewCount documentFoldersSentBack } } }`,
    { id, caseId, categoryId },
  )
  const { documentsToReviewCount: toReviewCount, documentFoldersSentBack: sentBack } =
    data.cases.get.find((legalCase: { id: string }) => legalCase.id === caseId)
  const { status: leaf } = data.documentsChildLeafCategory
  return { ...data.document.get, leaf, toReviewCount, sentBack }
}
const open = (id: string) =>
  rosa.graph('mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }', { id })
