// The firm fits the checklist of a case, writes what is missing, and sends a document to confirm.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { monthDayYear } from '#lib/dates.ts'
import { pdfFile } from './test-files.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, person } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('hollis', 'paralegal')
const dayMs = 24 * 60 * 60 * 1000
const pollMs = 20_000

async function openDocuments(size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name: /^Okonkwo/ }).click()
  await arriveAt(page, /^Okonkwo/)
  const parts = page.getByRole('navigation', { name: 'Parts of the case' })
  await parts.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('heading', { name: 'Checklist' }).waitFor()
  return page
}

test('what is missing is asked for once, and the client reads it in the portal', async () => {
  const page = await openDocuments(computer)
  await checkScreen(page, '760-checklist-of-a-case')

  // Grace has no pay stubs to send.
  const row = page.getByRole('row', { name: /^Pay stubs, last 60 days \(Grace\)/ })
  await row.getByRole('combobox').selectOption('Not needed')
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Not needed/ }).click()
  await row.getByText('Your firm asks for it').waitFor()
  await page.getByRole('button', { name: /^All/ }).click()

  await page.getByRole('button', { name: 'Add a request' }).click()
  const request = page.getByRole('dialog', { name: 'Ask for something more' })
  await request.getByRole('button', { name: 'Ask for it' }).click()
  await expectFieldError(
    page,
    request.getByLabel('What you ask for'),
    'Please say what you ask for: a title of at most 60 characters.',
  )
  await checkScreen(page, '761-request-with-an-error')
  const due = monthDayYear(new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10))
  await request.getByLabel('What you ask for').fill('Letter about the rent')
  await request.getByLabel('What counts').fill('A letter of your landlord about what you owe.')
  await request.getByLabel('From whom').selectOption('Victor')
  await request.getByLabel('Until when').fill(due)
  await skipSecondPress(page)
  await request.getByRole('button', { name: 'Ask for it' }).click()
  await request.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /^Letter about the rent/ }).waitFor()

  const letter = page.getByRole('region', { name: '“Still missing” letter' })
  const choice = letter.getByRole('checkbox', { name: /^Letter about the rent/ })
  await expect.poll(() => choice.isChecked()).toBe(true)
  await letter.getByText('Hello Victor,').waitFor()
  await checkScreen(page, '762-still-missing-letter')
  await letter.getByRole('button', { name: /^Send to Victor/ }).click()
  await page.getByText('The letter is in the portal of your clients.').waitFor()
  await page
    .getByRole('row', { name: /^Letter about the rent/ })
    .getByText(/^Asked on/)
    .waitFor()

  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('victor'), '/login')
  await portal.goto('/dashboard/documents')
  await portal.getByText(/^Maria Santos wrote on .*: we still need$/).waitFor()
  await checkScreen(portal, '763-letter-in-the-portal')
  await portal.getByRole('link', { name: /^Letter about the rent \(by / }).click()
  await portal.getByText(/^Please send it by /).waitFor()
  await checkScreen(portal, '764-request-with-a-day')
})

test('a document is read and confirmed by one of two spouses', async () => {
  const page = await openDocuments(phone)
  await checkScreen(page, '765-checklist-on-a-phone')
  await page.getByRole('button', { name: 'Send a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a document' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expectFieldError(page, dialog.getByLabel('File', { exact: true }), 'Choose a file first.')
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ ...pdfFile('Fee agreement.pdf', 'Fees') })
  await dialog.getByLabel('For whom').selectOption('Grace')
  await dialog
    .getByRole('checkbox', { name: 'Ask them to confirm that they have read it' })
    .check({ force: true })
  await checkScreen(page, '766-send-a-document')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Grace has not confirmed it yet').waitFor()

  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('grace'), '/login')
  await portal.goto('/dashboard/documents')
  await portal.getByRole('link', { name: /Fee agreement\.pdf/ }).click()
  await arriveAt(portal, 'Fee agreement.pdf')
  await portal.getByText('I have received and read this document.').waitFor()
  await checkScreen(portal, '767-please-confirm')
  await portal.getByRole('button', { name: 'Confirm' }).click()
  await portal.getByText(/^You confirmed this on /).waitFor()
  await page.getByText(/^Grace confirmed it on /).waitFor({ timeout: pollMs })

  const spouse = await stage.openBrowser(phone)
  await enter(stage, spouse, person('victor'), '/login')
  await spouse.goto('/dashboard/documents')
  await spouse.getByRole('heading', { name: 'Submit Requested Documents' }).waitFor()
  await expect.poll(() => spouse.getByText('Fee agreement.pdf').count()).toBe(0)
})
