// Somebody walks through the questionnaire and tells their story: opens sections, answers what is asked by the words beside it, and goes on until nothing is left.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arriveAt } from './test-people.ts'
import { openSection } from './test-questionnaire.ts'
import type { Cards, Story, Telling, Told } from './test-whole-cases.ts'

export interface Walk {
  readonly page: Page
  readonly story: Story
  /** What was told so far, so that nothing in the story was left out for a wrong word. */
  readonly used: Set<string>
  /** On each question, before Continue. */
  readonly onQuestion?: ((question: string) => Promise<void>) | undefined
  /** Whose own questions somebody else answers. */
  readonly spouse?: string | undefined
}

export function walkOf(page: Page, story: Story, more: Pick<Walk, 'onQuestion' | 'spouse'> = {}): Walk {
  return { page, story, used: new Set(), ...more }
}

/** From the overview through one section to its summary, everything answered. */
export async function walkThrough(walk: Walk, section: string): Promise<void> {
  const { page } = walk
  await openSection(page, section)
  const first = rowsOf(page).first()
  await first.click()
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('sectionsummary')
  // A divided section leads first to its group. Until that is drawn, the rows are still those of the section.
  if (!isAtQuestion(page)) {
    await page.getByRole('link', { name: 'Go to Section Summary' }).waitFor()
    await first.click()
  }
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  while (isAtQuestion(page)) {
    const question = await headingOf(page)
    const isOthers = walk.spouse !== undefined && await page.getByRole('main').getByText(walk.spouse, { exact: true }).count() > 0
    if (!isOthers) await answerQuestion(walk, section, question)
    await walk.onQuestion?.(question)
    await goOn(page, 'Continue')
  }
  if (await headingOf(page) !== section) {
    await page.getByRole('link', { name: /Section Summary/ }).click()
    await arriveAt(page, section)
  }
}

/** From the overview through what a section asks of this person, and back to its summary; the rest is left to the other one. */
export async function walkThroughOwn(walk: Walk, section: string, name: string): Promise<void> {
  const { page } = walk
  await openSection(page, section)
  const groups = await rowsOf(page).count()
  const own = rowsOf(page).filter({ hasText: name }).filter({ hasText: 'Not complete yet' }).first()
  for (let group = 0; group < groups; group += 1) {
    for (;;) {
      await rowsOf(page).nth(group).click()
      await page.getByRole('link', { name: 'Go to Section Summary' }).waitFor()
      const isDone = await own.count() === 0
      if (!isDone) {
        await own.click()
        await page.getByRole('button', { name: 'Continue' }).waitFor()
        await answerQuestion(walk, section, await headingOf(page))
        await goOn(page, 'Continue')
      }
      if (!new URL(page.url()).pathname.includes('sectionsummary')) await page.getByRole('link', { name: section, exact: true }).click()
      await arriveAt(page, section)
      if (isDone) break
    }
  }
}

/** What the story tells and no screen asked for. */
export function untold({ story, used }: Walk): readonly string[] {
  return story.flatMap(({ section, yes = [], tells = {} }) => [...yes, ...Object.keys(tells)].map((one) => `${section}: ${one}`)).filter((one) => !used.has(one))
}

async function answerQuestion({ page, story, used }: Walk, section: string, question: string): Promise<void> {
  const main = page.getByRole('main')
  const telling = story.find((one) => one.section === section)
  if (question === 'Quick Check') {
    for (const line of telling?.yes ?? []) {
      const asked = main.getByRole('group', { name: line, exact: true })
      if (await asked.count() === 0) continue
      await asked.getByRole('radio', { name: 'Yes', exact: true }).check()
      used.add(`${section}: ${line}`)
    }
  }
  const told = telling?.tells?.[question]
  if (told !== undefined) {
    used.add(`${section}: ${question}`)
    await tell(page, main, told)
  }
  await sayNoToTheRest(main)
}

async function tell(page: Page, scope: Locator, told: Told): Promise<void> {
  for (const [label, telling] of Object.entries(told)) {
    if (isCards(telling)) await tellCards(page, label, telling)
    else if (isEntries(telling)) await tellEntries(page, scope, label, telling)
    else await tellOne(page, scope, label, telling)
  }
}

type One = Exclude<Telling, Cards | readonly Told[]>

async function tellOne(page: Page, scope: Locator, label: string, telling: One): Promise<void> {
  const name = named(label)
  const field = (['group', 'combobox', 'textbox', 'checkbox'] as const).map((role) => scope.getByRole(role, { name })).reduce((one, other) => one.or(other)).first()
  if (typeof telling === 'object' && !Array.isArray(telling)) return tell(page, field, telling as Told)
  if (Array.isArray(telling)) {
    for (const choice of telling) await field.getByRole('checkbox', { name: choice, exact: true }).check()
    return
  }
  if (telling === true) return field.check()
  const kind = await field.evaluate((control) => control.tagName)
  if (kind === 'FIELDSET') return field.getByRole('radio', { name: telling, exact: true }).check()
  if (kind === 'SELECT') return void await field.selectOption({ label: telling })
  await field.fill(telling)
  // What appears below a field that is answered would push the next one from under a finger as quick as this.
  await field.blur()
}

/** The first entry opens by itself; a list of so many lines has them all from the start. */
async function tellEntries(page: Page, scope: Locator, label: string, entries: readonly Told[]): Promise<void> {
  const list = scope.getByRole('region', { name: label, exact: true })
  const done = page.getByRole('button', { name: /^Done with this one/ })
  const open = list.getByRole('listitem').filter({ has: done }).first()
  for (const [at, entry] of entries.entries()) {
    const edit = list.getByRole('button', { name: /^Edit / })
    const isThere = at > 0 && await list.getByRole('button', { name: /^Add another/ }).count() === 0
    if (isThere) {
      await open.getByRole('button', { name: /^Done with this one/ }).click()
      await edit.nth(at).click()
    } else if (at > 0) await list.getByRole('button', { name: /^Add another/ }).last().click()
    else {
      await open.or(edit.first()).first().waitFor()
      if (await open.count() === 0) await edit.first().click()
    }
    await open.waitFor()
    await tell(page, open, entry)
    await sayNoToTheRest(open)
  }
}

/** A card for each record, and in it a screen for each of its parts. */
async function tellCards(page: Page, label: string, { cards }: Cards): Promise<void> {
  const list = page.getByRole('region', { name: label, exact: true })
  for (const [at, card] of cards.entries()) {
    if (at > 0) await list.getByRole('button', { name: /^Add another/ }).click()
    for (const [part, told] of Object.entries(card)) {
      await list.locator(':scope > ul > li').nth(at).getByRole('button', { name: new RegExp(`^${escaped(part)} of `) }).click()
      await arriveAt(page, new RegExp(`${escaped(part)}$`))
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
      await tell(page, page.getByRole('main'), told)
      await sayNoToTheRest(page.getByRole('main'))
      await goOn(page, 'Save')
    }
  }
}

/** What is not told, they have not. A No may ask something further. */
async function sayNoToTheRest(scope: Locator): Promise<void> {
  const isNo = { name: 'No', exact: true } as const
  const page = scope.page()
  const open = scope.getByRole('group').filter({ has: page.getByRole('radio', isNo) }).filter({ hasNot: page.getByRole('radio', { checked: true }) }).filter({ hasNot: page.getByRole('group') })
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const before = left
    await open.first().getByRole('radio', isNo).check({ timeout: 5_000 }).catch(async (error: unknown) => {
      // A preset No that is drawn after the count leaves one fewer to press.
      if (await open.count() >= before) throw error
    })
  }
}

/** Continue and Save wait a moment for a second thought before they run. */
async function goOn(page: Page, button: 'Continue' | 'Save'): Promise<void> {
  const before = placeOf(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  const problem = page.getByRole('region', { name: 'There is a problem' })
  await expect.poll(async () => placeOf(page) !== before || await problem.count() > 0, { message: `${button} on ${page.url()}` }).toBe(true)
  if (placeOf(page) === before) throw new Error(`${await headingOf(page)}: ${await problem.innerText()}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function isAtQuestion(page: Page): boolean {
  return /\/questionnaires\/question(group)?$/.test(new URL(page.url()).pathname)
}

/** Without the entry that happens to be open. */
function placeOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url())
  return [pathname, searchParams.get('question')].join(' ')
}

function headingOf(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** Of a section its groups or questions, of a group its questions. */
function rowsOf(page: Page): Locator {
  return page.getByRole('main').getByRole('list', { name: /^(Parts of this section|Questions)$/ }).getByRole('link')
}

function isCards(telling: Telling): telling is Cards {
  return typeof telling === 'object' && 'cards' in telling
}

function isEntries(telling: Telling): telling is readonly Told[] {
  return Array.isArray(telling) && typeof telling[0] === 'object'
}

function named(label: string): RegExp {
  return new RegExp(`^${escaped(label)}( \\(optional\\))?$`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
