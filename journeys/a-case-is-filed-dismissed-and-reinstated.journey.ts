// An attorney files a case, records its dismissal, takes it back and converts the case; the client
// reads each step.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { monthDayYear } from '#lib/dates.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFocus, person } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const attorney = staffPerson('hollis', 'attorney')
const paralegal = staffPerson('hollis', 'paralegal')
const client = person('rosa')
const dayMs = 24 * 60 * 60 * 1000
const yesterday = monthDayYear(new Date(Date.now() - dayMs).toISOString().slice(0, 10))

async function openCase(
  email: string,
  size: ScreenSize = computer,
  name = /^Delgado, Rosa/,
): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  await page.getByRole('link', { name }).click()
  await arriveAt(page, name)
  return page
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change stage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the stage' })
  await dialog.waitFor()
  return dialog
}

async function confirm(page: Page, button = 'Change the stage'): Promise<void> {
  const preview = page.getByRole('dialog', { name: 'What clients will read' })
  await skipSecondPress(page)
  await preview.getByRole('button', { name: button }).click()
  await preview.waitFor({ state: 'detached' })
}

async function giveReason(preview: Locator): Promise<void> {
  await preview.getByLabel('Why does the case go on anyway?').fill('A sale is near')
}

/** The client reads the dashboard of the only open case. */
async function expectDashboard(page: Page, title: string): Promise<void> {
  await page.reload()
  await page.getByText(title).first().waitFor()
}

test('a case is filed, dismissed and reinstated, and its client reads each step', async () => {
  const page = await openCase(attorney.email)
  const colleague = await openCase(paralegal.email, phone)
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, client, '/login')

  const filing = await openDialog(page)
  await filing.getByRole('button', { name: 'See what clients will read' }).click()
  await filing.getByText('Enter the filing date as MM/DD/YYYY.').first().waitFor()
  await checkScreen(page, '700-filing-without-a-date')
  await skipSecondPress(page)
  await filing.getByLabel('Filing date').fill(yesterday)
  await filing.getByRole('button', { name: 'See what clients will read' }).click()
  await filing
    .getByText('Enter the case number, or check that there is none yet.')
    .first()
    .waitFor()
  await skipSecondPress(page)
  await filing
    .getByRole('checkbox', { name: 'The court has not given a number yet' })
    .check({ force: true })
  await filing.getByRole('button', { name: 'See what clients will read' }).click()
  const preview = page.getByRole('dialog', { name: 'What clients will read' })
  await preview.getByText('Your case number will appear here').waitFor()
  await preview.getByText('Your case moved forward: Filed').waitFor()
  await preview.getByText('Not there yet').waitFor()
  await checkScreen(page, '701-what-the-client-will-read')
  await skipSecondPress(page)
  await preview.getByRole('button', { name: 'Change the stage' }).click()
  await preview
    .getByText(/^Something is not there yet\. Say in 3 to 200/)
    .first()
    .waitFor()
  await checkScreen(page, '709-filing-without-a-reason')
  await giveReason(preview)

  const late = await openDialog(colleague)
  await late.getByLabel('Filing date').fill(yesterday)
  await late.getByLabel('Case number').fill('26-10442')
  await late.getByRole('button', { name: 'See what clients will read' }).click()
  await confirm(page)
  await page.getByText('Not known yet').waitFor()
  await expectDashboard(portal, 'Congratulations! Your case has been filed')

  const latePreview = colleague.getByRole('dialog', { name: 'What clients will read' })
  await giveReason(latePreview)
  await skipSecondPress(colleague)
  await latePreview.getByRole('button', { name: 'Change the stage' }).click()
  await late.getByText('A colleague changed the stage of this case while you were at it.').waitFor()
  await late.getByRole('row', { name: /Case number\s*None\s*26-10442/ }).waitFor()
  await checkScreen(colleague, '702-changed-by-a-colleague')
  expect(await late.getByText('Complete', { exact: true }).count()).toBe(0)
  await skipSecondPress(colleague)
  await late.getByRole('button', { name: 'See what clients will read' }).click()
  await latePreview.getByText('The court gave your case a number: 26-10442').waitFor()
  await confirm(colleague, 'Save the change')
  await colleague.getByText('26-10442').first().waitFor()

  await page.reload()
  await page.getByText('26-10442').first().waitFor()
  const ending = await openDialog(page)
  await ending.getByRole('button', { name: 'See what clients will read' }).click()
  await ending.getByText('Choose how the case ended.').first().waitFor()
  await skipSecondPress(page)
  await ending.getByLabel('How the case ended').selectOption('Dismissed')
  await ending.getByLabel('Day of the order').fill(yesterday)
  expect(await ending.getByText('Whose case has ended?').count()).toBe(0)
  await ending.getByRole('button', { name: 'See what clients will read' }).click()
  await preview.getByText('Your case was dismissed', { exact: true }).waitFor()
  await preview.getByRole('heading', { name: 'What clients still see' }).waitFor()
  await checkScreen(page, '703-dismissal')
  await confirm(page)
  await expectDashboard(portal, 'Your case was dismissed')

  await page.getByRole('button', { name: 'Put in the archive' }).click()
  const archive = page.getByRole('dialog', { name: 'Put this case in the archive?' })
  await archive.getByRole('heading', { name: 'What clients still see' }).waitFor()
  await checkScreen(page, '707-archive')
  await skipSecondPress(page)
  await archive.getByRole('button', { name: 'Put in the archive' }).click()
  await page.getByText(/^In the archive since .* by Dana Reyes$/).waitFor()
  await expectFocus(page.getByRole('button', { name: 'Take out of the archive' }))
  await checkScreen(page, '708-in-the-archive')
  await expectDashboard(portal, 'Your case was dismissed')

  // A case that goes on leaves the archive by itself.
  const back = await openDialog(page)
  await back.getByText('Filed', { exact: true }).click()
  await back.getByRole('button', { name: 'See what clients will read' }).click()
  await preview.getByText('The case goes back to an earlier stage.').waitFor()
  await checkScreen(page, '704-reinstated')
  await confirm(page)
  await expectDashboard(portal, 'Congratulations! Your case has been filed')
  expect(await page.getByText(/^In the archive since/).count()).toBe(0)

  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const conversion = page.getByRole('dialog', { name: 'Convert the case' })
  await conversion.getByLabel('Day of conversion').fill('soon')
  await conversion.getByRole('button', { name: 'Convert the case' }).click()
  await conversion.getByText('Enter the day of conversion as MM/DD/YYYY.').first().waitFor()
  await checkScreen(page, '705-conversion-with-an-error')
  await conversion.getByLabel('Day of conversion').fill(yesterday)
  await conversion.getByLabel('Docket number').fill('42')
  await skipSecondPress(page)
  await conversion.getByRole('button', { name: 'Convert the case' }).click()
  await page.getByText('The case continues under Chapter 13.').waitFor()
  await page.getByText('Ch. 13').first().waitFor()
  await checkScreen(page, '706-converted')
  await portal.goto('/dashboard/caseinformation')
  await portal.getByText('Chapter 13 Bankruptcy').first().waitFor()
  await portal.goto('/notifications')
  await portal.getByText('Your case now continues under Chapter 13').waitFor()
})

test('a couple ends differently: each reads their own outcome', async () => {
  const [elena, marcus] = [await stage.openBrowser(phone), await stage.openBrowser(computer)]
  await enter(stage, elena, person('elena'), '/login')
  await enter(stage, marcus, person('marcus'), '/login')
  const page = await openCase(attorney.email, phone, /^Whitfield, Marcus/)
  const ending = await openDialog(page)
  await ending.getByText('Both clients read this outcome').waitFor()
  await ending.getByText('Elena', { exact: true }).click()
  await ending.getByLabel('How the case ended').selectOption('Dismissed')
  await ending.getByLabel('Day of the order').fill(yesterday)
  await ending.getByLabel('Docket number').fill('31')
  await checkScreen(page, '709-the-end-of-one-debtor')
  await ending.getByRole('button', { name: 'See what clients will read' }).click()
  const preview = page.getByRole('dialog', { name: 'What clients will read' })
  await preview.getByText('Nothing changes for Marcus, who gets no notification.').waitFor()
  await preview.getByText('Your case was dismissed', { exact: true }).waitFor()
  await checkScreen(page, '710-what-one-debtor-will-read')
  await confirm(page, 'Save the change')
  await page.getByText('The change for Elena is saved.').waitFor()
  await page
    .getByText(/Elena: Dismissed, /)
    .first()
    .waitFor()
  await checkScreen(page, '711-one-part-has-ended')

  await expectDashboard(elena, 'Your case was dismissed')
  await checkScreen(elena, '712-dashboard-of-the-dismissed-debtor')
  await expectDashboard(marcus, 'Congratulations! Your case has been filed')
  await checkScreen(marcus, '713-dashboard-of-the-spouse')
})

test('a case whose list before filing is complete is ready to file, and is filed without a reason', async () => {
  const page = await openCase(attorney.email, computer, /^Rahimi, Amir/)
  await page.getByRole('link', { name: 'Before filing' }).click()
  await page.getByRole('heading', { name: 'Conflict search' }).waitFor()
  await checkScreen(page, '710-before-filing')

  await page.getByRole('button', { name: 'Enter the fee' }).click()
  const fees = page.getByRole('dialog', { name: 'Fees' })
  await fees.getByRole('button', { name: 'Save', exact: true }).click()
  await fees.getByText('Enter an amount in dollars').first().waitFor()
  await checkScreen(page, '711-fees-with-errors')
  await fees.getByLabel('Fee agreed').fill('1,800')
  await fees.getByLabel('To be paid before filing').fill('500')
  await skipSecondPress(page)
  await fees.getByRole('button', { name: 'Save', exact: true }).click()
  await fees.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Add a payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Add a payment' })
  await payment.getByLabel('Amount').fill('500')
  await payment.getByRole('button', { name: 'Add a payment' }).click()
  await payment.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mark as done: Petition signed' }).click()
  const signed = page.getByRole('dialog', { name: 'Done: Petition signed' })
  await signed.getByRole('button', { name: 'Mark as done' }).click()
  await signed.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Search conflicts' }).click()
  const search = page.getByRole('dialog', { name: 'Conflict search' })
  await search.getByLabel('Conclusion').fill('Another case of the same client')
  await checkScreen(page, '712-conflicts')
  await search.getByRole('button', { name: 'Record the search' }).click()
  await search.waitFor({ state: 'detached' })

  const notNeeded = page.getByRole('button', { name: /^Not needed: / })
  while ((await notNeeded.count()) > 0) {
    const open = await notNeeded.count()
    await notNeeded.first().click()
    const reason = page.getByRole('dialog', { name: /^Not needed: / })
    await reason.getByLabel('Reason').fill('On paper in our office')
    await reason.getByRole('button', { name: 'Mark as not needed' }).click()
    await reason.waitFor({ state: 'detached' })
    await expect.poll(() => notNeeded.count()).toBe(open - 1)
  }
  await page.getByText('Ready to file', { exact: true }).first().waitFor()
  await page.goto('/workspace/clients?assigned=anyone&ready=to-file')
  await page.getByRole('row', { name: /Rahimi, Amir.*Ready to file/ }).waitFor()

  await page.getByRole('link', { name: /^Rahimi, Amir/ }).click()
  const filing = await openDialog(page)
  await filing.getByLabel('Filing date').fill(yesterday)
  await filing.getByLabel('Case number').fill('26-10777')
  await filing.getByRole('button', { name: 'See what clients will read' }).click()
  await page.getByRole('dialog', { name: 'What clients will read' }).waitFor()
  expect(await page.getByText('Not there yet').count()).toBe(0)
  await confirm(page)
  await expect.poll(() => page.getByRole('link', { name: 'Before filing' }).count()).toBe(0)
})
