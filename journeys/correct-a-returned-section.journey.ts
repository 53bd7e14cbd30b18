import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter } from './test-log-in.ts'
import { arriveAt, describedAs, expectFocus, person } from './test-people.ts'
import {
  answerAll,
  readCaseId,
  firmSendsBack,
  firmShowsOnly,
  goOnTo,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  toRow,
  submitToAttorney,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const section = 'Other Secured Debts'

/** Opens a questionnaire with two sections. One of them was completed before. */
async function arriveWithTwoSections(page: Page): Promise<string> {
  await enter(stage, page, person('rosa'), '/login')
  await page.goto('/dashboard/case')
  await page.getByRole('link', { name: 'Complete Intake Questionnaire' }).waitFor()
  const caseId = await readCaseId(page)
  await firmShowsOnly(stage, caseId, ['gettingStarted', 'otherSecuredDebts'])
  await openQuestionnaire(page)
  return caseId
}

test('a submitted section can be read, a returned one can be changed, and the questionnaire is submitted again', async () => {
  const page = await stage.openBrowser(phone)
  const caseId = await arriveWithTwoSections(page)
  await page.getByText('Sections completed 1 out of 2').waitFor()
  const submit = page.getByRole('button', { name: 'Submit to attorney' })
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  expect(await describedAs(submit)).toContain('1 section is not complete yet.')
  await checkScreen(page, '400-one-section-open')

  await openSection(page, section)
  expect(await describedAs(page.getByRole('button', { name: 'Mark as Complete' }))).toContain(
    '1 question is not complete yet.',
  )
  await checkScreen(page, '401-section-summary')
  await openQuestion(page, 'Quick Check')
  await answerAll(page, 'No')
  await goOnTo(page, 'Good job!')
  await checkScreen(page, '402-good-job')
  await page.getByRole('link', { name: 'Go to Section Summary' }).click()
  await arriveAt(page, section)
  await markAsComplete(page)
  await page.getByText('Sections completed 2 out of 2').waitFor()

  await submit.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Your attorney will use the information').waitFor()
  expect(await dialog.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await checkScreen(page, '403-submit')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await submitToAttorney(page)
  await page.getByText('Your questionnaire was successfully submitted to your attorney').waitFor()
  await expectFocus(page.getByRole('heading', { level: 1 }))
  expect(await submit.count()).toBe(0)
  await checkScreen(page, '404-submitted')

  await openSection(page, section)
  await page.getByText('You can read your answers, but you can’t change them now.').waitFor()
  expect(await page.getByRole('button', { name: 'Mark as Complete' }).count()).toBe(0)
  await checkScreen(page, '405-submitted-section')

  await firmSendsBack(
    stage,
    caseId,
    'otherSecuredDebts',
    'Is the couch paid off?\nPlease look again.',
  )
  await openQuestionnaire(page)
  await page.getByText(`Your attorney sent this section back with a comment: ${section}`).waitFor()
  await toRow(page, section).getByText('Sent back by your attorney').waitFor()
  await checkScreen(page, '406-sent-back')
  await openSection(page, section)
  await page.getByRole('heading', { name: 'Attorney Comments' }).waitFor()
  await page.getByText('Is the couch paid off?').waitFor()
  expect(await page.getByText('Comment:').count()).toBe(0)
  const comment = await page.getByText('Is the couch paid off?').boundingBox()
  const description = await page.getByRole('main').locator('.lead').boundingBox()
  expect(comment?.y, 'the comment comes first').toBeLessThan(description?.y ?? 0)
  await checkScreen(page, '407-attorney-comments')
  // No change is needed: every answer is still complete.
  await markAsComplete(page)
  await page.getByText(`Your attorney sent this section back with a comment: ${section}`).waitFor()
  await submitToAttorney(page)
  await page.getByText('Your questionnaire was successfully submitted to your attorney').waitFor()
  expect(await page.getByText('Your attorney sent this section back').count()).toBe(0)
  // The firm first hides fourteen sections, each with its own command.
})

test('both spouses see the returned section, and the note that only one should edit', async () => {
  for (const [key, debtor] of [
    ['marcus', 'Debtor 1'],
    ['elena', 'Debtor 2'],
  ] as const) {
    const page = await stage.openBrowser(computer)
    await enter(stage, page, person(key), '/login')
    await openQuestionnaire(page)
    await page.getByText('Your attorney sent this section back with a comment: Vehicles').waitFor()
    await page.getByText('Only one spouse should edit at a time.').waitFor()
    expect(await page.getByText('successfully submitted').count()).toBe(0)
    if (key === 'marcus') await checkScreen(page, '408-sent-back-joint')
    await openSection(page, 'Vehicles')
    await page.getByRole('heading', { name: 'Attorney Comments' }).waitFor()
    await openQuestion(page, 'Even if others drive them', 'Cars and Trucks')
    await page.getByText(`Vehicles Section Progress ${debtor}`).waitFor()
  }
})

test('a client cannot see a questionnaire that the firm hides', async () => {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('marcus'), '/login')
  await page.goto('/dashboard/case')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const caseId = await readCaseId(page)
  await stage.asAttorney('questionnaire:hide', caseId)
  await page.goto('/dashboard/questionnaires/terms')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/case')
  expect(await page.getByRole('link', { name: 'Intake', exact: true }).count()).toBe(0)
})
