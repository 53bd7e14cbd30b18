// What an administrator decides for all cases of the firm: the checklists and the timeline.
import { expect, test } from 'vitest'
import { enter, enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFieldError, expectFocus, person } from './test-people.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const administrator = staffPerson('hollis', 'administrator')

async function openWorkspace(path: string, email: string) {
  const page = await stage.openBrowser(computer)
  await enterAsStaff(stage, page, email, path)
  return page
}

test('an administrator changes what the checklists of new cases ask for', async () => {
  const page = await openWorkspace('/workspace/firm/checklists', administrator.email)
  await arriveAt(page, 'Firm')
  const choice = page.getByRole('group', { name: 'How needed: Photo ID' }).first()
  await choice.getByRole('button', { name: 'Optional' }).click()
  await page.getByText('Changed. The product asks: Required').waitFor()
  await checkScreen(page, '737-checklist')
  await page.getByRole('button', { name: 'Chapter 13' }).click()
  await page.getByRole('group', { name: 'How needed: Bills for monthly expenses' }).last().waitFor()
  await page.getByRole('button', { name: 'Chapter 7', exact: true }).click()
  await page.getByText('1 document differs from the product').first().waitFor()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('New cases use this checklist.').waitFor()
  await page.getByText('Version 1').waitFor()
  await page.setViewportSize(phone)
  await checkScreen(page, '738-checklist-on-a-phone')
})

test('an administrator names a checklist, and a case that gets it says what changes', async () => {
  const page = await openWorkspace('/workspace/firm/checklists', administrator.email)
  await page.getByRole('button', { name: 'Add a checklist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your checklists' })
  await dialog.getByRole('button', { name: 'Add a checklist' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const name = dialog.getByLabel('Name of checklist 1', { exact: true })
  await expectFieldError(page, name, 'Enter a name, or remove this checklist.')
  await checkScreen(page, '787-names-of-checklists')
  await name.fill('Self-employed')
  await skipSecondPress(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The checklists are saved.').waitFor()
  await page.getByLabel('Checklist', { exact: true }).selectOption('Self-employed')
  const books = 'Self-employment: income and expenses, 6 months'
  const choice = page.getByRole('group', { name: `How needed: ${books}` })
  await choice.filter({ visible: true }).getByRole('button', { name: 'Required' }).click()
  await page.getByRole('button', { name: 'Save' }).filter({ visible: true }).click()
  await page.getByText('New cases that get this checklist follow it.').waitFor()
  await checkScreen(page, '788-checklist-with-a-name')

  await page.goto('/workspace/clients?assigned=anyone')
  await page
    .getByRole('link', { name: /^Delgado, Rosa/ })
    .first()
    .click()
  const parts = page.getByRole('navigation', { name: 'Parts of the case' })
  await parts.getByRole('link', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Change the checklist of this case' }).click()
  const change = page.getByRole('dialog', { name: 'Change the checklist of this case' })
  await change.getByLabel('Checklist').selectOption('Self-employed')
  await change.getByText(`${books}: required`).waitFor()
  await checkScreen(page, '789-what-a-checklist-changes')
  await page.setViewportSize(phone)
  await checkScreen(page, '790-what-a-checklist-changes-on-a-phone')
  await change.getByRole('button', { name: 'Change the checklist' }).click()
  await page.getByText('The checklist of the case is changed.').waitFor()
  await page.getByText('Self-employed', { exact: true }).waitFor()
  await checkScreen(page, '791-case-with-a-checklist')

  await page.goto('/workspace/clients/invite')
  await page.getByLabel('Document checklist').selectOption('Self-employed')
  await checkScreen(page, '792-invite-with-a-checklist')
})

test('an administrator words a step of the timeline, and the client reads it', async () => {
  const page = await openWorkspace('/workspace/firm/timeline', administrator.email)
  await page.getByRole('checkbox', { name: 'Own words for step 2' }).check()
  const step = page.getByRole('region', { name: /^Step 2/ })
  const name = step.getByLabel('Name (English)')
  await name.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, name, 'Clients read this text. Enter a few words.')
  await checkScreen(page, '739-timeline-with-an-error')
  await name.fill('Your homework')
  await step.getByLabel('Name (Spanish)').fill('Su tarea')
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Clients read these words from now on.').waitFor()
  await page.getByText('Version 1').waitFor()
  await page.setViewportSize(phone)
  await checkScreen(page, '740-timeline-on-a-phone')

  const rosa = await stage.openBrowser(phone)
  await enter(stage, rosa, person('rosa'), '/login')
  await rosa.getByText('Your homework').first().waitFor()
  await rosa.getByRole('button', { name: 'Español' }).click()
  await rosa.getByText('Su tarea').first().waitFor()
  expect(await rosa.getByText('Your homework').count()).toBe(0)
})

test('an administrator words the questions and answers, and the client reads them', async () => {
  const page = await openWorkspace('/workspace/firm/questions', administrator.email)
  await page.getByText('Clients read the questions that come with Daybreak.').waitFor()
  await page
    .getByRole('checkbox', { name: 'Show our own questions to clients who read English' })
    .check()
  const title = page.getByLabel('Title of topic 2', { exact: true })
  await title.fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(page, title, 'Write something here.')
  await title.fill('What we charge')
  // A new page has what was typed.
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('What we charge')
  await page.getByRole('button', { name: 'Move up: Topic 2' }).click()
  expect(await page.getByLabel('Title of topic 1', { exact: true }).inputValue()).toBe(
    'What we charge',
  )
  const first = page.getByRole('region', { name: /^Topic 1/ })
  await first.getByRole('button', { name: 'Add a question', exact: true }).click()
  await first
    .getByLabel(/^Question 1/)
    .last()
    .fill('Can I pay monthly?')
  await first
    .getByLabel(/^Answer 1/)
    .last()
    .fill('Yes.')
  await checkScreen(page, '742-questions')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Clients read these questions now.').waitFor()
  await page.getByText('Version 1').waitFor()
  await page.setViewportSize(phone)
  await checkScreen(page, '743-questions-on-a-phone')

  const marcus = await stage.openBrowser(phone)
  await enter(stage, marcus, person('marcus'), '/login')
  await marcus.getByRole('link', { name: 'FAQs' }).click()
  await marcus.getByRole('heading', { name: 'What we charge' }).waitFor()
  await marcus.getByText('Can I pay monthly?').waitFor()
})

test('an administrator changes the standard reasons for sending a document back', async () => {
  const page = await openWorkspace('/workspace/firm/reasons', administrator.email)
  await page.getByRole('button', { name: 'Remove: reason 7' }).click()
  await page.getByRole('button', { name: 'Add a reason' }).click()
  const reason = page.getByRole('region', { name: /^Reason 7/ })
  await expectFocus(reason.getByRole('heading'))
  await reason.getByLabel('Name for your firm (English)').fill('Too old')
  await reason.getByLabel('What the client reads (English)').fill('Please send a newer one.')
  await reason.getByLabel('Name for your firm (Spanish)').fill('Muy viejo')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectFieldError(
    page,
    reason.getByLabel('What the client reads (Spanish)'),
    'Enter a few words, or remove this reason.',
  )
  await checkScreen(page, '741-reasons-with-an-error')
  await reason.getByLabel('What the client reads (Spanish)').fill('Envíe uno más reciente.')
  await skipSecondPress(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The reasons are saved.').waitFor()
  await page.getByText('Version 1').waitFor()
  await page.setViewportSize(phone)
  await checkScreen(page, '742-reasons-on-a-phone')
})
