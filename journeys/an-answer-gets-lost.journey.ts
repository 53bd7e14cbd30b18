// On a phone in a tunnel: the server does what is asked, and its answer never arrives.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { enterAsStaff } from './test-log-in.ts'
import { loseAnswers } from './test-lost-answer.ts'
import { aMomentLater, arriveAt, enterCode, fillLogIn, person } from './test-people.ts'
import type { Message } from './test-program.ts'
import { fillForm, fillReset, heading, openPage, temporaryPassword } from './test-recovery.ts'
import { expectNoTroubles, skipSecondPress } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { staffPerson } from './test-staff.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const chosen = 'Blue-lantern-42'

test('a client logs in, and changes the password once', async () => {
  const page = await stage.openBrowser(phone)
  await loseAnswers(page, ['SubmitMfaCode', 'ChangePassword'])
  await page.goto('/login')
  const { email, mobilePhone } = person('rosa')
  await fillLogIn(page, email, 'Wrong-harbor-7')
  await page.getByText(/^4 attempts remaining/).waitFor()
  await skipSecondPress(page)
  await fillLogIn(page, email, demoPassword)
  await arriveAt(page, 'Enter your six-digit code')
  await enterCode(page, await stage.outboxCode(mobilePhone))
  await page.getByText('We could not reach Daybreak.').first().waitFor()
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)

  await page.goto('/user-profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  await arriveAt(page, 'Change password')
  await page.getByLabel('Current Password').fill(demoPassword)
  await page.getByLabel('New Password').fill(chosen)
  await page.getByLabel('Confirm Password').fill(chosen)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('alert').waitFor()
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed.').first().waitFor()
  expect(await countMails(email, 'password of your Daybreak account was changed')).toBe(1)
  expectNoTroubles(page)
})

test('a client resets the password once, and the login goes on', async () => {
  const page = await openPage(stage, phone)
  await loseAnswers(page, ['ConfirmResetCredentials'])
  const client = person('denise')
  await page.goto('/login')
  await arriveAt(page, 'Welcome Back')
  await page.getByRole('link', { name: heading }).click()
  await arriveAt(page, heading)
  await fillForm(page, client, 'forgot password')
  await arriveAt(page, 'Check your email')
  expect(await countMails(client.email, 'Your temporary password:')).toBe(1)
  const temporary = await temporaryPassword(stage, client.email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Reset password')
  await fillReset(page, temporary, chosen)
  await page.getByText('We could not reach Daybreak.').first().waitFor()
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await arriveAt(page, 'Enter your six-digit code')
  expect(await countMails(client.email, 'password of your Daybreak account was changed')).toBe(1)
  await enterCode(page, await stage.outboxCode(client.mobilePhone))
  await expect.poll(() => new URL(page.url()).pathname).not.toMatch(/^\/login/)
  expectNoTroubles(page)
})

test('a paralegal changes a note once, and no colleague was first', async () => {
  const page = await stage.openBrowser(computer)
  const { email } = staffPerson('hollis', 'paralegal')
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  await loseAnswers(page, ['AddCaseNote', 'ChangeCaseNote'])
  await page.getByRole('link', { name: /^Whitfield/ }).click()
  await arriveAt(page, /^Whitfield/)
  await page.getByRole('button', { name: 'Add a note' }).click()
  const note = page.getByRole('dialog', { name: 'Note' })
  await note.getByLabel('Note', { exact: true }).fill('Call Marcus after 3 PM.')
  await saveTwice(page)
  await page.getByText('Call Marcus after 3 PM.').first().waitFor()
  expect(await page.getByText('Call Marcus after 3 PM.').count()).toBe(1)
  expectNoTroubles(page)
})

async function saveTwice(page: Page): Promise<void> {
  const note = page.getByRole('dialog', { name: 'Note' })
  await note.getByRole('button', { name: 'Save' }).click()
  await note.getByRole('alert').waitFor()
  await skipSecondPress(page)
  await note.getByRole('button', { name: 'Save' }).click()
  await note.waitFor({ state: 'detached' })
}

async function countMails(recipient: string, words: string): Promise<number> {
  const response = await fetch(`${stage.address}/outbox/messages`)
  const { messages } = (await response.json()) as { readonly messages: readonly Message[] }
  return messages.filter(
    (message) => message.recipient === recipient && message.body.includes(words),
  ).length
}
