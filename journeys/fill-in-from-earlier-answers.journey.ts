// An answer fills in later questions, which show where it came from. Lists do not exceed their
// limits.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, describedAs, person } from './test-people.ts'
import {
  answerAll,
  goOnTo,
  openQuestion,
  openQuestionnaire,
  openSection,
  overviewHeading,
} from './test-questionnaire.ts'
import { checkScreen, skipSecondPress } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

/** Opens a case whose questionnaire is not started. The client has two cases. */
async function arriveAtQuestionnaire(page: Page): Promise<void> {
  await enter(stage, page, person('amir'), '/login')
  await page.getByRole('link', { name: /^Go to Case Dashboard, .*Hollis & Reyes Law$/ }).click()
  await page.getByRole('link', { name: 'Complete Intake Questionnaire' }).waitFor()
  await openQuestionnaire(page)
}

async function backToOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/questionnaires')
  await arriveAt(page, overviewHeading)
}

test('an answer fills in other questions, in the same section and another one, until Continue confirms it', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtQuestionnaire(page)
  await openSection(page, 'Vehicles')
  await openQuestion(page, 'Cars and Trucks', 'Cars and Trucks')
  for (const next of ['Leased Vehicles', 'Boats, RVs and Others', 'Driving Costs']) {
    await answerAll(page, 'No')
    await goOnTo(page, next)
  }
  await page
    .getByText(
      'Filled in from your answers to Cars and Trucks and Leased Vehicles. Please check it.',
    )
    .waitFor()
  expect(await page.getByLabel('Vehicles you pay to operate').inputValue()).toBe('0')

  await backToOverview(page)
  await openSection(page, 'Homes and Land')
  await openQuestion(page, 'Your Housing', 'Where You Live')
  await page.getByLabel('I rent').check()
  await page.getByLabel('How much do you pay each month for your housing?').fill('950')
  // The checkbox appears late and moves everything below it, including Continue.
  await page.getByLabel('This is a guess').waitFor()
  await goOnTo(page, 'Your Rental')

  await backToOverview(page)
  await openSection(page, 'Monthly Expenses')
  await openQuestion(page, 'Home Costs', 'Your Household Budget')
  await page.getByText('Filled in from your answer to Your Housing. Please check it.').waitFor()
  expect(
    await page
      .getByRole('textbox', { name: 'How much do you pay each month for rent or mortgage?' })
      .inputValue(),
  ).toBe('950.00')
  await checkScreen(page, '417-filled-in-from-another-answer')
  await page.getByText('Save and Finish Later').click()
  await arriveAt(page, 'Monthly Expenses')
})

test('a list stops at its limit, and one press copies an amount from one month to the others', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtQuestionnaire(page)
  await openSection(page, 'Fees, Courses and Review')
  await openQuestion(page, 'Court Filing Fee', 'Court Fee')
  await page.getByLabel('Ask to pay in installments (parts)').check()
  const add = page.getByRole('button', { name: 'Add another payment' })
  for (const count of [2, 3]) {
    await add.click()
    await expect.poll(() => page.getByRole('button', { name: /^Delete / }).count()).toBe(count)
    await skipSecondPress(page)
  }
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  expect(await describedAs(add)).toContain(
    'You can add up to 3. Tell your attorney about the rest.',
  )

  await backToOverview(page)
  await openSection(page, 'Job and Income')
  await openQuestion(page, 'Six-Month Income', 'Last Six Months')
  const kind = page.getByRole('checkbox', { name: 'Wages and salary' })
  await kind.check()
  const wages = page
    .getByRole('group', { name: 'How much did you get in wages and salary?' })
    .getByRole('textbox', { name: /^[A-Z][a-z]+ \d{4}$/ })
  await expect.poll(() => wages.count()).toBe(6)
  expect(await page.getByRole('button', { name: /^(Add|Delete) / }).count()).toBe(0)
  const amounts = () =>
    wages.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  await wages.nth(0).fill('3360')
  await wages.nth(2).fill('5040.5')
  await page.getByRole('button', { name: 'Use $3,360.00 for the other 4' }).click()
  const given = ['3,360.00', '3,360.00', '5,040.50', '3,360.00', '3,360.00', '3,360.00']
  await expect.poll(amounts).toEqual(given)
  // If the client unchecks a kind by mistake and checks it again, its amounts return.
  await kind.uncheck()
  await wages.first().waitFor({ state: 'detached' })
  await kind.check()
  await expect.poll(amounts).toEqual(given)
  const sums = page.locator('.month-sums dd')
  expect(await sums.count(), 'one kind needs no sums').toBe(0)
  await page.getByRole('checkbox', { name: 'Overtime, tips, bonus' }).check()
  await page
    .getByRole('group', { name: /overtime/ })
    .getByRole('textbox')
    .nth(1)
    .fill('120')
  await expect
    .poll(() => sums.allInnerTexts())
    .toEqual(['$3,360.00', '$3,480.00', '$5,040.50', '$3,360.00', '$3,360.00', '$3,360.00'])
  await checkScreen(page, '418-six-months')
})
