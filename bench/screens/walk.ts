// Walks through a fully answered questionnaire: opens each section and confirms one question after
// the other.
import type { Locator, Request } from 'playwright-core'
import { saveQuestionnaireSectionData } from '#features/questionnaire/portal/questionnaire.operations.ts'
import { questionnairePaths } from '#features/questionnaire/portal/questionnaire-paths.ts'
import { secondPressMs } from '#ui/display/second-press.ts'
import { readAnswerTime } from './answer-time.ts'
import type { Arrival } from './bare-page.ts'
import type { Phone } from './phone.ts'

export interface Step extends Arrival {
  /** Name of the previous question, or of the opened section. */
  readonly name: string
  readonly ms: number
}

export interface Confirmed extends Step {
  /** False if the step led to the end of its section. */
  readonly isToQuestion: boolean
  /** Duration of the save. */
  readonly savedMs: number
}

export interface WalkedSection {
  readonly opened: Step
  readonly confirmed: readonly Confirmed[]
}

const heading = 'main h1'

export async function readSections({ page }: Phone): Promise<readonly string[]> {
  await page.goto(questionnairePaths.overview)
  const buttons = openers(page.getByRole('main'))
  await buttons.first().waitFor()
  const names = await buttons.evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label') ?? ''),
  )
  return names.map((name) => name.replace(/^\w+ Section, /, ''))
}

/** From the overview to the end of this section. */
export async function walkSection(phone: Phone, section: string): Promise<WalkedSection> {
  const { page } = phone
  await goTo(phone, questionnairePaths.overview)
  const opener = openers(page.getByRole('main')).and(
    page.getByRole('button', { name: `Resume Section, ${section}`, exact: true }),
  )
  await opener.waitFor()
  const ms = await phone.press(opener, heading)
  const opened = { name: section, ms, html: await readMain(phone) }
  await toFirstQuestion(phone)
  const confirmed: Confirmed[] = []
  while (isAtQuestion(phone)) confirmed.push(await confirm(phone))
  return { opened, confirmed }
}

async function confirm(phone: Phone): Promise<Confirmed> {
  const { page } = phone
  const saves: Request[] = []
  const note = (request: Request) => {
    if (isSave(request)) saves.push(request)
  }
  page.on('request', note)
  const name = await page.locator(heading).innerText()
  const ms = await phone.press(page.getByRole('button', { name: 'Continue', exact: true }), heading)
  page.off('request', note)
  const [save] = saves
  if (!save) throw new Error(`${name} was left without a save`)
  return {
    name,
    ms,
    isToQuestion: isAtQuestion(phone),
    savedMs: await readAnswerTime(save),
    save: save.postData() ?? '',
    html: await readMain(phone),
  }
}

/** If the section is divided, the first press leads only to a group of questions. */
async function toFirstQuestion({ page }: Phone): Promise<void> {
  const row = page
    .getByRole('main')
    .getByRole('list', { name: /^(Parts of this section|Questions)$/ })
    .getByRole('link')
    .first()
  const summary = page.url()
  await page.waitForTimeout(secondPressMs)
  await row.click()
  await page.waitForURL((url) => url.href !== summary)
  const onward = page.getByRole('button', { name: 'Continue', exact: true })
  await onward
    .or(page.getByRole('list', { name: 'Questions' }))
    .first()
    .waitFor()
  if ((await onward.count()) === 0) {
    await page.waitForTimeout(secondPressMs)
    await row.click()
  }
  await onward.waitFor()
}

/** Navigates like a link of the portal, without a reload. */
async function goTo({ page }: Phone, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

export function readMain({ page }: Phone): Promise<string> {
  return page.locator('main').evaluate((main) => main.outerHTML)
}

function openers(scope: Locator): Locator {
  return scope.getByRole('button', { name: /^(Start|Resume|Edit) Section, / })
}

function isAtQuestion({ page }: Phone): boolean {
  return /\/question(group)?$/.test(new URL(page.url()).pathname)
}

function isSave(request: Request): boolean {
  const { operationName } = (request.postDataJSON() ?? {}) as { readonly operationName?: string }
  return operationName === saveQuestionnaireSectionData.name
}
