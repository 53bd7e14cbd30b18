// Before submitting, a client checks the answers: a warning links to its question, a change returns
// to its starting point, and no warning blocks the client.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, expectFocus, person } from './test-people.ts'
import {
  answerAll,
  readCaseId,
  firmSendsBack,
  goOnTo,
  markAsComplete,
  openQuestionnaire,
  openSection,
  overviewHeading,
  submitToAttorney,
} from './test-questionnaire.ts'
import { checkAtBothSizes, checkScreen } from './test-screen.ts'
import { computer, phone, phoneFirst, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const heading = 'Check your answers'
const narrow: ScreenSize = { width: 320, height: 640 }

const toQuestion = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true })
const getWarnings = (page: Page): Locator =>
  page.getByRole('region', { name: 'Answers to check again' })
const valueField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'How much is it worth in total today?' })

async function arriveAsRosa(size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enter(stage, page, person('rosa'), '/login')
  await openQuestionnaire(page)
  return page
}

/** By keyboard: the link has the focus, and Enter follows it. */
async function follow(page: Page, link: Locator): Promise<void> {
  await link.focus()
  await page.keyboard.press('Enter')
}

/** Expands a folded section of the page. */
async function openPart(page: Page, section: string): Promise<void> {
  // The name of a toast about a section ends with the section's name, so the pattern matches only
  // the start.
  const name = new RegExp(`^${section}`)
  await follow(page, page.getByRole('button', { name }))
  await page.getByRole('button', { name, expanded: true }).waitFor()
}

async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).focus()
  await page.keyboard.press('Enter')
}

test.each(phoneFirst)(
  'a warning links to its question and disappears after the correction ($width)',
  async (size) => {
    const page = await arriveAsRosa(size)
    await follow(page, page.getByRole('link', { name: 'Check all answers' }))
    await arriveAt(page, heading)
    await expectFocus(page.getByRole('heading', { level: 1 }))
    await openPart(page, 'Vehicles')
    expect(await getWarnings(page).count()).toBe(0)

    // Follows the card of a question to a part of it, and then goes back the same way.
    await follow(page, page.getByRole('link', { name: 'Change Cars and Trucks', exact: true }))
    await arriveAt(page, 'Cars and Trucks')
    await page.getByRole('button', { name: 'Vehicle Details of 2018 Honda Civic' }).click()
    await valueField(page).fill('0')
    await press(page, 'Save')
    await arriveAt(page, 'Cars and Trucks')
    await press(page, 'Back')
    await arriveAt(page, heading)
    await expectFocus(toQuestion(page, 'Cars and Trucks'))
    await toQuestion(page, 'Cars and Trucks').getByText('$0.00').waitFor()
    await getWarnings(page)
      .getByText(/loan has no value yet/)
      .waitFor()
    await getWarnings(page)
      .getByText('These answers may not match. You can submit without changing them.')
      .waitFor()
    await checkAtBothSizes(page, '450-check-all-answers')

    await follow(
      page,
      getWarnings(page).getByRole('link', { name: 'Go to 2018 Honda Civic: Vehicle Details' }),
    )
    await arriveAt(page, '2018 Honda Civic: Vehicle Details')
    const levels = page.getByRole('navigation', { name: 'Where you are' })
    // On phones, the breadcrumb shows only the parent level.
    await levels.getByRole('link', { name: 'Cars and Trucks' }).waitFor()
    await page.setViewportSize(computer)
    await levels.getByRole('link', { name: heading }).waitFor()
    await page.setViewportSize(size)
    await valueField(page).fill('11250')
    await checkAtBothSizes(page, '451-question-from-a-warning')
    await press(page, 'Save')
    await arriveAt(page, heading)
    await expectFocus(toQuestion(page, 'Cars and Trucks'))
    await toQuestion(page, 'Cars and Trucks').getByText('$11,250.00').waitFor()
    expect(await getWarnings(page).count()).toBe(0)
  },
)

test("an answer changed from a section's page returns to that page, also with the browser's Back button", async () => {
  const page = await arriveAsRosa(phone)
  await openSection(page, 'Getting Started')
  await page.getByRole('link', { name: 'Check your answers in this section' }).click()
  await arriveAt(page, heading)
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
    .toEqual([expect.stringMatching(/^Getting Started/)])
  await checkScreen(page, '452-check-a-section')
  await page.getByRole('link', { name: 'Change Why You Are Filing' }).click()
  await page.getByLabel('In your own words').fill('The cards paid for food.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, heading)
  await expectFocus(toQuestion(page, 'Why You Are Filing'))
  await toQuestion(page, 'Why You Are Filing').getByText('The cards paid for food.').waitFor()
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    expect.stringMatching(/^Getting Started/),
  ])
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)

  await page.getByRole('link', { name: 'Change Your Goals' }).click()
  await arriveAt(page, 'Your Goals')
  await page.goBack()
  await arriveAt(page, heading)
  await toQuestion(page, 'Your Goals').waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)

  // Save and Finish Later leads to the section as usual.
  await page.getByRole('link', { name: 'Change Your Goals' }).click()
  await arriveAt(page, 'Your Goals')
  await page.getByText('Save and Finish Later').click()
  await arriveAt(page, 'Getting Started')
})

test('a change that makes more questions necessary leads through these questions and then back', async () => {
  const page = await arriveAsRosa(phone)
  await openSection(page, 'Money and Accounts')
  await page.getByRole('link', { name: 'Check your answers in this section' }).click()
  await arriveAt(page, heading)
  await page.getByText(/^\d+ questions are not complete yet\.$/).waitFor()
  await page.getByRole('link', { name: 'Go to Quick Check: Cash and Banks' }).click()
  await arriveAt(page, 'Quick Check: Cash and Banks')
  await answerAll(page, 'No')
  for (const question of [
    'Do you have any cash?',
    /^Do you have any bank/,
    /^Do you own any cryptocurrency/,
  ])
    await page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: 'Yes', exact: true })
      .check()
  await press(page, 'Continue')

  await arriveAt(page, 'Cash')
  await page.getByText('Your change added this question.').waitFor()
  await page.getByRole('textbox', { name: 'How much cash do you have?' }).fill('40')
  await checkScreen(page, '457-opened-by-a-change')
  await press(page, 'Continue')
  // A list opens its first card automatically. This changes the address, although the page stays
  // the same.
  await arriveAt(page, 'Bank Accounts')
  await page.getByLabel('Bank or company').fill('Harbor Bank')
  await page.getByText('Your change added this question.').waitFor()
  await page.getByLabel('Kind of account').selectOption({ label: 'Checking' })
  await page.getByLabel('Last 4 of account number').fill('3391')
  await page.getByLabel('Who owns it?').selectOption({ index: 1 })
  await page.getByLabel('What is the balance today?').fill('12')
  // A new checkbox appears below the field and moves the next control away from a fast click.
  await page.getByLabel('What is the balance today?').blur()
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await press(page, 'Continue')
  await arriveAt(page, 'Cryptocurrency')
  await page.getByText('Your change added this question.').waitFor()
  // The last entry cannot be deleted. The delete button explains in which question the client can
  // answer No.
  await page.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('link', { name: 'Quick Check: Cash and Banks' }).click()
  await arriveAt(page, 'Quick Check: Cash and Banks')
  await page
    .getByRole('group', { name: /^Do you own any cryptocurrency/ })
    .getByRole('radio', { name: 'No', exact: true })
    .check()
  await press(page, 'Continue')
  await arriveAt(page, heading)
  await expectFocus(toQuestion(page, 'Quick Check: Cash and Banks'))
  await toQuestion(page, 'Cash').getByText('$40.00').waitFor()
  expect(await toQuestion(page, 'Cryptocurrency').count()).toBe(0)
})

test('prints the page without controls', async () => {
  const page = await arriveAsRosa(phone)
  await page.getByRole('link', { name: 'Check all answers' }).click()
  await page.getByRole('button', { name: /^Vehicles/, expanded: false }).waitFor()
  // Instead of printing, only fires the `beforeprint` event, as a browser does before it prints.
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await toQuestion(page, 'Cars and Trucks').waitFor()
  await page
    .getByText(/^Hollis & Reyes.* \| Rosa Delgado \| .* \| Printed on \d\d\/\d\d\/\d{4}$/)
    .waitFor()
  expect(await page.getByText('No answer', { exact: true }).filter({ visible: true }).count()).toBe(
    0,
  )
  for (const role of ['link', 'button', 'navigation', 'contentinfo', 'banner'] as const)
    expect([role, await page.getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0])
  expect(
    await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

// Toasts cover the bottom of a small window; the keyboard reaches the controls below them.

/** Shared by the tests. */
let marcus: Page

test('possible mistakes are shown before submitting, with links, in Spanish too', async () => {
  marcus = await stage.openBrowser(narrow, 'stays')
  await enter(stage, marcus, person('marcus'), '/login')
  await openQuestionnaire(marcus)
  await firmSendsBack(
    stage,
    await readCaseId(marcus),
    'moneyAndAccounts',
    'Please look at your accounts again.',
  )
  await marcus.reload()
  await follow(marcus, marcus.getByRole('link', { name: 'Check all answers' }))
  await openPart(marcus, 'Money and Accounts')
  await follow(marcus, marcus.getByRole('link', { name: 'Change Bank Accounts', exact: true }))
  await follow(marcus, marcus.getByRole('button', { name: /^Edit / }).first())
  await marcus.getByRole('checkbox', { name: /^I also owe this bank/ }).check()
  await goOnTo(marcus, heading)
  await expectFocus(toQuestion(marcus, 'Bank Accounts'))
  await follow(marcus, marcus.getByRole('link', { name: overviewHeading }))
  for (const section of ['Vehicles', 'Money and Accounts']) {
    await openSection(marcus, section)
    await markAsComplete(marcus)
  }
  await marcus.getByRole('button', { name: 'Submit to attorney' }).click()
  const dialog = marcus.getByRole('dialog')
  await dialog.getByText('You may want to check 1 thing first.').waitFor()
  await checkScreen(marcus, '453-worth-a-look-before-submitting')
  await dialog.getByRole('link', { name: heading }).click()
  await arriveAt(marcus, heading)
  await getWarnings(marcus).getByRole('link', { name: 'Go to Bank Accounts' }).waitFor()
  await marcus.getByRole('button', { name: 'Español' }).click()
  await arriveAt(marcus, 'Revise sus respuestas')
  await marcus
    .getByRole('region', { name: 'Respuestas para revisar otra vez' })
    .getByText(/^Le debe dinero a un banco/)
    .waitFor()
  await checkScreen(marcus, '454-check-in-spanish')
})

test('warnings do not prevent submitting, and the PDF copy appears without a reload', async () => {
  await marcus.getByRole('button', { name: 'English' }).click()
  await arriveAt(marcus, heading)
  const copy = marcus.getByRole('link', { name: 'A copy of what you submitted' })
  const earlier = await copy.getAttribute('href')
  await follow(marcus, marcus.getByRole('link', { name: overviewHeading }))
  await submitToAttorney(marcus)
  await marcus.getByText('Your questionnaire was successfully submitted to your attorney').waitFor()
  await expect.poll(() => copy.getAttribute('href')).not.toBe(earlier)
  await checkScreen(marcus, '456-the-copy-is-there')
  await follow(marcus, copy)
  await arriveAt(marcus, /^Your answers, .* \(2\)\.pdf$/)
  const page = marcus.getByRole('main')
  await expect.poll(() => page.getByText('A copy of what you submitted').count()).toBe(2)
  expect(await page.getByText(/From your attorney|Your attorney did not/).count()).toBe(0)
})

test('the submitted answers can be read', async () => {
  await openQuestionnaire(marcus)
  await follow(marcus, marcus.getByRole('link', { name: 'Check all answers' }))
  await follow(marcus, marcus.getByRole('link', { name: 'View Bank Accounts' }))
  await arriveAt(marcus, 'Bank Accounts')
  await expect.poll(() => marcus.getByRole('textbox').count()).toBe(0)
  await marcus.getByRole('button', { name: 'Back', exact: true }).click()
  await arriveAt(marcus, heading)
  await expectFocus(toQuestion(marcus, 'Bank Accounts'))
  expect(await getWarnings(marcus).count()).toBe(0)
  await checkScreen(marcus, '455-check-what-was-handed-in')
})
