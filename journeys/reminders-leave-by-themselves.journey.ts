// The firm says when clients are reminded, and pauses the reminders of a case.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { monthDayYear } from '#lib/dates.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const administrator = staffPerson('hollis', 'administrator')
const paralegal = staffPerson('hollis', 'paralegal')
const dayMs = 24 * 60 * 60 * 1000
const inAWeek = new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10)
const pollMs = 15_000

async function openCase(email: string, size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone&q=Delgado')
  await page.getByRole('link', { name: /^Delgado, Rosa(?! Isabel)/ }).click()
  await arriveAt(page, /^Delgado, Rosa/)
  return page
}

/** After the conflict is over, the form is about what was saved last. */
async function saveOverColleague(page: Page): Promise<void> {
  const colleague = await page.context().newPage()
  await colleague.goto('/workspace/firm/reminders')
  await changeDays(colleague, '3, 6', 'Save')
  await colleague.getByText('The reminders are saved.').waitFor()
  await colleague.close()
  await changeDays(page, '2, 4', 'Save')
  const conflict = page.getByText('A colleague has changed the reminders.')
  await conflict.waitFor()
  await changeDays(page, '2, 4', 'Save mine')
  await conflict.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
}

async function changeDays(page: Page, days: string, button: string): Promise<void> {
  await page.getByLabel('Days after the client last did something').fill(days)
  await skipSecondPress(page)
  await page.getByRole('button', { name: button, exact: true }).click()
}

test('an administrator changes the days, and a case says when its next reminder leaves', async () => {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, administrator.email, '/workspace/firm/reminders')
  const days = page.getByLabel('Days after the client last did something')
  await days.fill('7, 3')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    days,
    'Enter 1 to 6 whole numbers from 1 to 90, each larger than the one before, such as 3, 7, 14.',
  )
  await checkScreen(page, '770-reminder-days-with-an-error')
  await days.fill('2, 5')
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The reminders are saved.').waitFor()
  await checkScreen(page, '771-reminder-days')
  await saveOverColleague(page)

  const colleague = await openCase(paralegal.email, phone)
  const card = colleague.getByRole('region', { name: 'Reminders' })
  await card.getByText(/^Next reminder: /).waitFor()
  await card.getByText(/^Number 1 of 2, about /).waitFor()
  await checkScreen(colleague, '772-next-reminder-of-a-case')
})

test('a colleague pauses and resumes the reminders of a case, and sends one at once', async () => {
  const page = await openCase(paralegal.email, computer)
  const card = page.getByRole('region', { name: 'Reminders' })
  await card.getByRole('button', { name: 'Pause reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pause reminders' })
  await dialog.getByLabel('Last day of the pause').fill('01/15/2020')
  await dialog.getByRole('button', { name: 'Pause reminders' }).click()
  await dialog
    .getByText('Enter a date after today as month, day and year, such as 12/31/2026.')
    .first()
    .waitFor()
  await checkScreen(page, '773-pause-with-an-error')
  await dialog.getByLabel('Last day of the pause').fill(monthDayYear(inAWeek))
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Pause reminders' }).click()
  await dialog.waitFor({ state: 'detached' })
  await card.getByText(/^Reminders are paused through /).waitFor()
  await card.getByText(`By ${paralegal.name}`).waitFor()
  await expectFocus(card.getByRole('button', { name: 'Resume reminders' }))
  await checkScreen(page, '774-reminders-paused')
  await skipSecondPress(page)
  await card.getByRole('button', { name: 'Resume reminders' }).click()
  await card.getByText(/^Next reminder: /).waitFor()

  await card.getByRole('button', { name: 'Send one now' }).click()
  await page
    .getByRole('dialog', { name: 'Send a reminder now?' })
    .getByRole('button', { name: 'Send reminder' })
    .click()
  await card.getByText(/^One sent so far, on /).waitFor({ timeout: 2 * pollMs })
  expect(await card.getByRole('button', { name: 'Send one now' }).count()).toBe(0)

  const rosa = await stage.openBrowser(phone)
  await enter(stage, rosa, person('rosa'), '/login')
  await rosa.goto('/notifications')
  await rosa
    .getByText(/Your attorney’s office is waiting for you/)
    .first()
    .waitFor()
})
