import type { Locator, Page } from 'playwright-core'
import type { DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import type { ScreenSize } from './test-sizes.ts'
import type { Stage } from './test-stage.ts'

export type Course = 'First' | 'Second'

/** Logs in and opens the courses page in a new browser. */
export async function openCourses(
  stage: Stage,
  size: ScreenSize,
  key: DemoPersonKey,
  course: Course = 'First',
  life?: 'stays',
): Promise<Page> {
  const page = await stage.openBrowser(size, life)
  await enter(stage, page, person(key), '/login')
  await goToCourses(page, course)
  return page
}

export async function goToCourses(page: Page, course: Course = 'First'): Promise<void> {
  await page.goto(`/dashboard/courses?tab=${course.toLowerCase()}`)
  await arriveAt(page, 'Courses')
}

/** Finds a part of the page by its second-level heading. */
export function heading(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
}

/** News of a provider arrives after a while; a reload shows it at once. */
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

/**
 * Goes from the order to the registration and checks every page. `number` is the start of the
 * screenshot names.
 */
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

/** Opens the course and returns the provider's tab. */
export async function goToCourse(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Go to Course' }).click()
  const site = await opening
  await site
    .getByRole('heading', { level: 1, name: /^(Credit counseling|Debtor education)$/ })
    .waitFor()
  return site
}

/** Presses these buttons on the provider's site. Each press loads a new page. */
export async function atProvider(site: Page, ...buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await site.getByRole('button', { name, exact: true }).click()
    await site.getByRole('status').waitFor()
  }
}

/** Makes the next call of this kind fail. */
export async function failNextCall(
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
