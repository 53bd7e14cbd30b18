// An account is created on a phone that reloads the page at every step, as phones do when the user
// reads a code, and in a tunnel.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoData, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import { loseAnswers } from './test-lost-answer.ts'
import { arriveAt, describedAs, enterCode } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { readForms } from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const { invitee } = demoData
const email = inviteeEmail(0)
const password = 'Blue-lantern-42'
const minutes = 60_000

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const findStep = (page: Page) => new URL(page.url()).searchParams.get('step')
const count = (page: Page) =>
  page
    .getByText(/^Step \d of \d/)
    .first()
    .innerText()

/** Reloads the page and expects the same screen, address and step count. */
async function reload(page: Page, heading: string | RegExp, picture: string): Promise<void> {
  const before = [page.url(), await count(page)]
  await page.reload()
  await arriveAt(page, heading)
  expect([page.url(), await count(page)]).toEqual(before)
  await expect.poll(() => page.getByText('Please do this step again.').count()).toBe(0)
  await checkScreen(page, picture)
}

async function countMessages({ address }: Stage, recipient: string): Promise<number> {
  const response = await fetch(`${address}/outbox/messages`)
  const { messages } = (await response.json()) as {
    readonly messages: ReadonlyArray<{ readonly recipient: string }>
  }
  return messages.filter((message) => message.recipient === recipient).length
}

async function openContactInfo(stage: Stage, page: Page): Promise<void> {
  await page.goto(stage.invitation)
  await arriveAt(page, `Welcome, ${invitee.givenName}`)
  await next(page)
  await arriveAt(page, 'Verify contact info')
}

async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await next(page)
}

async function comeToPhoneCode(stage: Stage, page: Page): Promise<void> {
  await openContactInfo(stage, page)
  await next(page)
  await arriveAt(page, 'Create password')
  await fillPassword(page)
  await arriveAt(page, 'Verify phone number')
}

/** The server takes the code, but its answer is lost. A right code that is sent again is never expired. */
async function enterCodeAgain(page: Page, code: string): Promise<void> {
  await enterCode(page, code)
  await page.getByText('We could not reach Daybreak.').first().waitFor()
  await skipSecondPress(page)
  await next(page)
}

async function expectOtherTab(page: Page): Promise<void> {
  await arriveAt(page, 'Welcome Back')
  await page
    .getByRole('status')
    .filter({ hasText: 'You opened an invitation in another tab.' })
    .getByText('Please go on there.')
    .waitFor()
}

describe('a page that is reloaded at every step', () => {
  const stage = openStage()

  test('continues at the same step, up to the dashboard, also when answers get lost', async () => {
    const page = await stage.openBrowser(phone)
    await openContactInfo(stage, page)
    await reload(page, 'Verify contact info', 'reload-1-contact')
    await expect.poll(() => page.getByLabel('Email Address (User ID)').inputValue()).toBe(email)
    await page.getByLabel('Mobile Phone').fill('(212) 555-0188')
    await next(page)

    await arriveAt(page, 'Create password')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await reload(page, 'Create password', 'reload-2-password')
    expect(
      await page.getByLabel('Password', { exact: true }).inputValue(),
      'a password is never kept',
    ).toBe('')
    // The typed number is shown only in part. If the field stays empty, the number is kept.
    await page.getByRole('button', { name: 'Back' }).click()
    await arriveAt(page, 'Verify contact info')
    expect(await describedAs(page.getByLabel('Mobile Phone'))).toContain('ending in 0188')
    await reload(page, 'Verify contact info', 'reload-3-contact-sent')
    await next(page)
    await arriveAt(page, 'Create password')
    await fillPassword(page)

    await arriveAt(page, 'Verify phone number')
    const code = await stage.outboxCode('2125550188')
    await reload(page, 'Verify phone number', 'reload-4-phone-code')
    await page.getByText('***-***-0188').waitFor()
    await page.getByRole('button', { name: 'Request new code' }).click()
    await page.getByText('Your code is on its way.').waitFor()
    expect(await countMessages(stage, '2125550188'), 'no other code was sent').toBe(1)
    await loseAnswers(page, ['ConfirmSignup', 'SubmitEmailVerificationCode'])
    await enterCodeAgain(page, code)

    await arriveAt(page, 'Verify account details')
    await page.getByLabel('City').fill('Brooklyn')
    await page.getByLabel('State').selectOption({ label: 'New York' })
    await expect.poll(async () => (await readForms(page)).length).toBe(1)
    await reload(page, 'Verify account details', 'reload-5-details')
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Brooklyn')
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('NY')
    await next(page)

    await arriveAt(page, 'Verify email')
    await page.getByLabel('Verification code').waitFor()
    const emailCode = await stage.outboxCode(email)
    const messages = await countMessages(stage, email)
    await stage.moveClock(31_000)
    await reload(page, 'Verify email', 'reload-6-email-code')
    await page.getByText(email).waitFor()
    expect(await countMessages(stage, email), 'no other code was sent').toBe(messages)
    await enterCodeAgain(page, emailCode)

    await arriveAt(page, "Great! You're all set...")
    await page.reload()
    await arriveAt(page, "Great! You're all set...")
    await checkScreen(page, 'reload-7-all-set')
    await page.getByRole('button', { name: 'Go To Case Dashboard' }).click()
    await page.waitForURL('**/dashboard/case')
    await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
    // The address of a finished step leads to the case, and the session continues.
    await page.goto(`${stage.invitation}?step=account-details`)
    await page.waitForURL('**/dashboard/case')
  })
})

describe('an account creation that cannot be resumed', () => {
  const stage = openStage()

  test('a reopened link, another browser and an expired account creation start at the contact data', async () => {
    const page = await stage.openBrowser(phone)
    await comeToPhoneCode(stage, page)
    const inside = page.url()

    const otherBrowser = await stage.openBrowser(phone)
    await otherBrowser.goto(inside)
    await arriveAt(otherBrowser, 'Verify contact info')
    await otherBrowser.getByText('Please do this step again.').waitFor()
    expect(findStep(otherBrowser)).toBe('contact-info')
    await checkScreen(otherBrowser, 'reload-8-elsewhere')

    // The other browser does not affect the first one.
    await reload(page, 'Verify phone number', 'reload-9-phone-code')
    await stage.moveClock(31 * minutes)
    await page.reload()
    await arriveAt(page, 'Verify contact info')
    await page.getByText('Please do this step again.').waitFor()
    await checkScreen(page, 'reload-10-over')
    await next(page)
    await arriveAt(page, 'Create password')
    expect(await page.getByText('Please do this step again.').count()).toBe(0)

    await page.goto(stage.invitation)
    await arriveAt(page, 'Verify contact info')
    expect(findStep(page)).toBeNull()
    expect(await page.getByText('Please do this step again.').count()).toBe(0)

    // The new start of another tab ends the one of this tab.
    const otherTab = await page.context().newPage()
    await otherTab.goto(stage.invitation)
    await arriveAt(otherTab, 'Verify contact info')
    await expectOtherTab(page)
    await checkScreen(page, 'reload-11-other-tab')
    await next(otherTab)
    await arriveAt(otherTab, 'Create password')
  })

  test('two tabs of one browser share one account creation, and the invitation of another person ends it', async () => {
    const page = await stage.openBrowser(phone)
    await page.goto(stage.invitation)
    await arriveAt(page, 'Verify contact info')
    await next(page)
    await arriveAt(page, 'Create password')
    await fillPassword(page)
    await arriveAt(page, 'Verify phone number')
    const second = await page.context().newPage()
    await second.goto(page.url())
    await arriveAt(second, 'Verify phone number')
    await enterCode(page, await stage.outboxCode(invitee.mobilePhone))
    await arriveAt(page, 'Verify account details')
    await second.reload()
    await arriveAt(second, 'Verify account details')
    expect(findStep(second)).toBe('account-details')
    // The first one is still signed in.
    await page.reload()
    await arriveAt(page, 'Verify account details')
    // Back does not return to finished steps.
    await page.goBack()
    await expect.poll(() => findStep(page)).toBe('account-details')
    await arriveAt(page, 'Verify account details')

    // Another person's invitation in the same tab signs out and starts again, even at the address
    // of a later step.
    const output = await stage.asAttorney(
      'case:create',
      '--firm',
      'Hollis & Reyes Law',
      '--chapter',
      '7',
      '--name',
      'Ana Ruiz',
      '--email',
      'ana.ruiz@example.com',
      '--mobile',
      '2125550190',
    )
    await page.goto(`${/Invitation of debtor 1: (\S+)/.exec(output)?.[1]}?step=account-details`)
    await arriveAt(page, 'Welcome, Ana')
    // Signing out in one tab signs out the other.
    await expectOtherTab(second)
  })
})
