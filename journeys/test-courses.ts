// What journeys about the courses share: the way through an order and its pages, and what happens at a provider.
import type { Locator, Page } from 'playwright-core'
import type { CastKey } from '#apps/demo/seed/demo-data.ts'
import { arriveAt, logIn, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import type { ScreenSize, Stage } from './test-stage.ts'

export type Course = 'First' | 'Second'

/** Logged in and on the courses page, in a browser of their own. */
export async function openCourses(
  stage: Stage,
  size: ScreenSize,
  key: CastKey,
  course: Course = 'First',
  life?: 'stays',
): Promise<Page> {
  const page = await stage.openBrowser(size, life)
  await page.goto('/login')
  await logIn(stage, page, person(key))
  await goToCourses(page, course)
  return page
}

export async function goToCourses(page: Page, course: Course = 'First'): Promise<void> {
  await page.goto(`/dashboard/courses?tab=${course.toLowerCase()}`)
  await arriveAt(page, 'Courses')
}

/** A view is known by its heading, or by what stands above it. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
}

/** News of a provider arrives by itself in a while; who reloads has it at once when it is there. */
export async function eventually(page: Page, sight: Locator): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    if (
      await sight.waitFor({ timeout: 1500 }).then(
        () => true,
        () => false,
      )
    )
      return
    await page.reload()
  }
  await sight.waitFor()
}

export async function lookUp(page: Page, ssn: string): Promise<void> {
  await page.getByLabel('Social Security Number').fill(ssn)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

export async function chooseProvider(
  page: Page,
  way: 'Take Course Online' | 'Take Course By Phone Call',
  provider: string,
): Promise<void> {
  await page.getByRole('button', { name: `${way}, ${provider}` }).click()
  await arriveAt(page, 'Confirm Course')
}

export async function takeThisCourse(page: Page): Promise<void> {
  await page
    .getByText('After you start this course, you cannot change to a different course.')
    .waitFor()
  await page.getByRole('button', { name: 'Take This Course' }).click()
  await heading(page, 'Before you start').waitFor()
}

/** From the order to the registration: every page, looked at. `number` begins the names of the pictures. */
export async function goThroughThePages(
  page: Page,
  course: Course,
  number: number,
  { withSpouse = false } = {},
): Promise<void> {
  await page.getByRole('link', { name: 'Continue', exact: true }).click()
  const forms = [
    'Verify your information',
    ...(withSpouse ? ["Verify your spouse's information"] : []),
  ]
  for (const [at, title] of forms.entries()) {
    await arriveAt(page, title)
    await page.getByLabel('Last Name').waitFor()
    await checkScreen(page, `${number + at}-verify`)
    await page.getByRole('button', { name: 'Submit', exact: true }).click()
  }
  await arriveAt(page, 'Disclosure Agreement')
  await page.frameLocator('iframe').getByRole('region').waitFor()
  await checkScreen(page, `${number + 2}-disclosure`)
  await page.getByRole('button', { name: 'Agree & Continue' }).click()
  await arriveAt(page, 'Course Instructions')
  await page.frameLocator('iframe').getByRole('region').waitFor()
  await checkScreen(page, `${number + 3}-instructions`)
  await page.getByRole('button', { name: `Start the ${course} Course` }).click()
  await arriveAt(page, 'Courses')
}

/** The tab that opens at the provider. */
export async function goToCourse(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Go to Course' }).click()
  const site = await opening
  await site
    .getByRole('heading', { level: 1, name: /^(Credit counseling|Debtor education)$/ })
    .waitFor()
  return site
}

/** What is pressed there leads to a page of its own. */
export async function atProvider(site: Page, ...buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await site.getByRole('button', { name, exact: true }).click()
    await site.getByRole('status').waitFor()
  }
}

/** The next call of this kind goes wrong. */
export async function letGoWrong(
  page: Page,
  operation: string,
  how: 'fail' | 'hang' | 'lose' = 'fail',
): Promise<void> {
  const behindTheScenes = await page.context().newPage()
  await behindTheScenes.goto('/rehearsal/course-provider')
  await behindTheScenes.getByLabel(/^The next call of/).selectOption(operation)
  await behindTheScenes.getByLabel(/^will/).selectOption(how)
  await behindTheScenes.getByRole('button', { name: 'Set', exact: true }).click()
  await behindTheScenes.getByText(`Waiting: ${operation} will ${how}`).waitFor()
  await behindTheScenes.close()
}
