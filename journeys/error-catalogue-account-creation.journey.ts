// Part 2 of the error catalog: messages from the invitation to the finished account.
import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { demoData, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import {
  breakDown,
  cut,
  expectInJourney,
  expectMessage,
  type CatalogueRow,
  type SeenElsewhere,
} from './test-catalogue.ts'
import { aMomentLater, arriveAt, enterCode } from './test-people.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const minutes = 60_000
const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000')
const password = 'Blue-lantern-42'
const stage = openStage()
/** Shared by all rows. Each row continues where the previous one ended. */
let onePage: Page
/** The newest verification code. */
let code = ''

beforeAll(async () => {
  onePage = await stage.openBrowser(phone, 'stays')
  await onePage.clock.install()
})

async function next(page: Page): Promise<void> {
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Next' }).click()
}

async function openInvitation(page: Page): Promise<void> {
  await page.goto(stage.invitation)
  await arriveAt(page, 'Welcome, Tomas')
}

async function fillContact(page: Page, mobilePhone: string, email: string): Promise<void> {
  await page.getByLabel('Mobile Phone').fill(mobilePhone)
  await page.getByLabel('Email Address (User ID)').fill(email)
  await next(page)
}

async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await next(page)
}

/** Requests and enters a new code, whatever happened to earlier ones. */
async function enterNewCode(page: Page, recipient: string): Promise<void> {
  await page.clock.fastForward('00:31')
  await stage.moveClock(31_000)
  await page.getByRole('button', { name: 'Request new code' }).last().click()
  await page.getByText('We sent you a new code.').waitFor()
  await enterCode(page, await stage.outboxCode(recipient))
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('City').fill('Brooklyn')
  await page.getByLabel('State').selectOption('NY')
  await next(page)
}

/** For the heading of each screen, the step that leads to the next screen. */
const way: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'Welcome, Tomas'(page) {
    await next(page)
    await arriveAt(page, 'Verify contact info')
  },
  async 'Verify contact info'(page) {
    await fillContact(page, demoData.invitee.mobilePhone, inviteeEmail(0))
    await arriveAt(page, 'Create password')
  },
  async 'Create password'(page) {
    await fillPassword(page)
    await arriveAt(page, 'Verify phone number')
    code = await stage.outboxCode(demoData.invitee.mobilePhone)
  },
  async 'Verify phone number'(page) {
    await enterNewCode(page, demoData.invitee.mobilePhone)
    await arriveAt(page, 'Verify account details')
  },
  async 'Verify account details'(page) {
    await fillDetails(page)
    await arriveAt(page, 'Verify email')
    code = await stage.outboxCode(inviteeEmail(0))
  },
  async 'Verify email'(page) {
    await enterNewCode(page, inviteeEmail(0))
    await arriveAt(page, "Great! You're all set...")
  },
}

/** Goes from any screen to the one with this heading. */
async function comeTo(page: Page, heading: string): Promise<void> {
  if (page.url() === 'about:blank') await openInvitation(page)
  const shown = await page.getByRole('heading', { level: 1 }).innerText()
  if (shown === heading) return
  const goOn = way[shown]
  if (goOn === undefined) throw new Error(`No way leads from ${shown} to ${heading}`)
  await goOn(page)
  await comeTo(page, heading)
}

const rows: readonly CatalogueRow[] = [
  {
    // Changing both channels at once is refused, because no channel that the firm has given would
    // remain.
    message: 'Your contact information could not be updated at this time. Please try again later',
    keeps: { 'Mobile Phone': '(212) 555-0197', 'Email Address (User ID)': 'tomas.new@example.com' },
    async provoke(page) {
      await comeTo(page, 'Verify contact info')
      await fillContact(page, '(212) 555-0197', 'tomas.new@example.com')
    },
  },
  {
    // After half an hour, the browser must open the invitation link again.
    message: 'Error saving the password. Please try again.',
    keeps: { Password: password, 'Confirm Password': password },
    async provoke(page) {
      await comeTo(page, 'Create password')
      await stage.moveClock(31 * minutes)
      await fillPassword(page)
    },
  },
  {
    message: 'Your password could not be created at this time. Please try again later.',
    keeps: { Password: password, 'Confirm Password': password },
    async provoke(page) {
      await openInvitation(page)
      await comeTo(page, 'Create password')
      await cut(page, 'SignUp')
      await fillPassword(page)
    },
  },
  {
    message: 'Your verification code is incorrect',
    offers: 'Request new code',
    async provoke(page) {
      await comeTo(page, 'Verify phone number')
      await enterCode(page, wrongCode(code))
    },
  },
  {
    message: 'Something went wrong, call support',
    keeps: { 'Verification code': '123456' },
    async provoke(page) {
      await comeTo(page, 'Verify phone number')
      await breakDown(page, 'ConfirmSignup')
      await aMomentLater(page)
      await enterCode(page, '123456')
    },
  },
  {
    message: 'Your verification code has expired',
    offers: 'Request new code',
    async provoke(page) {
      await comeTo(page, 'Verify phone number')
      await stage.moveClock(5 * minutes + 1000)
      await aMomentLater(page)
      await enterCode(page, code)
    },
  },
  {
    message: 'An error occurred saving account data. Please try again',
    keeps: { City: 'Brooklyn', State: 'NY' },
    async provoke(page) {
      await comeTo(page, 'Verify account details')
      await cut(page, 'UpdateAccount')
      await fillDetails(page)
    },
  },
  {
    message: 'Your verification code is incorrect',
    offers: 'Request new code',
    async provoke(page) {
      await comeTo(page, 'Verify email')
      await enterCode(page, wrongCode(code))
    },
  },
  {
    message: 'Something went wrong, call support',
    keeps: { 'Verification code': '123456' },
    async provoke(page) {
      await comeTo(page, 'Verify email')
      await breakDown(page, 'SubmitEmailVerificationCode')
      await aMomentLater(page)
      await enterCode(page, '123456')
    },
  },
  {
    message: 'Your verification code has expired',
    offers: 'Request new code',
    async provoke(page) {
      await comeTo(page, 'Verify email')
      await stage.moveClock(5 * minutes + 1000)
      await aMomentLater(page)
      await enterCode(page, code)
    },
  },
  {
    message: 'An error occurred saving account data. Please try again',
    async provoke(page) {
      await comeTo(page, "Great! You're all set...")
      await cut(page, 'UpdateAccount')
      await page.getByRole('button', { name: 'Go To Case Dashboard' }).click()
    },
  },
]

test.each(rows)('shows: $message', (row) => expectMessage(onePage, row))

const journey = 'correct-wrong-input'

const elsewhere: ReadonlyArray<readonly [where: string, messages: readonly string[]]> = [
  [
    'contact info',
    [
      'Mobile phone number is not valid',
      'Invalid email format',
      'Email Address (User ID) is required.',
      'Please select an option.',
    ],
  ],
  [
    'password',
    [
      'Your password must contain a minimum of 8 characters.',
      'Your password must contain both letters and numbers.',
      'Your password cannot contain consecutive repeating numbers or letters.',
      'Your password must contain at least one upper case letter.',
      'Your password must contain at least one special character.',
      'This field is required',
      'Your passwords do not match',
      'Accept Terms & Conditions is required',
    ],
  ],
  [
    'account details',
    [
      'First Name is Required',
      'Last Name is Required',
      'Home phone number is not valid',
      'Work phone number is not valid',
      'State selection required',
    ],
  ],
]
const named: readonly SeenElsewhere[] = elsewhere.flatMap(([where, messages]) =>
  messages.map((message) => ({ where, message, journey })),
)
test.each(named)('$where: $message is covered by $journey', expectInJourney)
