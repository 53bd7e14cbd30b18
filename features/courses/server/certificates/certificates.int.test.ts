import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { listStoredFiles } from '#testing/test-uploads.ts'
import { daysAfter } from '#lib/dates.ts'
import { resetCourse } from '../reset-course.ts'
import {
  certificatePdf,
  taken,
  seen,
  toPath,
  readBell,
  readRow,
  announced,
} from './test-certificates.ts'

const app = openTestApp()

test("stores the encrypted certificate with the office's date, and notifies client and firm", async () => {
  const { people, placed } = await taken(app)
  await app.courseProvider.finish(placed.itemId)
  const { status, number, completed, expires } = await seen(people.debtor1.browser, people.caseId)
  expect([status, number]).toEqual([6, expect.stringMatching(/-NYEB-CC-\d{9}$/)])
  expect(
    daysAfter(new Date(`${completed}T00:00:00Z`), 180)
      .toISOString()
      .slice(0, 10),
  ).toBe(expires)
  expect((await readBell(app, people.debtor1.accountId))[0]).toBe(
    'Your first course certificate is here',
  )
  expect((await app.lastMessage('dana.reyes@hollisreyes.example'))?.subject).toBe(
    'The first course certificate is here',
  )
  const row = await readRow(app, placed)
  const stored = await readFile(
    (await listStoredFiles(app)).find((path) => path.includes(row?.id ?? '-'))!,
  )
  expect([row?.hasFile, stored.includes('%PDF')]).toEqual([true, false])
  const file = await people.debtor1.browser.get(toPath(placed))
  expect(file.status).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Certificate.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-length': String(file.body.byteLength),
    'repr-digest': `sha-256=:${createHash('sha256').update(file.body).digest('base64')}:`,
  })
})

test("uses the office's date late in the evening in New York", async () => {
  const course = await taken(app)
  await announced(app, course, certificatePdf('Done'), {
    completedAt: new Date('2026-11-21T04:30:00Z'),
  })
  expect(await seen(course.people.debtor1.browser, course.people.caseId)).toMatchObject({
    status: 6,
    completed: '2026-11-20',
    expires: '2027-05-19',
  })
})

test('ignores a cancellation after the certificate, and a certificate after the cancellation', async () => {
  const [done, over] = [await taken(app), await taken(app)]
  await announced(app, done, certificatePdf('Done'))
  await app.courseProvider.cancel(done.placed.itemId)
  expect((await seen(done.people.debtor1.browser, done.people.caseId)).status).toBe(6)
  await app.courseProvider.cancel(over.placed.itemId)
  await announced(app, over, certificatePdf('Too late'))
  expect([
    (await seen(over.people.debtor1.browser, over.people.caseId)).status,
    await readRow(app, over.placed),
  ]).toEqual([7, undefined])
})

test('gives each of two spouses a certificate, and does not end the course for the other spouse', async () => {
  const {
    people: { caseId, debtor1, debtor2 },
    placed,
  } = await taken(app, 1)
  const statuses = async () => [
    (await seen(debtor1.browser, caseId)).status,
    (await seen(debtor2.browser, caseId)).status,
  ]
  await app.courseProvider.start(placed.itemId)
  await app.courseProvider.finish(placed.itemId, 2)
  expect(await statuses()).toEqual([4, 6])
  expect((await debtor1.browser.get(toPath(placed))).status).toBe(404)
  await app.courseProvider.cancel(placed.itemId)
  expect(await statuses()).toEqual([7, 6])
  const together = await taken(app, 1)
  await app.courseProvider.finish(together.placed.itemId)
  const [his, hers] = [
    await together.people.debtor1.browser.get(toPath(together.placed)),
    await together.people.debtor2.browser.get(toPath(together.placed)),
  ]
  expect([his.status, hers.status, his.body.equals(hers.body)]).toEqual([200, 200, false])
})

test("reports to the documents that the first course's certificate exists, until the firm resets the course", async () => {
  const {
    people: { caseId, firmId, debtor1 },
    placed,
  } = await taken(app)
  const exists = async () =>
    (
      await debtor1.browser.graph(
        'query ($id: ID!) { creditCounselingCertificateExistsByCaseId(caseId: $id) { creditCounselingCertificateExists } }',
        { id: caseId },
      )
    ).data.creditCounselingCertificateExistsByCaseId.creditCounselingCertificateExists
  expect(await exists()).toBe(false)
  await app.courseProvider.finish(placed.itemId)
  expect(await exists()).toBe(true)
  await resetCourse(app.deps, { caseId, firmId, courseNumber: 'First' })
  expect([await exists(), (await debtor1.browser.get(toPath(placed))).status]).toEqual([false, 404])
})
