// What people do in many journeys: log in, log out, open a folder.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cast, demoPassword, type CastKey, type CastPerson } from '#apps/demo/seed/demo-data.ts'
import { secondPressMs } from '#ui/display/second-press.ts'
import type { Stage } from './test-stage.ts'

export function person(key: CastKey): CastPerson {
  const found = cast.people.find((one) => one.key === key)
  if (!found) throw new Error(`The cast has no ${key}`)
  return found
}

/** The heading that the page is about; waits until it is there. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

export async function fillLogIn(page: Page, userId: string, password: string): Promise<void> {
  await page.getByLabel('Email Address (User ID)').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** From wherever the portal sends somebody to log in, to where it leads afterwards. */
export async function logIn(
  stage: Stage,
  page: Page,
  { email, mobilePhone }: Pick<CastPerson, 'email' | 'mobilePhone'>,
): Promise<void> {
  await arriveAt(page, 'Welcome Back')
  await fillLogIn(page, email, demoPassword)
  await arriveAt(page, 'Enter your six-digit code')
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)
}

/** Half a second after a press a button takes no other one; people need longer than that, journeys do not. For pages with a clock of their own. */
export async function aMomentLater(page: Page): Promise<void> {
  await page.clock.fastForward(1000)
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** The sentence stands at its field and in the summary above the form, where it is a link to the field. */
export async function expectFieldError(
  page: Page,
  field: Locator,
  sentence: string,
  inSummary = sentence,
): Promise<void> {
  await page
    .getByRole('region', { name: 'There is a problem' })
    .getByRole('link', { name: inSummary, exact: true })
    .waitFor()
  await expect.poll(() => describedAs(field)).toContain(sentence)
  // Nobody mends a field within the half second in which the button takes another press for a slip of the finger; a journey on a quick machine would.
  await page.waitForTimeout(secondPressMs)
}

/** What a screen reader reads after the name of a field. */
export function describedAs(field: Locator): Promise<string> {
  return field.evaluate((control) => {
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ')
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}

export async function expectFocus(place: Locator): Promise<void> {
  await place.waitFor()
  await expect
    .poll(() => place.evaluate((element) => element === document.activeElement))
    .toBe(true)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await arriveAt(page, 'Welcome Back')
}

/** From any page of a case to a category of its documents. */
export async function openCategory(page: Page, folder: string, category: string): Promise<void> {
  await openFolder(page, folder)
  await page.getByRole('link', { name: `View ${category}` }).click()
  await arriveAt(page, category)
}

/** From any page of a case to a folder of its documents. */
export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await unfold(page)
  await page.getByRole('link', { name: folder }).click()
  await arriveAt(page, folder)
}

/** Opens what phones fold away: complete folders, and those of which a person may have none. */
export async function unfold(page: Page): Promise<void> {
  const list = page.getByRole('tabpanel')
  await list.getByRole('link').first().waitFor()
  const folded = await list.getByRole('button', { expanded: false }).all()
  // From the last one on: each that opens is found no more, and those before it keep their place.
  for (const button of folded.toReversed()) await button.click()
}
