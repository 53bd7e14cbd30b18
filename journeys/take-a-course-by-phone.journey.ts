// Jonah's firm has ordered and pays for the first course; he takes it by phone.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  atProvider,
  chooseProvider,
  eventually,
  goThroughThePages,
  heading,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

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
