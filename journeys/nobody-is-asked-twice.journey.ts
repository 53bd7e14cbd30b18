// What somebody has answered once is filled in where it is asked again, and says where it comes from; lists hold as many as they may.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { secondPressMs } from '#ui/second-press.ts'
import { arriveAt, describedAs, logIn, person } from './test-people.ts'
import { answerAll, goOnTo, openQuestion, openQuestionnaire, openSection, overviewHeading } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { openStage, phone } from './test-stage.ts'

const stage = openStage()

/** Of two cases the one whose questionnaire nobody has begun. */
async function arriveAtQuestionnaire(page: Page): Promise<void> {
  await page.goto('/login')
  await logIn(stage, page, person('amir'))
  await page.getByRole('link', { name: /^Go to Case Dashboard, .*Hollis & Reyes Law$/ }).click()
  await page.getByRole('link', { name: 'Complete Intake Questionnaire' }).waitFor()
  await openQuestionnaire(page)
}

async function backToOverview(page: Page): Promise<void> {
  await page.goto('/dashboard/questionnaires')
  await arriveAt(page, overviewHeading)
}

test('an answer fills in other questions, in the same section and in another one, and waits there for Continue', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtQuestionnaire(page)
  await openSection(page, 'Vehicles')
  await openQuestion(page, 'Cars and Trucks', 'Cars and Trucks')
  for (const next of ['Leased Vehicles', 'Boats, RVs and Others', 'Driving Costs']) {
    await answerAll(page, 'No')
    await goOnTo(page, next)
  }
  await page.getByText('From your answers to Cars and Trucks and Leased Vehicles. Please check it.').waitFor()
  expect(await page.getByLabel('Vehicles you pay to run').inputValue()).toBe('0')

  await backToOverview(page)
  await openSection(page, 'Homes and Land')
  await openQuestion(page, 'Your Housing', 'Where You Live')
  await page.getByLabel('I rent').check()
  await page.getByLabel('Amount you pay a month').fill('950')
  // It moves what stands below it, Continue too.
  await page.getByLabel('This is a guess').waitFor()
  await goOnTo(page, 'Your Rental')

  await backToOverview(page)
  await openSection(page, 'Monthly Expenses')
  await openQuestion(page, 'Home Costs', 'Your Household Budget')
  await page.getByText('From your answer to Your Housing. Please check it.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Rent or mortgage' }).inputValue()).toBe('950.00')
  await checkScreen(page, '417-filled-in-from-another-answer')
  await page.getByText('Save and Finish Later').click()
  await arriveAt(page, 'Monthly Expenses')
})

test('a list takes no more than it may hold, and rows that are fixed are named and stay', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtQuestionnaire(page)
  await openSection(page, 'Fees, Courses and Review')
  await openQuestion(page, 'Court Filing Fee', 'Court Fee')
  await page.getByLabel('Ask to pay in parts').check()
  const add = page.getByRole('button', { name: 'Add another payment' })
  for (const count of [2, 3]) {
    await add.click()
    await expect.poll(() => page.getByRole('button', { name: /^Delete / }).count()).toBe(count)
    await page.waitForTimeout(secondPressMs)
  }
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  expect(await describedAs(add)).toContain('You can add up to 3. Tell your attorney about the rest.')

  await backToOverview(page)
  await openSection(page, 'Job and Income')
  await openQuestion(page, 'Six-Month Income', 'Last Six Months')
  await expect.poll(() => page.getByRole('heading', { level: 3, name: /^\d\d\/\d{4}$/ }).count()).toBe(6)
  expect(await page.getByRole('button', { name: /^(Add|Delete) / }).count()).toBe(0)
})
