// Part 1 of the error catalog: messages for visitors who are not signed in.
import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import { demoPassword } from '#apps/demo/seed/demo-data.ts'
import {
  breakDown,
  cut,
  expectInJourney,
  expectMessage,
  tryPasswords,
  type CatalogueRow,
  type SeenElsewhere,
} from './test-catalogue.ts'
import { arriveAt, fillLogIn, logIn, logOut, person } from './test-people.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const days = 24 * 60 * 60_000
const rosa = person('rosa')
const stage = openStage({ settings: () => ({ SUPPORT_PHONE: '212-555-0199' }) })
/** Shared by all rows. Each row begins by opening an address; wrong passwords are counted on. */
let onePage: Page

beforeAll(async () => {
  onePage = await stage.openBrowser(phone, 'stays')
  await onePage.clock.install()
})

/** Enters a new number and address without codes, then returns to the login page. */
async function leaveBothUnverified(page: Page): Promise<void> {
  await page.goto('/login')
  await logIn(stage, page, rosa)
  for (const [what, label, typed] of [
    ['mobile phone', 'New Mobile Phone', '(212) 555-0198'],
    ['email address', 'New Email Address (User ID)', 'rosa.new@example.com'],
  ] as const) {
    await page.goto('/user-profile')
    await arriveAt(page, 'My Profile')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: `Change ${what}` }).click()
    await page.getByLabel(label).fill(typed)
    await page.getByRole('button', { name: 'Next' }).click()
    await arriveAt(page, `Verify ${what}`)
  }
  await logOut(page)
  await fillLogIn(page, rosa.email, demoPassword)
}

async function askForCredentials(page: Page): Promise<void> {
  await page.goto('/login/forgot')
  await page.getByLabel('Last Name').fill('Delgado')
  await page.getByLabel('Mobile Phone').fill('(212) 555-0142')
  await page.getByLabel('forgot password').check()
  await page.getByRole('button', { name: 'Next' }).click()
}

const typedForReset = {
  'Temporary Password': 'Kw7#mq2RtZ+4ha',
  'New Password': 'Bright-river-43',
  'Confirm Password': 'Bright-river-43',
}

async function resetPassword(page: Page): Promise<void> {
  await page.goto('/login/reset')
  for (const [label, typed] of Object.entries(typedForReset))
    await page.getByLabel(label).fill(typed)
  await page.getByRole('button', { name: 'Reset password' }).click()
}

const rows: readonly CatalogueRow[] = [
  {
    message: 'Your user ID or password is incorrect',
    also: ['4 attempts remaining. After that the account is locked for 5 minutes.'],
    keeps: { 'Email Address (User ID)': 'somebody.one@example.com' },
    provoke: (page) => tryPasswords(page, 'somebody.one@example.com', 1),
  },
  {
    message: '1 attempt remaining. After that the account is locked for 5 minutes.',
    also: ['Your user ID or password is incorrect'],
    keeps: { 'Email Address (User ID)': 'somebody.one@example.com' },
    provoke: (page) => tryPasswords(page, 'somebody.one@example.com', 3),
  },
  {
    message: 'Your account is locked for 5 minutes',
    also: [
      'Please refresh the page after 5 minutes and try again, or contact technical support at 212-555-0199.',
    ],
    keeps: { 'Email Address (User ID)': 'somebody.one@example.com' },
    provoke: (page) => tryPasswords(page, 'somebody.one@example.com', 1),
  },
  {
    message:
      'The new email address r***@e***.com was not verified, so we did not make the change. Please keep using rosa.delgado@example.com to log in.',
    also: [
      'The new mobile phone number ***-***-0198 was not verified, so we did not make the change. Your codes still go to ***-***-0142.',
    ],
    keeps: { 'Email Address (User ID)': '', Password: '' },
    provoke: (page) => leaveBothUnverified(page),
  },
  {
    message: 'Error verifying your account please try again',
    keeps: { 'Last Name': 'Delgado', 'Mobile Phone': '(212) 555-0142' },
    async provoke(page) {
      await breakDown(page, 'ResetCredentials')
      await askForCredentials(page)
    },
  },
  {
    message: 'Error with the password reset. Please try again',
    keeps: typedForReset,
    provoke: (page) => resetPassword(page),
  },
  {
    message: 'Reset password had an error. Please try again.',
    keeps: typedForReset,
    async provoke(page) {
      await breakDown(page, 'ConfirmResetCredentials')
      await resetPassword(page)
    },
  },
  {
    message: 'Daybreak is experiencing some difficulties. Please try again later.',
    async provoke(page) {
      await cut(page, 'AccountByInvitation')
      await page.goto(stage.invitation)
    },
  },
  {
    message: 'Link Expired',
    also: [
      'Your link to create your client portal account has expired. Please ask your attorney for a new link.',
    ],
    async provoke(page) {
      await stage.moveClock(8 * days)
      await page.goto(stage.invitation)
    },
  },
  { message: 'Not Found', provoke: (page) => page.goto('/no/such/page') },
]

test.each(rows)('shows: $message', (row) => expectMessage(onePage, row))

const mistyping = 'correct-wrong-input'
const forgetting = 'recover-login-credentials'

const elsewhere: readonly SeenElsewhere[] = [
  { where: 'login', message: 'Email Address (User ID) is required', journey: mistyping },
  { where: 'login', message: 'Password is required', journey: mistyping },
  { where: 'code', message: 'Your verification code is incorrect', journey: mistyping },
  { where: 'code', message: 'Your verification code has expired', journey: mistyping },
  { where: 'forgot', message: 'Last Name is required', journey: forgetting },
  { where: 'forgot', message: 'Mobile phone number is not valid', journey: forgetting },
  { where: 'forgot', message: 'Please check at least one', journey: forgetting },
  { where: 'no account', message: 'No matching account was found', journey: forgetting },
  { where: 'not set up', message: 'Account setup was not completed', journey: forgetting },
  { where: 'reset', message: 'Required', journey: forgetting },
  {
    where: 'reset',
    message: 'Your password must contain a minimum of 8 characters.',
    journey: forgetting,
  },
  { where: 'reset', message: 'Your passwords do not match', journey: forgetting },
]
test.each(elsewhere)('$where: $message is covered by $journey', expectInJourney)
