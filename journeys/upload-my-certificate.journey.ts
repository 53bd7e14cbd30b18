// A client who took the first course elsewhere uploads the certificate: the course waits for the
// attorney, and returns when the certificate is rejected. A certificate is valid for 180 days.
import { expect, test } from 'vitest'
import { goToCourses, heading, openCourses } from './test-courses.ts'
import { readDocumentId, firmRejects, handIn } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const category = 'Certificate of Credit Counseling'

test('a certificate from elsewhere completes the course, and the attorney accepts it', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  await page.getByText('Already have a certificate?').click()
  await checkScreen(page, '580-already-have-one')
  await page.getByRole('link', { name: 'Add my certificate' }).click()
  await arriveAt(page, category)
  await handIn(page, pdfFile('certificate.pdf', 'Certificate'))
  const documentId = await readDocumentId(page, 'certificate.pdf')

  await goToCourses(page)
  await heading(page, 'Complete - Certificate Manually Uploaded').waitFor()
  await heading(page, "Congratulations! You've finished the first course!").waitFor()
  await page.getByText('Your certificate is sent, waiting for your attorney.').waitFor()
  await checkScreen(page, '581-sent')

  await stage.asAttorney('review', 'accept', documentId, '--completed', '2026-11-01')
  await goToCourses(page)
  await page.getByText('Your attorney has accepted the certificate that you sent.').waitFor()
  await page.getByText('04/30/2027').waitFor()
  await checkScreen(page, '582-accepted')
  await page.getByRole('link', { name: 'View Document' }).click()
  await arriveAt(page, /certificate/i)
  expect(new URL(page.url()).searchParams.get('documentId')).toBe(documentId)
})

test('a rejected certificate reopens the course', async () => {
  const page = await openCourses(stage, phone, 'jonah')
  await heading(page, 'Take the First Course').waitFor()
  await page.getByText('Already have a certificate?').click()
  await page.getByRole('link', { name: 'Add my certificate' }).click()
  await arriveAt(page, category)
  await handIn(page, pdfFile('certificate.pdf', 'Certificate'))
  const documentId = await readDocumentId(page, 'certificate.pdf')
  await goToCourses(page)
  await heading(page, 'Complete - Certificate Manually Uploaded').waitFor()
  await firmRejects(stage, documentId, 'This is the certificate of another course.')
  await goToCourses(page)
  await heading(page, 'Take the First Course').waitFor()
  await page.getByRole('button', { name: 'Take Course Online, Harborlight' }).waitFor()
  await page
    .getByText('Your certificate was sent back. You can send another one or take the course here.')
    .waitFor()
  await checkScreen(page, '583-sent-back')
  await page.getByRole('link', { name: 'Send another certificate' }).click()
  await arriveAt(page, category)
})

test('a certificate shows the days left, and after the last valid day it is no longer shown as a success', async () => {
  const page = await openCourses(stage, phone, 'lucille')
  await heading(page, "Congratulations! You've finished the first course!").waitFor()
  await page.getByText('10 days left', { exact: true }).waitFor()
  await page.getByRole('progressbar', { name: '170 of 180 days used' }).waitFor()
  await page.getByRole('link', { name: 'See What Is Left to Do' }).waitFor()
  await checkScreen(page, '584-ten-days-left')

  // Eleven days later on the browser's clock.
  await page.clock.setFixedTime(Date.now() + 11 * 24 * 3_600_000)
  await page.reload()
  await page.getByText('No longer valid', { exact: true }).waitFor()
  await page
    .getByText(
      /^This certificate was valid until \d\d\/\d\d\/\d{4}\. Your attorney will tell you if you must take the course again\.$/,
    )
    .waitFor()
  expect(await page.getByText('Congratulations').count()).toBe(0)
  expect(await page.getByRole('main').locator('.ok').count()).toBe(0)
  await page.getByRole('button', { name: 'Download Certificate' }).waitFor()
  await checkScreen(page, '585-outdated')
  await page.getByRole('link', { name: 'Ask Dana Reyes' }).click()
  await arriveAt(page, 'Law Firm Information')
})
