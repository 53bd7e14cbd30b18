// Rosa has taken the first course elsewhere and hands her certificate in: the course waits for her attorney, and comes back when it is rejected.
import { expect, test } from 'vitest'
import { goToCourses, heading, openCourses } from './test-courses.ts'
import { documentIdOf, handIn } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { openStage, phone } from './test-stage.ts'

const stage = openStage()
const category = 'Certificate of Credit Counseling'

test('a certificate from elsewhere completes the course, until the attorney says otherwise', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  await page.getByText('Already have a certificate?').click()
  await checkScreen(page, '580-already-have-one')
  await page.getByRole('link', { name: 'Add my certificate' }).click()
  await arriveAt(page, category)
  await handIn(page, pdfFile('certificate.pdf', 'Certificate'))
  const documentId = await documentIdOf(page, 'certificate.pdf')

  await goToCourses(page)
  await heading(page, 'Complete - Certificate Manually Uploaded').waitFor()
  await heading(page, "Congratulations! You've finished the first course!").waitFor()
  await page.getByText('Your certificate is sent, waiting for your attorney.').waitFor()
  await checkScreen(page, '581-sent')

  await stage.firm('review', 'accept', documentId, '--completed', '2026-11-01')
  await goToCourses(page)
  await page.getByText('Your attorney has accepted the certificate that you sent.').waitFor()
  await page.getByText('04/30/2027').waitFor()
  await checkScreen(page, '582-accepted')
  await page.getByRole('link', { name: 'View Document' }).click()
  await arriveAt(page, /certificate/i)
  expect(new URL(page.url()).searchParams.get('documentId')).toBe(documentId)
})
