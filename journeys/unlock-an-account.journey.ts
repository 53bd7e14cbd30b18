// A locked account can be used again after five minutes, or after a password reset.
import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { aMomentLater, arriveAt, enterCode, fillLogIn, person } from './test-people.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import {
  fillForm,
  fillReset,
  heading,
  newPassword,
  openPage,
  temporaryPassword,
} from './test-recovery.ts'

const minutes = 60_000

describe('a locked account', () => {
  const stage = openStage()

  async function lockOut(page: Page, email: string): Promise<void> {
    await page.goto('/login')
    await arriveAt(page, 'Welcome Back')
    for (let round = 0; round < 5; round += 1) {
      await aMomentLater(page)
      await fillLogIn(page, email, 'Wrong-horse-9')
      await page
        .getByRole('alert')
        .filter({ hasText: round === 4 ? 'locked for 5 minutes' : `${4 - round} attempt` })
        .waitFor()
    }
  }

  test('accepts the right password after five minutes', async () => {
    const amir = person('amir')
    const page = await openPage(stage, phone)
    await lockOut(page, amir.email)
    await stage.moveClock(5 * minutes + 1000)
    await aMomentLater(page)
    await fillLogIn(page, amir.email, demoPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await enterCode(page, await stage.outboxCode(amir.mobilePhone))
    await page.waitForURL('**/client')
  })

  test('is unlocked at once by a password reset', async () => {
    const rosa = person('rosa')
    const page = await openPage(stage, phone)
    await lockOut(page, rosa.email)
    await page.getByRole('link', { name: heading }).click()
    await arriveAt(page, heading)
    await fillForm(page, rosa, 'forgot password')
    await arriveAt(page, 'Check your email')
    const temporary = await temporaryPassword(stage, rosa.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Reset password')
    await fillReset(page, temporary, newPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await page.goto('/login')
    await arriveAt(page, 'Welcome Back')
    await fillLogIn(page, rosa.email, newPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await enterCode(page, await stage.outboxCode(rosa.mobilePhone))
    await page.waitForURL('**/dashboard/case')
  })
})
