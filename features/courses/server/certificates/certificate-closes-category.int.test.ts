import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { resetCourse } from '../reset-course.ts'
import { certificateCategoriesOf } from './test-certificate-category.ts'

const app = openTestApp()
const { coupleAskedFor, registered, seen, handIn, decide } = certificateCategoriesOf(app)

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
