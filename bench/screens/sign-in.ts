import type { Page } from 'playwright-core'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { secondPressMs } from '#ui/display/second-press.ts'
import { readCodesSentTo, waitForNewCode } from '../stage/sign-in.ts'
import type { Server } from '../stage/server.ts'

export interface DemoLogin {
  readonly email: string
  readonly mobilePhone: string
}

/** Signs in and returns after the portal's redirect. */
export async function signInThroughPortal(
  server: Server,
  page: Page,
  { email, mobilePhone }: DemoLogin,
): Promise<void> {
  const before = await readCodesSentTo(server, mobilePhone)
  await page.goto(`${server.address}/login`)
  await page.getByLabel('Email Address (User ID)').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page
    .getByLabel('Verification code')
    .fill(await waitForNewCode(server, mobilePhone, before.length))
  await page.waitForTimeout(secondPressMs)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/login'))
}
