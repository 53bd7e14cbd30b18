import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, person } from './test-people.ts'
import type { ScreenSize } from './test-sizes.ts'
import type { Stage } from './test-stage.ts'

export const overviewHeading = 'Intake Questionnaire'
export const submitted = 'Your questionnaire was successfully submitted to your attorney'

/** Signs in a person who has exactly one case. */
export async function arriveInCase(
  stage: Stage,
  key: DemoPersonKey,
  size: ScreenSize,
): Promise<Page> {
  const page = await stage.openBrowser(size)
  await enter(stage, page, person(key), '/login')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('daybreak.case')))
    .not.toBeNull()
  return page
}

/** Makes the firm show the questionnaire of the case. */
export async function showQuestionnaireTo(stage: Stage, page: Page): Promise<void> {
  await stage.asAttorney('questionnaire:show', await readCaseId(page))
  await page.reload()
  await page
    .getByRole('link', { name: /Intake/ })
    .first()
    .waitFor()
}

/**
 * Opens the overview from any page of the case. If the introduction and the terms appear, it
 * accepts them.
 */
export async function openQuestionnaire(page: Page): Promise<void> {
  await page.goto('/dashboard/questionnaires')
  const heading = page.getByRole('heading', { level: 1 })
  await expect
    .poll(() => heading.textContent())
    .toMatch(
      new RegExp(`^(Before you start|Terms and Conditions|${overviewHeading}|${submitted})$`),
    )
  if ((await heading.textContent()) === 'Before you start') {
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Terms and Conditions')
  }
  if ((await heading.textContent()) === 'Terms and Conditions') {
    await page.getByLabel('I agree to the Terms & Conditions').check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await arriveAt(page, new RegExp(`^(${overviewHeading}|${submitted})$`))
  await toRow(page, /./).first().waitFor()
}

/** A section on the overview, or a question or group on a summary. */
export function toRow(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

/**
 * Starts, resumes, edits or views it, depending on its row. After submitting the rows are folded.
 */
export async function openSection(page: Page, name: string): Promise<void> {
  const action = new RegExp(`^(Start|Resume|Edit|View) Section, ${name}$`)
  const row = page
    .getByRole('button', { name: action })
    .or(page.getByRole('link', { name: action }))
  const folded = page.getByRole('button', { name: /^Your answers/, expanded: false })
  await row.or(folded).waitFor()
  if ((await folded.count()) > 0) await folded.click()
  await row.click()
  await arriveAt(page, name)
}

/**
 * Opens a question from the summary of its section. If the section is divided, opens its group
 * first.
 */
export async function openQuestion(page: Page, name: string, group?: string): Promise<void> {
  if (group !== undefined) {
    await toRow(page, group).getByRole('link').click()
    await arriveAt(page, group)
  }
  await toRow(page, name).getByRole('link').click()
  await page.getByRole('button', { name: 'Continue' }).waitFor()
}

/** Continue acts after a short delay, so this waits for the next heading. */
export async function goOnTo(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, heading)
}

/** Leaves the question for the summary of its section, after everything was saved. */
export async function finishLater(page: Page, summary: string): Promise<void> {
  await page.getByText('Save and Finish Later').click()
  await arriveAt(page, summary)
}

export async function markAsComplete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as Complete' }).click()
  await arriveAt(page, overviewHeading)
}

/** Returns the ID of the case that is open in the tab. */
export async function readCaseId(page: Page): Promise<string> {
  const id = await page.evaluate(() => sessionStorage.getItem('daybreak.case'))
  if (id === null) throw new Error('No case is remembered in this tab')
  return id
}

/** Answers every yes-or-no field of the question. For No, also checks "None of these". */
export async function answerAll(page: Page, answer: 'Yes' | 'No'): Promise<void> {
  if (answer === 'No')
    for (const none of await page
      .getByRole('checkbox', { name: 'None of these', exact: true })
      .all())
      await none.check()
  for (const choice of await page
    .getByRole('main')
    .getByRole('radio', { name: answer, exact: true })
    .all())
    await choice.check()
}

/** Starts at the overview and accepts the agreement. */
export async function submitToAttorney(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit to attorney' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('I (We) the debtor(s) agree').check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Hides all other sections. */
export async function firmShowsOnly(
  stage: Stage,
  caseId: string,
  sections: readonly string[],
): Promise<void> {
  const table = await stage.firm('questionnaire:status', caseId)
  const shown = table.split('\n').flatMap((line) => /^(\w+) .* yes$/.exec(line.trim())?.[1] ?? [])
  for (const section of shown.filter((candidate) => !sections.includes(candidate)))
    await stage.asAttorney('questionnaire:hide', caseId, '--section', section)
}

export async function firmSendsBack(
  stage: Stage,
  caseId: string,
  section: string,
  comment: string,
): Promise<void> {
  await stage.asAttorney('questionnaire:send-back', caseId, section, '--comment', comment)
}
