// A course that the firm has ordered and pays for is taken by phone, and one that a spouse has ordered
// for both cannot be started alone.
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
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { readCaseId } from './test-questionnaire.ts'

const stage = openStage()

test('the firm pays, and the client chooses the phone and calls', async () => {
  const page = await openCourses(stage, phone, 'jonah')
  await heading(page, 'Take the First Course').waitFor()
  await page.getByText('Your law firm pays for this course.').waitFor()
  expect(await page.getByText('Billed to Law Firm').count()).toBe(3)
  expect(await page.getByText('Choose from the providers listed below').count()).toBe(0)
  await page.getByText('The phone course is offered only in English and Spanish.').waitFor()
  await checkScreen(page, '520-firm-pays')
  await compareProviders(page)

  await chooseProvider(page, 'Take Course By Phone Call', 'Cedar Path')
  await page.getByText('Taking course by phone call').waitFor()
  await page.getByText('Billed to Law Firm').waitFor()
  await checkScreen(page, '521-confirm-by-phone')
  await takeThisCourse(page)
  await page.getByText('Pending Registration', { exact: true }).waitFor()
  await goThroughThePages(page, 'First', 522)

  await heading(page, 'Your first course is ready').waitFor()
  const number = page.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })
  expect(await number.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  const code = await page.locator('.access-code .numeric').innerText()
  await checkScreen(page, '526-number-and-code')
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await page.getByRole('button', { name: 'Copy the access code' }).click()
  await page.getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  const console = await page.context().newPage()
  await console.goto('/rehearsal/phone')
  await console.getByLabel('Telephone number').fill(await number.innerText())
  await console.getByLabel('Access code').fill(code)
  await console.getByRole('button', { name: 'Call' }).click()
  await atProvider(console, 'Start the course', 'Finish the course')
  await page.bringToFront()
  await eventually(page, heading(page, 'Your certificate'))
  await checkScreen(page, '527-certificate')
})

/** On a computer the providers are side by side with aligned rows; otherwise one below another. */
async function compareProviders(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [1280, 1199]) {
    await page.setViewportSize({ width, height: 900 })
    const cards = await page.getByRole('article').all()
    const lines = await Promise.all(
      cards.map((card) =>
        card.evaluate((element) => {
          const parts = [element, ...element.querySelectorAll('h3, .price-of, dt, button')]
          return {
            left: element.getBoundingClientRect().left,
            tops: parts.map((part) => Math.round(part.getBoundingClientRect().top)),
            foot: Math.round(element.getBoundingClientRect().bottom),
          }
        }),
      ),
    )
    const [first] = lines
    expect(lines).toHaveLength(3)
    if (width === 1280) {
      expect(new Set(lines.map(({ left }) => left)).size).toBe(3)
      // The card itself, and its name, price, four facts and two buttons.
      expect(first?.tops).toHaveLength(9)
      for (const line of lines) expect(line).toEqual({ ...first, left: line.left })
      await checkScreen(page, '527-side-by-side')
    } else {
      expect(new Set(lines.map(({ left }) => left)).size).toBe(1)
    }
  }
  if (before) await page.setViewportSize(before)
}

test('the spouse cannot start the course alone and gets her own certificate', async () => {
  const grace = await openCourses(stage, phone, 'grace', 'First', 'stays')
  await heading(grace, 'Course Ordered for Spouse').waitFor()
  await grace.getByText('You take this course together with Victor.').waitFor()
  await grace.getByText('Taking course with spouse').waitFor()
  await checkScreen(grace, '540-ordered-for-both')
  for (const path of [
    'verify',
    'verify-spouse',
    'course-disclosure-agreement',
    'course-instructions',
  ]) {
    await grace.goto(`/dashboard/courses/${path}`)
    await expect.poll(() => new URL(grace.url()).pathname).toBe('/dashboard/courses')
  }

  const victor = await openCourses(stage, computer, 'victor', 'First', 'stays')
  await goThroughThePages(victor, 'First', 541, { withSpouse: true })
  const site = await goToCourse(victor)
  await site.getByLabel('Grace Okonkwo').check()
  await atProvider(site, 'Start the course')
  await site.getByLabel('Grace Okonkwo').check()
  await atProvider(site, 'Finish the course')
  await goToCourses(grace)
  await eventually(grace, heading(grace, 'Your certificate'))
  await checkScreen(grace, '545-her-own-certificate')
  await goToCourses(victor)
  await heading(victor, 'Your first course has begun').waitFor()
})

test('a course for one debtor is not offered to the other', async () => {
  const marcus = await openCourses(stage, phone, 'marcus', 'Second')
  const caseId = await readCaseId(marcus)
  await stage.asAttorney('course:setup', caseId, 'second', '--option', '4')
  await goToCourses(marcus, 'Second')
  await heading(marcus, 'Course Ordered for Spouse').waitFor()
  await marcus
    .getByText('This course was ordered for Elena only. If you need it too, contact your attorney.')
    .waitFor()
  await checkScreen(marcus, '546-for-elena-alone')
})
