// Wrong and missing inputs at login and account creation are reported at their fields, and the form
// keeps its values.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoData, demoPassword, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import {
  aMomentLater,
  arriveAt,
  describedAs,
  enterCode,
  expectFieldError,
  fillLogIn,
  person,
} from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const minutes = 60_000
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000')

/** Checks the size of the image next to the form of the login page. */
async function pictureOnComputer(
  page: Page,
): Promise<{ readonly width: number; readonly height: number }> {
  await page.setViewportSize(computer)
  const { width, height } = await page
    .locator('.scene.only-wide')
    .evaluate((picture) => picture.getBoundingClientRect())
  await page.setViewportSize(phone)
  return { width, height }
}

const stage = openStage()

describe('at login', () => {
  test('missing fields are reported, wrong passwords are counted, and the fifth locks for five minutes', async () => {
    const page = await stage.openBrowser(phone)
    await page.clock.install()
    await page.goto('/login')
    await arriveAt(page, 'Welcome Back')
    const userId = page.getByLabel('Email Address (User ID)')
    const password = page.getByLabel('Password', { exact: true })
    const pictureBefore = await pictureOnComputer(page)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expectFieldError(page, userId, 'Email Address (User ID) is required')
    await expectFieldError(page, password, 'Password is required')
    await expect.poll(() => page.title()).toMatch(/^Error: /)
    expect(await pictureOnComputer(page), 'errors beside the picture do not crop it again').toEqual(
      pictureBefore,
    )
    await checkScreen(page, '40-login-errors')

    const { email } = person('denise')
    for (const left of ['4 attempts', '3 attempts', '2 attempts', '1 attempt']) {
      await aMomentLater(page)
      await fillLogIn(page, email, 'Wrong-horse-9')
      const refusal = page
        .getByRole('alert')
        .filter({ hasText: 'Your user ID or password is incorrect' })
      await refusal.filter({ hasText: `${left} remaining` }).waitFor()
      expect(await userId.inputValue()).toBe(email)
      expect(await password.inputValue()).toBe('')
    }
    await checkScreen(page, '41-login-wrong')
    await aMomentLater(page)
    await fillLogIn(page, email, 'Wrong-horse-9')
    const locked = page
      .getByRole('alert')
      .filter({ hasText: /locked for 5 minutes.*refresh.*contact technical support/ })
    await locked.waitFor()
    await checkScreen(page, '42-login-locked')
    await aMomentLater(page)
    await fillLogIn(page, email, demoPassword)
    await arriveAt(page, 'Welcome Back')
    await expect
      .poll(() => password.inputValue(), { message: 'the right password is refused as well' })
      .toBe('')
    await locked.waitFor()
    await aMomentLater(page)
    await stage.moveClock(5 * minutes + 1000)
    await fillLogIn(page, email, demoPassword)
    await arriveAt(page, 'Enter your six-digit code')
  })

  test('after a wrong code the client can try again, and an expired code is replaced by a new one', async () => {
    const page = await stage.openBrowser(phone)
    await page.clock.install()
    await page.goto('/login')
    await arriveAt(page, 'Welcome Back')
    const { email, mobilePhone } = person('rosa')
    await fillLogIn(page, email, demoPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await page.getByText(`***-***-${mobilePhone.slice(-4)}`).waitFor()
    const first = await stage.outboxCode(mobilePhone)

    await page.getByLabel('Verification code').fill('12345')
    await page.keyboard.press('Enter')
    await page.getByText('Enter all six digits to continue.').waitFor()
    await enterCode(page, wrongCode(first))
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your verification code is incorrect' })
      .waitFor()
    await page.getByRole('button', { name: 'Request new code' }).waitFor()
    expect(
      await page.getByRole('button', { name: 'Send it again' }).count(),
      'a new code is offered once',
    ).toBe(0)
    await checkScreen(page, '43-code-wrong')

    await stage.moveClock(5 * minutes + 1000)
    await aMomentLater(page)
    await enterCode(page, first)
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your verification code has expired' })
      .waitFor()
    await checkScreen(page, '44-code-expired')
    await page.clock.fastForward('00:31')
    await page.getByRole('button', { name: 'Request new code' }).click()
    await page.getByText('We sent you a new code.').waitFor()
    await enterCode(page, await stage.outboxCode(mobilePhone))
    await page.waitForURL('**/dashboard/case')
  })

  test('an invalid link leads to Link Expired', async () => {
    const page = await stage.openBrowser(phone)
    await page.goto(`/account-creation/${'u'.repeat(43)}`)
    await arriveAt(page, 'Link Expired')
    await page.getByText('Your link to create your client portal account has expired').waitFor()
    await checkScreen(page, '45-link-expired')
    await page.getByRole('link', { name: 'Log In' }).click()
    await arriveAt(page, 'Welcome Back')
  })

  test('a link opens as people copy it, and a part of it says so', async () => {
    const page = await stage.openBrowser(phone)
    await page.goto(`${stage.invitation}).`)
    await arriveAt(page, /^Welcome, /)
    await page.goto(stage.invitation.slice(0, -3))
    await arriveAt(page, 'This link is not complete')
    await checkScreen(page, '46-a-part-of-a-link')
    await page.getByRole('link', { name: 'Log In' }).click()
    await arriveAt(page, 'Welcome Back')
  })
})

describe('at account creation', () => {
  test('every wrong input is reported and no input is lost; a used link leads to the login page', async () => {
    const page = await stage.openBrowser(phone)
    await page.clock.install()
    await page.goto(stage.invitation)
    await page.getByRole('button', { name: 'Next' }).click()
    await contactInfo(page)
    await password(page)
    // Back and forward keep the typed values.
    await page.getByRole('button', { name: 'Back' }).click()
    await arriveAt(page, 'Verify contact info')
    expect(await page.getByLabel('Email Address (User ID)').inputValue()).toBe(inviteeEmail(0))
    expect(await page.getByLabel('Mobile Phone').inputValue()).toBe(demoData.invitee.mobilePhone)
    await page.getByRole('button', { name: 'Next' }).click()
    await arriveAt(page, 'Create password')
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Blue-lantern-42')
    await page.getByRole('button', { name: 'Next' }).click()

    await arriveAt(page, 'Verify phone number')
    const first = await stage.outboxCode(demoData.invitee.mobilePhone)
    await enterCode(page, wrongCode(first))
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your verification code is incorrect' })
      .waitFor()
    await checkScreen(page, '53-creation-code-wrong')
    await stage.moveClock(5 * minutes + 1000)
    await aMomentLater(page)
    await enterCode(page, first)
    await page
      .getByRole('alert')
      .filter({ hasText: 'Your verification code has expired' })
      .waitFor()
    await page.clock.fastForward('00:31')
    await page.getByRole('alert').getByRole('button', { name: 'Request new code' }).click()
    await page.getByText('We sent you a new code.').waitFor()
    await enterCode(page, await stage.outboxCode(demoData.invitee.mobilePhone))

    await details(page)
    await arriveAt(page, 'Verify email')
    await page.getByLabel('Verification code').waitFor()
    await enterCode(page, await stage.outboxCode(inviteeEmail(0)))
    await arriveAt(page, "Great! You're all set...")
    await page.getByRole('button', { name: 'Go To Case Dashboard' }).click()
    await page.waitForURL('**/dashboard/case')

    const otherBrowser = await stage.openBrowser(phone)
    await otherBrowser.goto(stage.invitation)
    await arriveAt(otherBrowser, 'Welcome Back')
    expect(new URL(otherBrowser.url()).pathname).toBe('/login')
  })
})

async function contactInfo(page: Page): Promise<void> {
  await arriveAt(page, 'Verify contact info')
  const mobile = page.getByLabel('Mobile Phone')
  const email = page.getByLabel('Email Address (User ID)')
  const next = page.getByRole('button', { name: 'Next' })
  const channels = page.getByRole('group', { name: 'How should we notify you?' })
  await mobile.fill('12345')
  await email.fill('tomas at example')
  await channels.getByLabel('Email').uncheck()
  await channels.getByLabel('Text').uncheck()
  await next.click()
  await expectFieldError(page, mobile, 'Mobile phone number is not valid')
  await expectFieldError(page, email, 'Invalid email format')
  await expectFieldError(page, channels, 'Please select an option.')
  await checkScreen(page, '50-contact-info-errors')
  expect(await mobile.inputValue()).toBe('12345')
  expect(await email.inputValue()).toBe('tomas at example')
  await email.fill('')
  await aMomentLater(page)
  await next.click()
  await expectFieldError(page, email, 'Email Address (User ID) is required.')
  await email.fill(inviteeEmail(0))
  await mobile.fill(demoData.invitee.mobilePhone)
  await channels.getByLabel('Email').check()
  await aMomentLater(page)
  await next.click()
}

async function password(page: Page): Promise<void> {
  await arriveAt(page, 'Create password')
  const first = page.getByLabel('Password', { exact: true })
  const confirmation = page.getByLabel('Confirm Password')
  const sentences: ReadonlyArray<readonly [string, string]> = [
    ['Ab1!', 'Your password must contain a minimum of 8 characters.'],
    ['Lantern-blue', 'Your password must contain both letters and numbers.'],
    ['Blue-lantern-4222', 'Your password cannot contain consecutive repeating numbers or letters.'],
    ['blue-lantern-42', 'Your password must contain at least one upper case letter.'],
    ['Bluelantern42', 'Your password must contain at least one special character.'],
    ['Password1!', 'This password is too common. Please choose another.'],
  ]
  for (const [typed, sentence] of sentences) {
    await first.fill(typed)
    await first.blur()
    await expect.poll(() => describedAs(first)).toContain(sentence)
    expect(await confirmation.isEditable()).toBe(false)
  }
  await checkScreen(page, '51-password-errors')
  await first.fill('Blue-lantern-42')
  const terms = page.getByLabel('I accept the Terms & Conditions')
  await confirmation.fill('Blue-lantern-43')
  await page.getByText('I accept the Terms & Conditions').tap()
  await expect.poll(() => describedAs(confirmation)).toContain('Your passwords do not match')
  expect(await terms.isChecked(), 'the new line did not move the box away under the thumb').toBe(
    true,
  )
  await confirmation.fill('')
  await confirmation.blur()
  await expect.poll(() => describedAs(confirmation)).toContain('This field is required')
  await terms.check()
  await terms.uncheck()
  await page.getByText('Accept Terms & Conditions is required').waitFor()
  await checkScreen(page, '52-password-unconfirmed')
  await confirmation.fill('Blue-lantern-42')
  await page.keyboard.press('Enter')
  await page.getByText('Still needed: your acceptance of the Terms & Conditions.').waitFor()
  await terms.check()
}

async function details(page: Page): Promise<void> {
  await arriveAt(page, 'Verify account details')
  const field = (label: string) => page.getByLabel(label)
  await field('First Name').fill('')
  await field('Last Name').fill('')
  await field('Home Phone').fill('12')
  await field('Work Phone').fill('call me')
  await field('City').fill('Brooklyn')
  await page.getByRole('button', { name: 'Next' }).click()
  await expectFieldError(page, field('First Name'), 'First Name is Required')
  await expectFieldError(page, field('Last Name'), 'Last Name is Required')
  await expectFieldError(page, field('Home Phone'), 'Home phone number is not valid')
  await expectFieldError(page, field('Work Phone'), 'Work phone number is not valid')
  await expectFieldError(page, field('State'), 'State selection required')
  await checkScreen(page, '54-account-details-errors')
  expect(await field('City').inputValue()).toBe('Brooklyn')
  expect(await field('Mobile Phone').isEditable()).toBe(false)
  expect(await field('Email Address (User ID)').isEditable()).toBe(false)
  await field('First Name').fill('Tomas')
  await field('Last Name').fill('Berg')
  await field('Home Phone').fill('(212) 555-0100 x12')
  await field('Work Phone').fill('')
  await field('State').selectOption('NY')
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Next' }).click()
}
