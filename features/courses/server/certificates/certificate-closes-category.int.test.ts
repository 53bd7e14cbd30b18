import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp, type Browser } from '#testing/test-app.ts'
import { readCategory, pdf, mustUpload } from '#testing/test-uploads.ts'
import { decideDocument } from '#features/documents/server/review/decide/decide-document.ts'
import { listForReview } from '#features/documents/server/review/decide/list-for-review.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { resetCourse } from '../reset-course.ts'
import {
  coupleWithCase,
  placedCourse,
  type PlacedCourse,
  type TakersOfCase,
} from '../taking/test-taking.ts'

const app = openTestApp()

const keys = {
  First: 'certificate-credit-counseling',
  Second: 'certificate-debtor-education',
} as const

/** Creates a couple whose only required documents are certificates of this course. */
async function coupleAskedFor(
  course: CourseNumber,
  filed = course === 'Second',
): Promise<TakersOfCase> {
  const people = await coupleWithCase(app, filed ? { status: 'Filed', caseNumber: '26-10457' } : {})
  await sql`update document_category set requirement = case when template_key = ${keys[course]} then 'required' else 'notNeeded' end
    where case_id = ${people.caseId}`.execute(app.deps.database.db)
  return people
}

async function registered(
  people: TakersOfCase,
  course: CourseNumber,
  option: 1 | 2,
  debtor: 1 | 2 = 1,
): Promise<PlacedCourse> {
  const placed = await placedCourse(app, people, { course, option, debtor, isReady: true })
  const owner = debtor === 1 ? people.debtor1 : people.debtor2
  const register =
    'mutation ($c: ID!, $i: ID!) { registerCourse(caseId: $c, registerCourseOrderItemId: $i) { success } }'
  expect(
    (await owner.browser.graph(register, { c: people.caseId, i: placed.itemId })).data
      .registerCourse,
  ).toEqual({ success: true })
  return placed
}

const look = `query ($id: ID!, $category: ID!, $courseType: Int!) {
  documentDashboard(caseId: $id) { submitList { id status } }
  documentsChildLeafCategory(caseId: $id, categoryId: $category) { status mayAdd certificate { exists completed } documentList { needsNewCopy } }
  childFoldersForParentFolder(caseId: $id, categoryId: $category) { status }
  manualUploadCertificateData(caseId: $id, courseType: $courseType) { certificateDocument { status } }
  cases { get(active: true) { id dashBoardShowSubmitDocumentsFlag documentsSentAndWaiting documentFoldersOpen documentFoldersTotal documentsToReviewCount } }
  clientLevelDashboard { clientDashboardItemList { dashBoardShowSubmitDocumentsFlag } } }`

/** Returns a debtor's category for every reader and checks that all agree. */
async function seen(people: TakersOfCase, course: CourseNumber, debtor: 1 | 2) {
  const { caseId } = people
  const browser = (debtor === 1 ? people.debtor1 : people.debtor2).browser
  const category = await readCategory(app, caseId, keys[course], debtor)
  const { data } = await browser.graph(look, {
    id: caseId,
    category,
    courseType: course === 'First' ? 1 : 2,
  })
  const leaf = data.documentsChildLeafCategory
  const [legalCase] = data.cases.get
  const statuses = [
    leaf.status,
    data.childFoldersForParentFolder.status,
    data.manualUploadCertificateData.certificateDocument.status,
    data.documentDashboard.submitList.find(({ id }: { id: string }) => id === category).status,
  ]
  const { open } = await listForReview(app.deps, people)
  const isOpenForFirm = open.some(
    (wanted) => wanted.debtor === debtor && wanted.templateKey === keys[course],
  )
  expect(new Set(statuses).size).toBe(1)
  expect(isOpenForFirm).toBe(leaf.status !== 'Complete')
  expect(legalCase.dashBoardShowSubmitDocumentsFlag).toBe(leaf.status !== 'Complete')
  expect(
    data.clientLevelDashboard.clientDashboardItemList[0].dashBoardShowSubmitDocumentsFlag,
  ).toBe(leaf.status !== 'Complete')
  expect(legalCase.documentFoldersOpen).toBe(['Unknown', 'Rejected'].includes(leaf.status) ? 1 : 0)
  return {
    status: leaf.status as string,
    exists: leaf.certificate.exists as boolean,
    mayAdd: leaf.mayAdd as boolean,
    toReview: legalCase.documentsToReviewCount as number,
  }
}

const handIn = async (
  browser: Browser,
  caseId: string,
  debtor: 1 | 2,
  course: CourseNumber = 'First',
) =>
  mustUpload(
    browser,
    { caseId, categoryId: await readCategory(app, caseId, keys[course], debtor) },
    'certificate.pdf',
    pdf(),
  )
const decide = (documentId: string, decision: 'accept' | 'reject') =>
  app.deps.database.transact((tx) =>
    decideDocument(app.deps, tx, {
      documentId,
      firmId: app.demoData.firms.hollis,
      decision,
      ...(decision === 'reject' ? { comment: 'Please send all pages.' } : {}),
    }),
  )

test("completes the debtor's category and task for a first course, until the firm's reset", async () => {
  const people = await coupleAskedFor('First')
  const placed = await registered(people, 'First', 2)
  expect(await seen(people, 'First', 1)).toMatchObject({
    status: 'Unknown',
    exists: false,
    mayAdd: true,
  })
  await app.courseProvider.finishWithoutCertificate(placed.itemId)
  expect(await seen(people, 'First', 1)).toMatchObject({ status: 'Unknown', exists: false })
  await app.courseProvider.certificate(placed.itemId)
  expect(await seen(people, 'First', 1)).toMatchObject({
    status: 'Complete',
    exists: true,
    mayAdd: false,
  })
  expect(await seen(people, 'First', 2)).toMatchObject({
    status: 'Unknown',
    exists: false,
    mayAdd: true,
  })
  await resetCourse(app.deps, { ...people, courseNumber: 'First', debtor: 1 })
  expect(await seen(people, 'First', 1)).toMatchObject({
    status: 'Unknown',
    exists: false,
    mayAdd: true,
  })
})

test("completes each debtor's own category for a course taken together", async () => {
  const people = await coupleAskedFor('First')
  const placed = await registered(people, 'First', 1)
  await app.courseProvider.finish(placed.itemId, 2)
  expect([
    (await seen(people, 'First', 1)).status,
    (await seen(people, 'First', 2)).status,
  ]).toEqual(['Unknown', 'Complete'])
  await app.courseProvider.finish(placed.itemId, 1)
  expect([
    (await seen(people, 'First', 1)).status,
    (await seen(people, 'First', 2)).status,
  ]).toEqual(['Complete', 'Complete'])
})

test("ends the request after a rejected upload once the provider's certificate is stored", async () => {
  const people = await coupleAskedFor('First')
  const { debtor1, caseId } = people
  const placed = await registered(people, 'First', 2)
  const copy = await handIn(debtor1.browser, caseId, 1)
  expect(await seen(people, 'First', 1)).toMatchObject({ status: 'Pending', mayAdd: false })
  await decide(copy, 'reject')
  expect(await seen(people, 'First', 1)).toMatchObject({
    status: 'Rejected',
    mayAdd: true,
    toReview: 1,
  })
  await debtor1.browser.graph(
    'mutation ($id: ID!) { documents { setOpened(documentId: $id) { success } } }',
    { id: copy },
  )
  expect(await seen(people, 'First', 1)).toMatchObject({ toReview: 1 })
  await app.courseProvider.finish(placed.itemId)
  expect(await seen(people, 'First', 1)).toMatchObject({ status: 'Complete', toReview: 0 })
  const single = await debtor1.browser.graph(
    'query ($id: ID!) { document { get(documentId: $id) { status toReview needsNewCopy } } }',
    { id: copy },
  )
  expect(single.data.document.get).toEqual({
    status: 'Rejected',
    toReview: false,
    needsNewCopy: false,
  })
})

test('after a rejected upload, a new upload waits for the firm and completes the category once accepted', async () => {
  const people = await coupleAskedFor('First')
  const { debtor2, caseId } = people
  await decide(await handIn(debtor2.browser, caseId, 2), 'reject')
  const second = await handIn(debtor2.browser, caseId, 2)
  expect(await seen(people, 'First', 2)).toMatchObject({ status: 'Pending', mayAdd: false })
  await decide(second, 'accept')
  expect(await seen(people, 'First', 2)).toMatchObject({
    status: 'Complete',
    exists: true,
    mayAdd: false,
  })
  await decide(second, 'reject')
  expect(await seen(people, 'First', 2)).toMatchObject({
    status: 'Rejected',
    exists: false,
    mayAdd: true,
  })
})

test('an expired course does not complete the category, and a cancellation after the certificate changes nothing', async () => {
  const [before, after] = [await coupleAskedFor('First'), await coupleAskedFor('First')]
  const [lapsed, together] = [
    await registered(before, 'First', 2),
    await registered(after, 'First', 1),
  ]
  await app.courseProvider.expire(lapsed.itemId)
  expect((await seen(before, 'First', 1)).status).toBe('Unknown')
  await app.courseProvider.finish(together.itemId, 2)
  await app.courseProvider.cancel(together.itemId)
  expect([(await seen(after, 'First', 1)).status, (await seen(after, 'First', 2)).status]).toEqual([
    'Unknown',
    'Complete',
  ])
})

test('a second course completes only its own category', async () => {
  const people = await coupleAskedFor('Second')
  const placed = await registered(people, 'Second', 2, 2)
  expect(await seen(people, 'Second', 2)).toMatchObject({ status: 'Unknown', exists: false })
  await app.courseProvider.finish(placed.itemId)
  expect(await seen(people, 'Second', 2)).toMatchObject({ status: 'Complete', exists: true })
  expect(await seen(people, 'Second', 1)).toMatchObject({ status: 'Unknown', exists: false })
  const { data } = await people.debtor2.browser.graph(
    'query ($id: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $id) { creditCounselingCertificateExists } }',
    { id: people.caseId },
  )
  expect(data.creditCounselingCertificateExistsByCaseId.creditCounselingCertificateExists).toBe(
    false,
  )
})
