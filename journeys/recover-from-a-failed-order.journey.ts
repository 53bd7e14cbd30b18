// What can go wrong while a course is ordered: no response, a broken connection, a failed order, an
// order in another tab. Each ends with a message.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  chooseProvider,
  goToCourses,
  heading,
  failNextCall,
  lookUp,
  openCourses,
  takeThisCourse,
} from './test-courses.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const lookUpFailed = /^An error occurred on the place first course order user verification step\./

test('shows the same message if the service does not respond and if the connection breaks', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  await lookUp(page, '900-55-1008')
  await page.getByRole('button', { name: 'Looking…' }).waitFor()
  // The service does not respond for ten seconds. The form stays visible.
  const veil = page.locator('.waiting')
  await page.getByText(lookUpFailed).or(veil).waitFor()
  expect(await veil.count()).toBe(0)
  await page.getByRole('button', { name: 'Retry first order' }).click()
  await heading(page, 'First, let’s look for an order').waitFor()
  // The form stays, although the server still has the failure. The second read comes after the
  // first one is shown.
  await returnToPage(page)
  await returnToPage(page)
  expect(await heading(page, 'First, let’s look for an order').count()).toBe(1)

  await page.route('**/graphql/', (route) =>
    route.request().postData()?.includes('LookUpCourseOrder') ? route.abort() : route.continue(),
  )
  await lookUp(page, '900-55-0101')
  await page.getByText(lookUpFailed).waitFor()
  await page.unroute('**/graphql/')
  await page.getByRole('button', { name: 'Retry first order' }).click()
  await lookUp(page, '900-55-0101')
  await heading(page, 'Check your details').waitFor()
})

/** Reads the courses again, as on every return to the page. */
async function returnToPage(page: Page): Promise<void> {
  const reading = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('CourseDashboard')),
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await (await reading).finished()
}

test('a new order that fails shows an error message and discards the chosen course', async () => {
  const page = await openCourses(stage, phone, 'rosa')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await chooseProvider(page, 'Take Course Online', 'Harborlight')
  await failNextCall(page, 'placeOrder')
  await page.getByRole('button', { name: 'Take This Course' }).click()
  await arriveAt(page, 'Courses')
  await page.getByText(/^An error occurred while placing your first course order\./).waitFor()
  await checkScreen(page, '557-order-failed')
  await page.getByRole('button', { name: 'Retry first order' }).click()
  await heading(page, 'First, let’s look for an order').waitFor()
})

test('an order that was placed in another tab is shown instead of ordering again', async () => {
  const page = await openCourses(stage, computer, 'jonah')
  const otherPage = await page.context().newPage()
  await chooseProvider(page, 'Take Course Online', 'Harborlight')
  await goToCourses(otherPage)
  await chooseProvider(otherPage, 'Take Course Online', 'Cedar Path')
  await takeThisCourse(otherPage)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Take This Course' }).click()
  await page.getByText('This course has already been ordered.').waitFor()
  await heading(page, 'Before you start').waitFor()
  await page.getByText('Cedar Path').waitFor()
  await checkScreen(page, '558-ordered-elsewhere')
})

test('Back from the details discards the typed data', async () => {
  const page = await openCourses(stage, computer, 'jonah')
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  const zip = page.getByLabel('ZIP Code')
  const before = await zip.inputValue()
  await zip.fill('12')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await arriveAt(page, 'Courses')
  await page.reload()
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  await zip.waitFor()
  expect(await zip.inputValue()).toBe(before)
})
