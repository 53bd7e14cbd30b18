// A person of the staff adds a passkey, logs in with it, confirms an act with it, and removes it. Another
// one forgets the password, chooses a new one, and closes the login that someone else has opened.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { arriveAt } from './test-people.ts'
import { checkAtBothSizes, checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import {
  addAuthenticator,
  fillStaffLogIn,
  logInStaff,
  nextCode,
  openPlace,
  staffPerson,
} from './test-staff.ts'
import { computer, phoneFirst, sizes } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const minutes = 60_000
const { email } = staffPerson('northgate', 'administrator')

async function openSessions(page: Page): Promise<void> {
  await openPlace(page, 'Firm')
  await page.getByRole('link', { name: 'Sign-in and sessions' }).click()
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
}

// At other sizes only for pictures.
test.each(process.env['PICTURES'] === '1' ? sizes : [computer])(
  'a passkey logs in, confirms an act and can be removed at %o',
  async (size) => {
    const page = await stage.openBrowser(size)
    const picture = (name: string) =>
      checkScreen(page, `62${name}-${size.width}-${size.colorScheme ?? 'light'}`)
    forgiveAlways(page, /status of 401/)
    const authenticator = await addAuthenticator(page)
    await page.goto('/workspace/')
    await logInStaff(stage, page, email)
    await openSessions(page)
    await page.getByText('You have no passkeys yet.').waitFor()
    await picture('0-no-passkey')

    // The proof of the login is older than five minutes, so the act asks for a code.
    await stage.moveClock(6 * minutes)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a passkey' })
    await adding.getByLabel('Name').fill('Office computer')
    await picture('1-name-a-passkey')
    await adding.getByRole('button', { name: 'Add a passkey' }).click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Code from your authenticator app').fill(await nextCode(stage, email))
    expect(await proof.getByRole('button', { name: 'Use a passkey' }).count()).toBe(0)
    await proof.getByRole('button', { name: 'Confirm' }).click()
    const row = page.getByRole('row', { name: /Office computer/ })
    await row.getByText('Not yet').waitFor()
    await picture('2-passkey')

    await page.getByRole('button', { name: /Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await arriveAt(page, 'Log in')
    await fillStaffLogIn(page, email, demoPassword)
    await arriveAt(page, 'Confirm it’s you')
    await picture('3-code-or-passkey')
    await authenticator.setVerified(false)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('Your browser did not use a passkey.').waitFor()
    await picture('4-no-passkey-used')
    await authenticator.setVerified(true)
    await skipSecondPress(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await openPlace(page, 'Firm')

    await openSessions(page)
    await stage.moveClock(6 * minutes)
    await page.getByRole('button', { name: 'Remove: Office computer' }).click()
    const question = page.getByRole('alertdialog')
    await picture('5-remove-a-passkey')
    await question.getByRole('button', { name: 'Remove' }).click()
    await proof.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await picture('6-confirm-with-a-passkey')
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByText('You have no passkeys yet.').waitFor()
  },
)

const { email: attorney } = staffPerson('northgate', 'attorney')
const newPassword = 'Calm-orchard-7'

/** The path and token of the newest link to this page. */
const readLink = (page: string) =>
  stage.outboxWords(attorney, new RegExp(`https?://[^/\\s]+(/workspace/${page}#\\S+)`))

test('a link by email sets a new password, and a later one closes the login', async () => {
  const page = await stage.openBrowser(computer)
  await page.goto('/workspace/')
  await arriveAt(page, 'Log in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await arriveAt(page, 'Forgot your password?')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('Enter your email address.').first().waitFor()
  await checkScreen(page, '640-forgotten-password')
  await skipSecondPress(page)
  await page.getByLabel('Email').fill(attorney)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await arriveAt(page, 'Check your email')
  await checkScreen(page, '641-link-sent')

  const reset = await readLink('reset')
  await page.goto(reset)
  await arriveAt(page, 'Choose a new password')
  await checkScreen(page, '642-new-password')
  await page.getByLabel('Choose a password').fill(newPassword)
  await page.getByLabel('Enter the password again').fill(newPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Confirm it’s you')
  await page.getByLabel('Code from your authenticator app').fill(await nextCode(stage, attorney))
  await page.getByRole('button', { name: 'Log in' }).click()
  await openPlace(page, 'Firm')

  const mailProgram = await stage.openBrowser(computer)
  await mailProgram.goto(reset)
  await arriveAt(mailProgram, 'This link no longer works')
  await mailProgram.goto(await readLink('not-me'))
  await arriveAt(mailProgram, 'Was this not you?')
  await checkScreen(mailProgram, '643-not-me')
  await mailProgram.getByRole('button', { name: 'Close my login' }).click()
  await arriveAt(mailProgram, 'Your login is closed')
  await checkScreen(mailProgram, '644-login-closed')

  forgiveAlways(page, /status of 401/)
  await page.getByRole('link', { name: 'Sign-in and sessions' }).click()
  await arriveAt(page, 'Log in')
  for (const password of [demoPassword, newPassword]) {
    await skipSecondPress(page)
    await fillStaffLogIn(page, attorney, password)
    await page.getByText(/incorrect/).waitFor()
  }
})

const unknownToken = 'u'.repeat(43)

test.each(phoneFirst)('pages of lost logins fit at %o', async (size) => {
  const page = await stage.openBrowser(size)
  const look = `${size.width}-${size.colorScheme ?? 'light'}`
  for (const [path, heading, name] of [
    ['sign-in/forgot', 'Forgot your password?', '645-forgot'],
    [`reset#token=${unknownToken}`, 'This link no longer works', '646-used-link'],
    [`not-me?token=${unknownToken}`, 'Was this not you?', '647-not-me'],
    ['reset?token=a-part', 'This link is not complete', '648-a-part-of-a-link'],
  ] as const) {
    await page.goto(`/workspace/${path}`)
    await arriveAt(page, heading)
    await checkAtBothSizes(page, `${name}-${look}`)
  }
})
