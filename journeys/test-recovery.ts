import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DemoPerson } from '#apps/demo/seed/demo-data.ts'
import { aMomentLater, arriveAt } from './test-people.ts'
import type { ScreenSize } from './test-sizes.ts'
import type { Stage } from './test-stage.ts'

export const newPassword = 'Bright-river-43'
export const heading = 'Forgot your email address or password?'

/** Opens the recovery form from the login page. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await page.getByRole('link', { name: heading }).click()
  await arriveAt(page, heading)
  expect(new URL(page.url()).pathname).toBe('/login/forgot')
}

export async function fillForm(
  page: Page,
  { familyName, mobilePhone }: Pick<DemoPerson, 'familyName' | 'mobilePhone'>,
  ...forgot: readonly string[]
): Promise<void> {
  await page.getByLabel('Last Name').fill(familyName)
  await page.getByLabel('Mobile Phone').fill(mobilePhone)
  for (const box of ['forgot email address (User ID)', 'forgot password'])
    await page.getByLabel(box).setChecked(forgot.includes(box))
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Next' }).click()
}

export function temporaryPassword(stage: Stage, email: string): Promise<string> {
  return stage.outboxWords(email, /temporary password:\n(\S{14})\n/)
}

export async function fillReset(
  page: Page,
  temporary: string,
  chosen: string,
  confirmation = chosen,
): Promise<void> {
  await page.getByLabel('Temporary Password').fill(temporary)
  await page.getByLabel('New Password').fill(chosen)
  await page.getByLabel('Confirm Password').fill(confirmation)
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

export async function openPage(stage: Stage, size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await page.clock.install()
  return page
}
