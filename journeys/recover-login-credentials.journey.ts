// Account recovery: a forgotten password, a forgotten user ID, data without a matching account, and
// an unfinished account.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoData, demoPassword, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import {
  aMomentLater,
  arriveAt,
  describedAs,
  enterCode,
  expectFieldError,
  fillLogIn,
  person,
} from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { computer, phone, phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import {
  fillForm,
  fillReset,
  heading,
  newPassword,
  openForm,
  openPage,
  temporaryPassword,
} from './test-recovery.ts'

const stage = openStage()

describe('a forgotten password', () => {
  test.each(phoneFirst)(
    'at $width px a temporary password is requested, emailed and replaced, but the login still needs a code',
    async (size) => {
      const client = person('denise')
      const elsewhere = await stage.openBrowser(size)
      await enter(stage, elsewhere, client, '/login')

      const page = await openPage(stage, size)
      await openForm(page)
      await checkAtBothSizes(page, '70-forgot')
      await page.getByRole('button', { name: 'Next' }).click()
      await expectFieldError(page, page.getByLabel('Last Name'), 'Last Name is required')
      await expectFieldError(
        page,
        page.getByLabel('Mobile Phone'),
        'Mobile phone number is not valid',
      )
      await expectFieldError(
        page,
        page.getByRole('group', { name: 'Choose one or both. I…' }),
        'Please check at least one',
      )
      await checkAtBothSizes(page, '71-forgot-errors')
      await fillForm(page, client, 'forgot password')
      await arriveAt(page, 'Check your email')
      expect(new URL(page.url()).pathname).toBe('/login/forgot/validate')
      await page.getByText(`${client.email.charAt(0)}***@e***.com`).waitFor()
      await checkAtBothSizes(page, '72-forgot-sent')
      const first = await temporaryPassword(stage, client.email)
      await page.getByRole('button', { name: 'Send it again' }).click()
      await page.getByText('Your email is on its way.').waitFor()
      await page.clock.fastForward('00:31')
      await page.getByRole('button', { name: 'Send it again' }).click()
      await page.getByText('We sent it again.').waitFor()
      await checkAtBothSizes(page, '73-forgot-sent-again')
      const temporary = await temporaryPassword(stage, client.email)
      expect(temporary).not.toBe(first)

      // The temporary password does not work at login.
      const loginPage = await openPage(stage, size)
      await loginPage.goto('/login')
      await arriveAt(loginPage, 'Welcome Back')
      await fillLogIn(loginPage, client.email, temporary)
      await loginPage
        .getByRole('alert')
        .filter({ hasText: 'Your user ID or password is incorrect' })
        .waitFor()

      await page.getByRole('button', { name: 'Continue' }).click()
      await arriveAt(page, 'Reset password')
      expect(new URL(page.url()).pathname).toMatch(/^\/login\/reset\/[\w-]{43}$/)
      await checkAtBothSizes(page, '74-reset')
      await wrongResets(page, temporary)
      await fillReset(page, temporary, newPassword)
      await arriveAt(page, 'Enter your six-digit code')
      await page.getByText(`***-***-${client.mobilePhone.slice(-4)}`).waitFor()
      await page.getByText('Your new password is saved.').waitFor()
      expect(
        await page.goto('/client').then(() => page.getByRole('heading', { level: 1 }).innerText()),
        'signed out before the code',
      ).toBe('Welcome Back')

      // The new password works, but the code was not entered, so the client must sign in again.
      await fillLogIn(page, client.email, newPassword)
      await arriveAt(page, 'Enter your six-digit code')
      await enterCode(page, await stage.outboxCode(client.mobilePhone))
      await page.waitForURL('**/client')
      // The next poll of this page leads to the login page. A reload at the same time could fail.
      await arriveAt(elsewhere, 'Welcome Back')
      await elsewhere.getByText('You were logged out.').waitFor()
      await stage.outboxWords(client.email, /(password of your Daybreak account was changed)/)
      await fillLogIn(elsewhere, client.email, demoPassword)
      await elsewhere
        .getByRole('alert')
        .filter({ hasText: 'Your user ID or password is incorrect' })
        .waitFor()
    },
  )

  async function wrongResets(page: Page, temporary: string): Promise<void> {
    const [chosen, confirmation] = [
      page.getByLabel('New Password'),
      page.getByLabel('Confirm Password'),
    ]
    await page.getByRole('button', { name: 'Reset password' }).click()
    for (const name of ['Temporary Password', 'New Password', 'Confirm Password']) {
      await page
        .getByRole('region', { name: 'There is a problem' })
        .getByRole('link', { name: `${name}: Required`, exact: true })
        .waitFor()
      await expect.poll(() => describedAs(page.getByLabel(name))).toContain('Required')
    }
    await fillReset(page, temporary, 'quiet', 'quite')
    await expectFieldError(page, chosen, 'Your password must contain a minimum of 8 characters.')
    await expectFieldError(page, confirmation, 'Your passwords do not match')
    await checkAtBothSizes(page, '75-reset-errors')
    await fillReset(page, temporary, temporary)
    await expectFieldError(
      page,
      chosen,
      'Please choose a password that is different from the temporary one.',
    )
    await fillReset(page, 'Kw7#mq2RtZ+4ha', newPassword)
    await page
      .getByRole('alert')
      .filter({ hasText: 'Error with the password reset. Please try again' })
      .waitFor()
    await expect.poll(() => describedAs(chosen)).toContain('At least 8 characters')
    await checkAtBothSizes(page, '76-reset-refused')
  }

  test('a client enters the temporary password and the code in the same browser', async () => {
    const marcus = person('marcus')
    const page = await openPage(stage, phone)
    await openForm(page)
    await fillForm(page, marcus, 'forgot password', 'forgot email address (User ID)')
    await arriveAt(page, 'Check your email')
    await page.getByText('We sent your User ID and a temporary password to').waitFor()
    // A phone may unload the page while its owner reads the email.
    await page.reload()
    await page.getByText('We sent your User ID and a temporary password to').waitFor()
    const temporary = await temporaryPassword(stage, marcus.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Reset password')
    await fillReset(page, ` ${temporary}\n`, newPassword)
    await arriveAt(page, 'Enter your six-digit code')
    await enterCode(page, await stage.outboxCode(marcus.mobilePhone))
    await page.waitForURL('**/dashboard/case')
  })

  test('a client opens the link in the email in another browser', async () => {
    const elena = person('elena')
    const asking = await openPage(stage, computer)
    await openForm(asking)
    await fillForm(asking, elena, 'forgot password')
    await arriveAt(asking, 'Check your email')
    const address = await stage.outboxWords(elena.email, /http:\/\/localhost:\d+(\/login\/reset)/)
    const page = await openPage(stage, phone)
    await page.goto(address)
    await arriveAt(page, 'Reset password')
    await page.getByRole('link', { name: 'Ask for a new temporary password' }).click()
    await arriveAt(page, heading)
  })
})

describe('other recoveries', () => {
  test('the user ID comes by email, and Continue leads to the login page', async () => {
    const { email, ...rosa } = person('rosa')
    const page = await openPage(stage, phone)
    await openForm(page)
    await fillForm(page, rosa, 'forgot email address (User ID)')
    await arriveAt(page, 'Check your email')
    await page.getByText('We sent your User ID to').waitFor()
    const userId = await stage.outboxWords(email, /log in with\):\n(\S+)\n/)
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Welcome Back')
    await aMomentLater(page)
    await fillLogIn(page, userId, demoPassword)
    await arriveAt(page, 'Enter your six-digit code')
  })

  test('if no account matches, the typed values stay in the form', async () => {
    const page = await openPage(stage, phone)
    await openForm(page)
    await fillForm(
      page,
      { familyName: 'Delgada', mobilePhone: '(212) 555-0142' },
      'forgot password',
    )
    await arriveAt(page, 'No matching account was found')
    expect(new URL(page.url()).pathname).toBe('/login/forgot/noaccount')
    await checkAtBothSizes(page, '77-no-account')
    await page.getByRole('link', { name: 'Try again' }).click()
    await arriveAt(page, heading)
    expect(await page.getByLabel('Last Name').inputValue()).toBe('Delgada')
    expect(await page.getByLabel('forgot password').isChecked()).toBe(true)
    await page.getByLabel('Last Name').fill('Delgado')
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await arriveAt(page, 'Check your email')
  })

  test('an unfinished account: a new invitation arrives and works', async () => {
    const page = await openPage(stage, phone)
    await openForm(page)
    await fillForm(page, demoData.invitee, 'forgot password')
    await arriveAt(page, 'Account setup was not completed')
    expect(new URL(page.url()).pathname).toBe('/login/forgot/account-not-setup')
    await checkAtBothSizes(page, '78-account-not-set-up')
    await page.reload()
    await arriveAt(page, 'Account setup was not completed')
    await page.goto(
      await stage.outboxWords(inviteeEmail(0), /http:\/\/localhost:\d+(\/account-creation\/\S+)/),
    )
    await arriveAt(page, 'Welcome, Tomas')
  })

  test.each(['validate', 'noaccount', 'account-not-setup'])(
    'the address /login/forgot/%s leads to the form if there was no request before',
    async (place) => {
      const page = await stage.openBrowser(computer)
      await page.goto(`/login/forgot/${place}`)
      await arriveAt(page, heading)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/login/forgot')
    },
  )
})
