// Part 3 of the error catalog: messages for people who are or were signed in.
import type { Page } from 'playwright-core'
import { beforeAll, test } from 'vitest'
import {
  breakDown,
  cut,
  expectInJourney,
  expectMessage,
  tryPasswords,
  type CatalogueRow,
  type SeenElsewhere,
} from './test-catalogue.ts'
import { enter } from './test-log-in.ts'
import { aMomentLater, arriveAt, enterCode, person } from './test-people.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const minutes = 60_000
const denise = person('denise')
const stage = openStage()
/** Shared by all rows. Each row begins by opening an address. */
let onePage: Page

beforeAll(async () => {
  onePage = await stage.openBrowser(phone, 'stays')
  await onePage.clock.install()
})

async function comeIn(page: Page): Promise<void> {
  if (page.url() === 'about:blank') await enter(stage, page, denise, '/login')
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/user-profile')
  await arriveAt(page, 'My Profile')
}

async function openEdit(page: Page): Promise<void> {
  await openProfile(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await arriveAt(page, 'Edit profile')
}

async function saveCity(page: Page, city: string): Promise<void> {
  await page.getByLabel('City').fill(city)
  await page.getByRole('button', { name: 'Save' }).click()
}

const mobile = {
  button: 'Change mobile phone',
  label: 'New Mobile Phone',
  typed: '(212) 555-0198',
  verify: 'Verify mobile phone',
  recipient: '2125550198',
  operations: {
    update: 'UpdateAccountMobilePhone',
    verify: 'VerifyUpdatedMobilePhone',
    resend: 'ResendUpdatedMobilePhoneCode',
    cancel: 'CancelUpdateAccountMobilePhone',
  },
} as const
const email = {
  button: 'Change email address',
  label: 'New Email Address (User ID)',
  typed: 'denise.new@example.com',
  verify: 'Verify email address',
  recipient: 'denise.new@example.com',
  operations: {
    update: 'UpdateAccountEmailAddress',
    verify: 'VerifyUpdatedEmailAddress',
    resend: 'ResendUpdatedEmailAddressCode',
    cancel: 'CancelUpdateAccountEmailAddress',
  },
} as const
type Channel = typeof mobile | typeof email

async function fillChange(page: Page, { button, label, typed }: Channel): Promise<void> {
  await openEdit(page)
  await page.getByRole('button', { name: button }).click()
  await arriveAt(page, button)
  await page.getByLabel(label).fill(typed)
  await page.getByRole('button', { name: 'Next' }).click()
}

/** Opens the code form of the new value, if it is not open yet. */
async function comeToVerify(page: Page, channel: Channel): Promise<void> {
  if (await page.getByRole('heading', { level: 1, name: channel.verify }).isVisible()) return
  await fillChange(page, channel)
  await arriveAt(page, channel.verify)
}

/** All four steps of a change, each with a broken connection. */
function rowsOfChange(
  channel: Channel,
  says: Readonly<Record<keyof Channel['operations'], string>>,
): readonly CatalogueRow[] {
  const { operations, label, typed } = channel
  const atVerify =
    (act: 'verify' | 'resend' | 'cancel', press: (page: Page) => Promise<void>) =>
    async (page: Page) => {
      await comeToVerify(page, channel)
      await cut(page, operations[act])
      await press(page)
    }
  return [
    {
      message: says.update,
      keeps: { [label]: typed },
      async provoke(page) {
        await cut(page, operations.update)
        await fillChange(page, channel)
      },
    },
    {
      message: says.verify,
      keeps: { 'Verification code': '123456' },
      provoke: atVerify('verify', (page) => enterCode(page, '123456')),
    },
    {
      message: says.resend,
      provoke: atVerify('resend', async (page) => {
        await page.clock.fastForward('00:31')
        await page.getByRole('button', { name: 'Request new code' }).click()
      }),
    },
    {
      message: says.cancel,
      provoke: atVerify('cancel', (page) => page.getByRole('button', { name: 'Cancel' }).click()),
    },
  ]
}

const rows: readonly CatalogueRow[] = [
  {
    message: 'Your current password is incorrect. Please try again.',
    keeps: {
      'Current Password': '',
      'New Password': 'Blue-lantern-42',
      'Confirm Password': 'Blue-lantern-42',
    },
    async provoke(page) {
      await openProfile(page)
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Current Password').fill('Wrong-horse-9')
      await page.getByLabel('New Password').fill('Blue-lantern-42')
      await page.getByLabel('Confirm Password').fill('Blue-lantern-42')
      await aMomentLater(page)
      await page.getByRole('button', { name: 'Change password' }).click()
    },
  },
  ...rowsOfChange(mobile, {
    update: 'We could not update your mobile phone number. Please try again',
    verify: 'We could not verify your mobile phone number. Please try again',
    resend: 'We could not send a new code. Please try again later',
    cancel: 'We could not cancel the change to your mobile phone number. Please try again',
  }),
  ...rowsOfChange(email, {
    update: 'We could not update your email address. Please try again',
    verify: 'We could not verify your email address. Please try again',
    resend: 'We could not send a new code. Please try again later',
    cancel: 'We could not cancel the change to your email address. Please try again',
  }),
  {
    message: 'unknown error happended',
    keeps: { City: 'Akron' },
    async provoke(page) {
      await openEdit(page)
      await cut(page, 'UpdateAccount')
      await saveCity(page, 'Akron')
    },
  },
  {
    // Only the server detects this invalid name: one character that the database cannot store.
    message: 'error occurred saving account data',
    keeps: { 'First Name': '\u0000', City: 'Akron' },
    async provoke(page) {
      await openEdit(page)
      await page.getByLabel('First Name').fill('\u0000')
      await saveCity(page, 'Akron')
    },
  },
  {
    message: 'We could not deactivate the case. Please try again.',
    keeps: { Reason: 'Not needed any more.' },
    async provoke(page) {
      await page.goto('/client')
      await page.getByRole('button', { name: /Deactivate Case/ }).click()
      await page.getByLabel('Reason').fill('Not needed any more.')
      await cut(page, 'DeactivateCase')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate Case' }).click()
    },
  },
  {
    message: 'Error',
    inNewTab: true,
    async provoke(page) {
      await cut(page, 'Notifications')
      await page.goto('/notifications')
    },
  },
  {
    message: 'Error: we could not load your cases. Please try again.',
    inNewTab: true,
    async provoke(page) {
      await breakDown(page, 'ClientHome')
      await page.goto('/client')
    },
  },
  {
    message: 'This page could not be loaded.',
    offers: 'Retry',
    inNewTab: true,
    async provoke(page) {
      await cut(page, 'DocumentDashboard')
      await page.goto('/dashboard/documents')
    },
  },
  {
    // This text comes from the server. It is the same for a missing document and for a document of
    // another client.
    message: 'This document could not be found.',
    provoke: (page) =>
      page.goto('/dashboard/documents/detail?documentId=00000000-0000-7000-8000-000000000000'),
  },
  {
    message: 'Your session has timed out due to inactivity',
    async provoke(page) {
      await openProfile(page)
      await page.clock.fastForward(15 * minutes)
      await stage.moveClock(15 * minutes)
    },
  },
  {
    // The text for a lock when no support number is configured.
    message: 'Your account is locked for 5 minutes',
    also: ['Please refresh the page after 5 minutes and try again, or contact technical support.'],
    provoke: (page) => tryPasswords(page, denise.email, 5),
  },
]

test.each(rows)('shows: $message', async (row) => {
  await comeIn(onePage)
  await expectMessage(onePage, row)
})

const profile = 'edit-profile-and-password'
const changes = 'change-phone-and-email'
const refused = 'upload-when-one-file-fails'
const papers = 'preview-documents-before-sending'
const photo = 'photograph-a-document'
const elsewhere: ReadonlyArray<
  readonly [where: string, journey: string, messages: readonly string[]]
> = [
  [
    'profile',
    profile,
    [
      'First Name is Required',
      'Last Name is Required',
      'Home phone number is not valid',
      'Work phone number is not valid',
      'State selection required',
      'Please select an option',
      'Your passwords do not match',
      'Your password must contain at least one special character.',
    ],
  ],
  [
    'change of phone or email',
    changes,
    [
      'Mobile Phone is required.',
      'Mobile phone number is not valid',
      'You have not changed the phone number so not update performed',
      'Required',
      'Invalid email format',
      'You have not changed the email address so not update performed',
      'Your verification code is incorrect',
    ],
  ],
  [
    'upload',
    refused,
    [
      'This file exceeds the maximum file size of 25MB. Please try again.',
      'This file exceeds the maximum upload total size of 95MB. Please try again.',
      'There are 50 files in the list. No more files can be added.',
      'You can only upload 50 files at a time.',
      'The file cannot be empty',
      'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
      'statement.pdf, second statement.pdf may be corrupt and could not be submitted. Please try a different file.',
    ],
  ],
  ['preview', papers, ['Not supported file: docx']],
  ['camera', photo, ['Loading camera']],
]
const named: readonly SeenElsewhere[] = elsewhere.flatMap(([where, journey, messages]) =>
  messages.map((message) => ({ where, message, journey })),
)
test.each(named)('$where: $message is covered by $journey', expectInJourney)
