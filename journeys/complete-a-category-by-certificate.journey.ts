// For the Certificate of Credit Counseling, one document is enough. Two tabs try to add one, and
// after the firm has accepted it, its last valid day is shown.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calendarDay, calendarDayAfter, daysAfter } from '#lib/dates.ts'
import { chooseFiles, readDocumentId, goOn, handIn, openUpload, toRow } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, describedAs, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const category = 'Certificate of Credit Counseling'
const closed =
  'Your certificate is already here, so you cannot add another one. If it is the wrong one, please contact your attorney.'
const waits =
  'You sent your certificate, and you can replace it until your attorney looks at it. If it is the wrong one, open it and choose Edit, then Replace Document.'

const finished = calendarDay(daysAfter(new Date(), -5), 'America/New_York')
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')

async function openCertificate(page: Page): Promise<void> {
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await page.getByRole('link', { name: category }).click()
  await arriveAt(page, category)
}

async function expectClosed(page: Page, because: string): Promise<void> {
  const add = page.getByRole('button', { name: 'Add Documents' })
  await expect.poll(() => add.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => describedAs(add)).toContain(because)
}

test('a certificate that waits for review prevents further uploads in this tab and in another one', async () => {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('rosa'), '/login')
  await openCertificate(page)
  await page.getByText('Not here yet').waitFor()
  await checkScreen(page, '160-certificate-missing')
  const second = await page.context().newPage()
  await openCertificate(second)
  const late = await openUpload(second)
  await chooseFiles(second, [pdfFile('certificate 2.pdf', 'Certificate')])
  await goOn(late)

  await page.bringToFront()
  await handIn(page, pdfFile('certificate.pdf', 'Certificate'))
  await expectClosed(page, waits)
  await page.getByText('Sent, waiting for your attorney').waitFor()
  await checkScreen(page, '161-certificate-waits')

  await second.bringToFront()
  await late.getByRole('button', { name: 'Submit', exact: true }).click()
  await late.getByText(waits).waitFor()
  await checkScreen(second, '162-certificate-refused')
  await late.getByRole('button', { name: 'Close' }).click()
  await late.waitFor({ state: 'detached' })
  await expectClosed(second, waits)
  expect(await toRow(second, 'certificate 2.pdf').count()).toBe(0)

  const documentId = await readDocumentId(page, 'certificate.pdf')
  expect(await stage.asAttorney('review', 'accept', documentId, '--completed', finished)).toBe(
    'The document is now accepted.',
  )
  await page.bringToFront()
  await page.reload()
  await page
    .getByText(
      `Course finished on ${american(finished)}. Valid until ${american(calendarDayAfter(finished, 180))}.`,
    )
    .waitFor()
  await expectClosed(page, closed)
  await checkScreen(page, '163-certificate-accepted')
})
