// The questionnaire from its introduction to the first complete section: instructions, terms,
// groups, questions, stopping and resuming.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, describedAs, expectFocus, person } from './test-people.ts'
import {
  answerAll,
  finishLater,
  goOnTo,
  markAsComplete,
  openQuestion,
  openSection,
  toRow,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

/** Opens a case whose questionnaire is not started. The client has two cases. */
async function arriveAtNewQuestionnaire(page: Page): Promise<void> {
  await enter(stage, page, person('amir'), '/login')
  await page.getByRole('link', { name: /^Go to Case Dashboard, .*Hollis & Reyes Law$/ }).click()
  await page.getByRole('link', { name: 'Complete Intake Questionnaire' }).waitFor()
  await page.getByRole('link', { name: 'Intake', exact: true }).click()
}

test('after an introduction and terms, a section is answered, left, resumed and marked as complete', async () => {
  const page = await stage.openBrowser(computer)
  await arriveAtNewQuestionnaire(page)
  await arriveAt(page, 'Before you start')
  await expectFocus(page.getByRole('heading', { level: 1 }))
  await checkScreen(page, '410-introduction')
  await page.getByRole('button', { name: 'Questionnaire Instructions' }).click()
  const instructions = page.getByRole('dialog', { name: 'Questionnaire Instructions' })
  await instructions.getByText('Take your time.').waitFor()
  await checkScreen(page, '411-instructions')
  await page.keyboard.press('Escape')
  await instructions.waitFor({ state: 'detached' })

  const onward = page.getByRole('button', { name: 'Continue' })
  await onward.click()
  await arriveAt(page, 'Terms and Conditions')
  expect(await onward.getAttribute('aria-disabled')).toBe('true')
  expect(await describedAs(onward)).toContain('Please check the box above to continue.')
  await checkScreen(page, '412-terms')
  await page.getByRole('link', { name: 'Back' }).click()
  await arriveAt(page, 'Before you start')
  await page.goto('/dashboard/questionnaires')
  await arriveAt(page, 'Terms and Conditions')
  await page.getByLabel('I agree to the Terms & Conditions').check()
  await onward.click()
  await arriveAt(page, 'Intake Questionnaire')
  await page.getByText(/^Please complete by \w+ \d+, \d{4}$/).waitFor()
  expect(await page.getByText('Only one spouse').count()).toBe(0)
  await toRow(page, 'Vehicles').getByText('Not Started').waitFor()
  await checkScreen(page, '413-overview')
  await page.reload()
  await arriveAt(page, 'Intake Questionnaire')

  await openSection(page, 'Vehicles')
  await toRow(page, 'Cars and Trucks').getByText('Start here').waitFor()
  await checkScreen(page, '414-groups')
  await openQuestion(page, 'Even if others drive them', 'Cars and Trucks')
  await page.getByText('Vehicles Section Progress', { exact: true }).waitFor()
  await onward.click()
  await page.getByText('Please fill out all required fields.').waitFor()
  await answerAll(page, 'No')
  await goOnTo(page, 'Leased Vehicles')
  await finishLater(page, 'Vehicles')
  await toRow(page, 'Cars and Trucks').getByText('Continue here').waitFor()
  await toRow(page, 'Cars and Trucks').getByText('1 of 3 questions complete').waitFor()
  await checkScreen(page, '415-continue-here')
  await openQuestion(page, 'Continue here', 'Cars and Trucks')
  await answerAll(page, 'No')
  await goOnTo(page, 'Boats, RVs and Others')
  await answerAll(page, 'No')
  await goOnTo(page, 'Driving Costs')
  await page.getByLabel('Vehicles you pay to operate').fill('1')
  await answerAll(page, 'No')
  await goOnTo(page, 'Vehicles')
  await checkScreen(page, '416-all-complete')
  await markAsComplete(page)
  await page.getByRole('button', { name: 'Edit Section, Vehicles' }).waitFor()
  await page.getByText(/^Sections completed 1 out of \d+$/).waitFor()
})

test('an address without content leads to Not Found or to the closest existing page', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await page.goto('/dashboard/questionnaires/nothing')
  await arriveAt(page, 'Not Found')
  await page.goto('/dashboard/questionnaires/groupsummary')
  await arriveAt(page, 'Intake Questionnaire')
  await openSection(page, 'Vehicles')
  const section = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`/dashboard/questionnaires/groupsummary?section=${section}&group=vehicles.gone`)
  await arriveAt(page, 'Vehicles')
})

test('a section that fails to load can be retried, and one that fails to open stays on the overview', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await page.goto('/dashboard/questionnaires')
  await arriveAt(page, 'Intake Questionnaire')
  await page.route('**/graphql/', (route) => route.abort())
  await page.getByRole('button', { name: /Section, Vehicles$/ }).click()
  await toRow(page, 'Vehicles')
    .getByText('This section could not be opened. Please try again.')
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/questionnaires')
  await page.unroute('**/graphql/')
  await page.goto('/dashboard/questionnaires/sectionsummary/01234567-89ab-7cde-8f01-23456789abcd')
  await page.getByText('Error loading this section. Please try again.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.getByRole('link', { name: 'Back to the questionnaire' }).click()
  await arriveAt(page, 'Intake Questionnaire')
})
