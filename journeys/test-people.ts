import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  demoData,
  demoPassword,
  type DemoPersonKey,
  type DemoPerson,
} from '#apps/demo/seed/demo-data.ts'
import { skipSecondPress } from './test-screen.ts'
import type { Stage } from './test-stage.ts'

export function person(key: DemoPersonKey): DemoPerson {
  const match = demoData.people.find((candidate) => candidate.key === key)
  if (!match) throw new Error(`The cast has no ${key}`)
  return match
}

/** Waits for the main heading of the page. */
export async function arriveAt(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

export async function fillLogIn(page: Page, userId: string, password: string): Promise<void> {
  await page.getByLabel('Email Address (User ID)').fill(userId)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

/** Starts on the login page, whatever led there, and returns when the target page is open. */
export async function logIn(
  stage: Stage,
  page: Page,
  { email, mobilePhone }: Pick<DemoPerson, 'email' | 'mobilePhone'>,
): Promise<void> {
  await arriveAt(page, 'Welcome Back')
  await fillLogIn(page, email, demoPassword)
  await arriveAt(page, 'Enter your six-digit code')
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)
}

/**
 * For pages with a controlled clock: its timers run, too.
 */
export async function aMomentLater(page: Page): Promise<void> {
  await page.clock.fastForward(1000)
}

export interface NewClient extends Pick<DemoPerson, 'givenName' | 'email' | 'mobilePhone'> {
  readonly password: string
}

/** From the page of an invitation to the end of account creation. */
export async function createAccount(
  stage: Pick<Stage, 'outboxCode'>,
  page: Page,
  { givenName, email, mobilePhone, password }: NewClient,
): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  await arriveAt(page, `Welcome, ${givenName}`)
  await next.click()
  await arriveAt(page, 'Verify contact info')
  await next.click()
  await arriveAt(page, 'Create password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await next.click()
  await arriveAt(page, 'Verify phone number')
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await arriveAt(page, 'Verify account details')
  await page.getByLabel('State').selectOption({ label: 'New York' })
  await next.click()
  await arriveAt(page, 'Verify email')
  await enterCode(page, await stage.outboxCode(email))
  await arriveAt(page, "Great! You're all set...")
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Next' }).click()
}

/**
 * Checks that the error is shown at its field and in the summary above the form, where it links to
 * the field.
 */
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
  await skipSecondPress(page)
}

/** Returns the accessible description of a field. */
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

/** Opens a category of documents from any page of the case. */
export async function openCategory(page: Page, folder: string, category: string): Promise<void> {
  await openFolder(page, folder)
  await page.getByRole('link', { name: `View ${category}` }).click()
  await arriveAt(page, category)
}

/** Opens a folder of documents from any page of the case. */
export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await unfold(page)
  await page.getByRole('link', { name: folder }).click()
  await arriveAt(page, folder)
}

/** Expands groups that phones fold. */
export async function unfold(page: Page): Promise<void> {
  const list = page.getByRole('tabpanel')
  await list.getByRole('link').first().waitFor()
  const folded = await list.getByRole('button', { expanded: false }).all()
  // Starts with the last button, because an expanded one no longer matches and would change the
  // index of the later ones.
  for (const button of folded.toReversed()) await button.click()
}
