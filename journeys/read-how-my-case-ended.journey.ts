// Each outcome of a case has its own texts for the client, in both languages.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findOperation } from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, person } from './test-people.ts'
import { readCaseId } from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

/**
 * Waits until the account has saved the language, because the next browser signs in with the same
 * account.
 */
async function turnTo(page: Page, name: 'Español' | 'English'): Promise<void> {
  const saved = page.waitForResponse((response) => findOperation(response) === 'SaveLanguage')
  await page.getByRole('button', { name, exact: true }).click()
  await page
    .getByRole('button', { name: name === 'English' ? 'Español' : 'English', exact: true })
    .waitFor()
  await saved
}

/** Returns the names of the steps of Looking Ahead, first to last. */
async function stepsAhead(page: Page, button: string, picture: string): Promise<readonly string[]> {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: button })
  const steps = await dialog.getByRole('listitem').locator('.title-line').allTextContents()
  expect(await dialog.textContent()).not.toMatch(/must stop|are discharged|dejar de cobrarle/)
  await checkScreen(page, picture)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return steps
}

/** Documents and questionnaire ask for nothing and say how the case ended. */
async function readAsRecord(page: Page, title: string): Promise<void> {
  for (const [name, heading, content] of [
    ['Documents', 'Submit Requested Documents', 'Your documents'],
    ['Intake', 'Intake Questionnaire', 'View Section'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await arriveAt(page, heading)
    await page.getByRole('main').getByText(title, { exact: true }).waitFor()
    await page.getByRole('main').getByText(content).first().waitFor()
    expect(await page.getByText(/Needed|Start Section|Resume Section/).count()).toBe(0)
    await checkScreen(page, `606-record-${name.toLowerCase()}`)
  }
  await page.goto('/dashboard')
  await arriveAt(page, title)
}

const filed = [
  'Set up',
  'Tell us about your finances',
  'We prepare your papers',
  'Your case is filed',
]

test.each([
  [
    'dismissed',
    'Your case was dismissed',
    'Case dismissed',
    'Su caso fue desestimado',
    'Caso desestimado',
  ],
  [
    'closed-without-discharge',
    'Your case was closed without a discharge',
    'Closed without a discharge',
    'Su caso se cerró sin la exoneración de sus deudas',
    'Cerrado sin la exoneración',
  ],
  [
    'transferred',
    'Your case was transferred',
    'Case transferred',
    'Su caso fue transferido',
    'Caso transferido',
  ],
  [
    'discharged',
    'The court has granted your discharge',
    'Discharge',
    'La corte le concedió la exoneración de sus deudas (discharge)',
    'Exoneración de deudas',
  ],
] as const)(
  'shows the texts for a case that ends as %s',
  async (outcome, title, step, titleEs, stepEs) => {
    const page = await stage.openBrowser(phone)
    await enter(stage, page, person('elena'), '/login')
    await page.getByRole('button', { name: 'Looking Ahead' }).waitFor()
    await stage.asAttorney(
      'status',
      await readCaseId(page),
      'Complete',
      '--outcome',
      outcome,
      '--yes',
    )
    await page.goto('/dashboard')
    await arriveAt(page, title)
    // Only a discharge has the bright image. All other outcomes show the attorney's contact first.
    const isDischarged = outcome === 'discharged'
    expect(await page.locator('.hero > img').getAttribute('src')).toBe(
      isDischarged ? '/hero-complete.svg' : '/hero-pre-filing.svg',
    )
    expect(await page.getByRole('main').locator('[aria-current=step]').count()).toBe(
      isDischarged ? 1 : 0,
    )
    const checks = page.getByRole('main').locator('.horizon .past')
    expect(await checks.count()).toBe(isDischarged ? 5 : 0)
    const acts = page
      .getByRole('main')
      .getByRole('link', { name: /^(FAQs|Contact Your Attorney)$/ })
    expect(await acts.first().textContent()).toBe(isDischarged ? 'FAQs' : 'Contact Your Attorney')
    await checkScreen(page, `600-ended-${outcome}`)
    const steps = await stepsAhead(page, 'Looking Ahead', `601-ahead-${outcome}`)
    expect(steps).toEqual(outcome === 'discharged' ? [...filed, 'Court', step] : [...filed, step])
    if (outcome === 'dismissed') await readAsRecord(page, title)
    await turnTo(page, 'Español')
    await arriveAt(page, titleEs)
    await checkScreen(page, `602-ended-${outcome}-spanish`)
    expect((await stepsAhead(page, 'Lo que viene', `603-ahead-${outcome}-spanish`)).at(-1)).toBe(
      stepEs,
    )
    await turnTo(page, 'English')
  },
)

test('shows the texts for a case that is withdrawn before filing and then reopened', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await arriveAt(page, 'We are preparing your case for filing')
  const caseId = await readCaseId(page)
  expect(await stage.asAttorney('status', caseId, 'Complete', '--outcome', 'withdrawn')).toBe(
    'The case is now Complete: withdrawn.',
  )
  await page.goto('/dashboard')
  await arriveAt(page, 'Your case was closed before filing')
  await page.getByText('the case does not protect you from creditors', { exact: false }).waitFor()
  expect(
    await page.getByText('Submit Requested Documents').count(),
    'nothing is asked for any longer',
  ).toBe(0)
  await checkScreen(page, '604-ended-withdrawn')
  expect(await stepsAhead(page, 'Looking Ahead', '605-ahead-withdrawn')).toEqual([
    'Set up',
    'Closed before filing',
  ])
  await page.getByRole('link', { name: 'Courses' }).click()
  for (const course of ['First Course', 'Second Course']) {
    await page.getByRole('tab', { name: course }).click()
    await page.getByRole('heading', { name: 'This case is closed' }).waitFor()
  }
  expect(await page.getByText('Your case has been filed.').count()).toBe(0)
  await checkScreen(page, '606-course-of-ended-case')
  await stage.asAttorney('status', caseId, 'Pre-Filing', '--yes')
  await page.goto('/dashboard')
  await arriveAt(page, 'We are preparing your case for filing')
})

test('a case that ended before outcomes existed is only called closed', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('amir'), '/login')
  await arriveAt(page, 'Hello, Amir')
  await page.getByRole('button', { name: 'Show Deactivated Cases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deactivated Cases' })
  await dialog.getByRole('button', { name: /Reactivate/ }).click()
  await page
    .getByRole('dialog', { name: 'Reactivate Case' })
    .getByRole('button', { name: 'Reactivate Case' })
    .click()
  await dialog.getByRole('status').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page
    .getByRole('article')
    .filter({ hasText: '19-11230' })
    .getByRole('link', { name: /Go to Case Dashboard/ })
    .click()
  await arriveAt(page, 'Your case is closed')
  await checkScreen(page, '607-ended-unknown')
  expect(await stepsAhead(page, 'Looking Ahead', '608-ahead-unknown')).toEqual([
    ...filed,
    'Case closed',
  ])
  await turnTo(page, 'Español')
  await arriveAt(page, 'Su caso está cerrado')
  await checkScreen(page, '609-ended-unknown-spanish')
})
