// A person of the staff forgets the password, chooses a new one, and closes the login that someone
// else has opened.
import { test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import { arriveAt } from './test-people.ts'
import { checkScreen, forgiveAlways, skipSecondPress } from './test-screen.ts'
import { fillStaffLogIn, nextCode, openPlace, staffPerson } from './test-staff.ts'
import { computer, sizes } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const { email } = staffPerson('northgate', 'attorney')
const newPassword = 'Calm-orchard-7'

/** The path and token of the newest link to this page. */
const readLink = (page: string) =>
  stage.outboxWords(email, new RegExp(`https?://[^/\\s]+(/workspace/${page}#\\S+)`))

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
  await page.getByLabel('Email').fill(email)
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
  await page.getByLabel('Code from your authenticator app').fill(await nextCode(stage, email))
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
    await fillStaffLogIn(page, email, password)
    await page.getByText(/incorrect/).waitFor()
  }
})

const unknownToken = 'u'.repeat(43)

test.each(sizes)('pages of lost logins fit at %o', async (size) => {
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
    await checkScreen(page, `${name}-${look}`)
  }
})
