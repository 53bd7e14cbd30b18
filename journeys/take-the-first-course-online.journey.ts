// Rosa takes the first course online: from the task on her dashboard to the certificate.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  atProvider,
  chooseProvider,
  eventually,
  goThroughThePages,
  goToCourse,
  goToCourses,
  heading,
  lookUp,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, person, unfold } from './test-people.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

test('from the dashboard to the certificate', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  const task = page.getByRole('link', { name: /^Take First Bankruptcy Course/ })
  await task.waitFor()
  // A browser may print backgrounds, on which black words could not be read.
  await page.emulateMedia({ media: 'print' })
  const firstTask = page.locator('a.next')
  const fill = await firstTask.evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(fill).toBe('rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })
  await task.click()
  await arriveAt(page, 'Courses')
  await heading(page, 'Take the First Course').waitFor()
  await page.getByText('Takes about 90 minutes. The certificate is valid for 180 days.').waitFor()
  await heading(page, 'First, let’s look for an order').waitFor()
  await checkScreen(page, '500-user-verification')

  await lookUp(page, '900-55-0101')
  await heading(page, 'Check your details').waitFor()
  await checkScreen(page, '501-create-account')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await heading(page, 'Choose from the providers listed below').waitFor()
  await page.getByText('$19.95', { exact: true }).waitFor()
  const byPhone = page.getByRole('button', { name: 'Take Course By Phone Call, Lantern Learning' })
  expect(await byPhone.getAttribute('aria-disabled')).toBe('true')
  await checkScreen(page, '502-providers')

  await chooseProvider(page, 'Take Course Online', 'Harborlight')
  await page.getByText('Taking course online').waitFor()
  await page.getByText('$24', { exact: true }).waitFor()
  await checkScreen(page, '503-confirm')
  await page.reload()
  await page.getByText('Taking course online').waitFor()
  await takeThisCourse(page)
  // The task of an ordered course is gone.
  expect(await heading(page, 'Take the First Course').count()).toBe(0)
  await checkScreen(page, '504-before-the-start')
  await goThroughThePages(page, 'First', 505)

  await heading(page, 'Your first course is ready').waitFor()
  await checkScreen(page, '509-ready')
  const site = await goToCourse(page)
  await site.getByText('Welcome, Rosa Delgado.').waitFor()
  const openedWith = site.url()
  await atProvider(site, 'Start the course')
  await page.bringToFront()
  await eventually(page, heading(page, 'Your first course has begun'))
  await checkScreen(page, '510-begun')
  await atProvider(await seeTheCheck(page), 'Finish the course')
  await page.bringToFront()
  await eventually(page, heading(page, 'Your certificate'))
  await heading(page, "Congratulations! You've finished the first course!").waitFor()
  await checkScreen(page, '511-certificate')
  expect(openedWith).not.toMatch(/info[12]=/)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Certificate' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Certificate.pdf')
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
})

/**
 * A client who returns from the provider sees at once that the portal checks for news. The
 * responses are held until the test has seen this.
 */
async function seeTheCheck(page: Page): Promise<Page> {
  let letGo: (() => void) | undefined
  const seen = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/graphql/', async (route) => {
    if (route.request().postData()?.includes('CourseDashboard')) await seen
    await route.fallback()
  })
  // Opens the course again, because after a reload this tab does not know that it was opened.
  const site = await goToCourse(page)
  await page.bringToFront()
  // A headless browser does not always fire the focus event.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page
    .getByRole('status')
    .filter({ hasText: 'We are checking for news from Harborlight…' })
    .waitFor()
  await checkScreen(page, '516-checking')
  letGo?.()
  await page.unroute('**/graphql/')
  return site
}

test('the task is no longer shown after the course, and the tab of the second course shows the next step', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  // The next tasks are there.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Submit Requested Documents/ })
    .waitFor()
  expect(await page.getByRole('link', { name: /^Take First Bankruptcy Course/ }).count()).toBe(0)
  await goToCourses(page, 'Second')
  await heading(page, 'finished first course').waitFor()
  await checkScreen(page, '512-wait-for-filing')
})

test('documents, firm and dashboard show the certificate', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await unfold(page)
  const row = page.getByRole('link', { name: 'Certificate of Credit Counseling' })
  await row.getByText('Your certificate is here').waitFor()
  await checkScreen(page, '514-documents-know-the-certificate')
  await row.click()
  await arriveAt(page, 'Certificate of Credit Counseling')
  await page.getByText(/^Course finished on .* Valid until /).waitFor()
  expect(
    await page.getByRole('button', { name: 'Add Documents' }).getAttribute('aria-disabled'),
  ).toBe('true')

  const caseId = await readCaseId(page)
  const list = await stage.firm('review', 'list', caseId)
  expect(list).not.toContain('certificate-credit-counseling')
  for (const key of openKeys(list))
    await stage.asAttorney('review', 'request', caseId, '--category', key, '--as', 'notNeeded')
  await stage.asAttorney('questionnaire:hide', caseId)
  await page.goto('/dashboard/case')
  await page.getByText('You have completed all your tasks.').waitFor()
  expect(await page.getByRole('link', { name: /^Submit Requested Documents/ }).count()).toBe(0)
  await checkScreen(page, '515-all-tasks-completed')
})

/** Returns the keys of required categories that the firm's list shows as open. */
function openKeys(list: string): readonly string[] {
  const lines = list.split('\n')
  const head = lines.findIndex((line) => line.startsWith('still open'))
  return head < 0
    ? []
    : lines.slice(head + 1).flatMap((line) => /^[a-z][\w.-]+(?=\s)/.exec(line)?.[0] ?? [])
}

test('the confirmation page without a chosen course shows an error', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/dashboard/courses/confirm')
  await page.getByText('Error no course selected').waitFor()
  await checkScreen(page, '513-nothing-chosen')
})
