// Walks through the questionnaire: opens sections, answers each field by its label from a story,
// and continues to the end.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arriveAt } from './test-people.ts'
import { openSection } from './test-questionnaire.ts'
import type { Cards, Story, Telling, StoryAnswer } from './test-whole-cases.ts'

export interface Walk {
  readonly page: Page
  readonly story: Story
  /** The used parts of the story, so that a wrong label is detected. */
  readonly used: Set<string>
  /** Runs on each question, before Continue. */
  readonly onQuestion?: ((question: string) => Promise<void>) | undefined
  /** The debtor whose questions someone else answers. */
  readonly spouse?: string | undefined
}

export function startWalk(
  page: Page,
  story: Story,
  more: Pick<Walk, 'onQuestion' | 'spouse'> = {},
): Walk {
  return { page, story, used: new Set(), ...more }
}

/** From the overview through one section to its summary, with every question answered. */
export async function walkThrough(walk: Walk, section: string): Promise<void> {
  const { page } = walk
  await openSection(page, section)
  // The button leads to the first open question of this debtor; in a joint case the walk passes the
  // other's questions, too.
  if (walk.spouse === undefined)
    await page.getByRole('link', { name: /^(Start|Continue) with / }).click()
  else await openFirstQuestion(page)
  await expect.poll(() => isAtQuestion(page)).toBe(true)
  await walkToSummary(walk, section)
}

/** From a question through the rest of its section, with every question answered. */
export async function walkToSummary(walk: Walk, section: string): Promise<void> {
  const { page } = walk
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  while (isAtQuestion(page)) {
    const question = await readHeading(page)
    const isOthers =
      walk.spouse !== undefined &&
      (await page.getByRole('main').getByText(walk.spouse, { exact: true }).count()) > 0
    const wayOn = isOthers ? 'Continue' : await answerQuestion(walk, section, question)
    await walk.onQuestion?.(question)
    await goOn(walk, wayOn)
  }
  if ((await readHeading(page)) !== section) {
    await page.getByRole('link', { name: /Section Summary/ }).click()
    await arriveAt(page, section)
  }
}

/** From the summary of a complete section to the next section's first open question. */
export async function finishAndGoOn({ page }: Walk, next: string): Promise<void> {
  await page.getByRole('button', { name: `Finish and continue to ${next}`, exact: true }).click()
  await expect.poll(() => isAtQuestion(page)).toBe(true)
}

async function openFirstQuestion(page: Page): Promise<void> {
  const first = toRows(page).first()
  await first.click()
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('sectionsummary')
  if (isAtQuestion(page)) return
  // A divided section leads first to its group. Until that is rendered, the rows are still those of
  // the section.
  await page.getByRole('link', { name: 'Go to Section Summary' }).waitFor()
  await first.click()
}

/**
 * Answers this debtor's questions of a section and returns to its summary; the rest is left to the
 * other debtor.
 */
export async function walkThroughOwn(walk: Walk, section: string, name: string): Promise<void> {
  const { page } = walk
  await openSection(page, section)
  const groups = await toRows(page).count()
  const own = toRows(page).filter({ hasText: name }).filter({ hasText: 'Not complete yet' }).first()
  for (let group = 0; group < groups; group += 1) {
    for (;;) {
      await toRows(page).nth(group).click()
      await page.getByRole('link', { name: 'Go to Section Summary' }).waitFor()
      const isDone = (await own.count()) === 0
      if (!isDone) {
        await own.click()
        await page.getByRole('button', { name: 'Continue' }).waitFor()
        await goOn(walk, await answerQuestion(walk, section, await readHeading(page)))
      }
      if (!new URL(page.url()).pathname.includes('sectionsummary'))
        await page.getByRole('link', { name: section, exact: true }).click()
      await arriveAt(page, section)
      if (isDone) break
    }
  }
}

/** Returns the parts of the story that no screen used. */
export function untold({ story, used }: Walk): readonly string[] {
  return story
    .flatMap(({ section, yes = [], answers = {} }) =>
      [...yes, ...Object.keys(answers)].map((name) => `${section}: ${name}`),
    )
    .filter((name) => !used.has(name))
}

type WayOn = 'Continue' | 'No, go on' | 'None of these, go on'

/** Returns the button to press next: No to all, if it exists and the story has no answer. */
async function answerQuestion(walk: Walk, section: string, question: string): Promise<WayOn> {
  const { page, story, used } = walk
  const main = page.getByRole('main')
  const telling = story.find((sectionStory) => sectionStory.section === section)
  if (question.startsWith('Quick Check: ')) {
    await answerQuickCheck(walk, section, telling?.yes ?? [])
    return 'Continue'
  }
  const answer = telling?.answers?.[question]
  if (answer !== undefined) {
    used.add(`${section}: ${question}`)
    await enterAnswer(walk, main, answer)
  }
  const isThere = async (wayOn: WayOn) =>
    (await main.getByRole('button', { name: wayOn, exact: true }).count()) > 0
  if (await isThere('No, go on')) return 'No, go on'
  await sayNo(walk, main)
  if (await isThere('None of these, go on')) return 'None of these, go on'
  await sayNoToTheRest(walk, main)
  return 'Continue'
}

/** Answers Yes on the true lines, and one press answers the rest. */
async function answerQuickCheck(
  walk: Walk,
  section: string,
  yes: readonly string[],
): Promise<void> {
  const main = walk.page.getByRole('main')
  for (const line of yes) {
    const group = main.getByRole('group', { name: line, exact: true })
    if ((await group.count()) === 0) continue
    await group.getByRole('radio', { name: 'Yes', exact: true }).check()
    walk.used.add(`${section}: ${line}`)
  }
  const rest = main.getByRole('button', { name: /^(None of these|No to the rest)$/ })
  if ((await rest.count()) > 0) await rest.click()
}

/** The fold of a list entry: the story's parts under this name are typed there. */
const folded = 'More details'

async function enterAnswer(walk: Walk, scope: Locator, answer: StoryAnswer): Promise<void> {
  for (const [label, telling] of Object.entries(answer)) {
    if (isCards(telling)) await enterCards(walk, label, telling)
    else if (isEntries(telling)) await enterEntries(walk, scope, label, telling)
    else if (label === folded) {
      await scope.getByRole('button', { name: /^More details/, expanded: false }).click()
      await enterAnswer(walk, scope, telling as StoryAnswer)
    } else await enterValue(walk, scope, label, telling)
  }
}

type One = Exclude<Telling, Cards | readonly StoryAnswer[]>

async function enterValue(walk: Walk, scope: Locator, label: string, telling: One): Promise<void> {
  const name = named(label)
  const field = (['group', 'combobox', 'textbox', 'checkbox'] as const)
    .map((role) => scope.getByRole(role, { name }))
    .reduce((a, b) => a.or(b))
    .first()
  if (typeof telling === 'object' && !Array.isArray(telling))
    return enterAnswer(walk, field, telling as StoryAnswer)
  if (Array.isArray(telling)) {
    for (const choice of telling)
      await field.getByRole('checkbox', { name: choice, exact: true }).check()
    return
  }
  if (telling === true) return field.check()
  const kind = await field.evaluate((control) => control.tagName)
  if (kind === 'FIELDSET') return field.getByRole('radio', { name: telling, exact: true }).check()
  if (kind === 'SELECT') return void (await field.selectOption({ label: telling }))
  // A filled and correct field stays unchanged.
  if (isSameText(await field.inputValue(), telling)) return
  await field.fill(telling)
  // A field that appears below an answered one would move the next one away from a fast click.
  await field.blur()
}

/** Amounts are shown with two decimals. */
function isSameText(shown: string, entered: string): boolean {
  return (
    shown === entered ||
    (/^[\d,]+\.\d\d$/.test(shown) && Number(shown.replaceAll(',', '')) === Number(entered))
  )
}

/** The first entry opens by itself. */
async function enterEntries(
  walk: Walk,
  scope: Locator,
  label: string,
  entries: readonly StoryAnswer[],
): Promise<void> {
  const { page } = walk
  const list = scope.getByRole('region', { name: label, exact: true })
  await list.waitFor()
  if ((await list.and(page.locator('.periods')).count()) > 0)
    return enterPeriods(walk, list, entries)
  const save = page.getByRole('button', { name: /^Save (?!and Finish)./ })
  const open = list.getByRole('listitem').filter({ has: save }).first()
  const more = list.getByRole('button', { name: /^Add another/ })
  for (const [at, entry] of entries.entries()) {
    const edit = list.getByRole('button', { name: /^Edit / })
    if (at > 0) await more.last().click()
    else {
      await open.or(edit.first()).first().waitFor()
      if ((await open.count()) === 0) await edit.first().click()
    }
    await open.waitFor()
    await enterAnswer(walk, open, entry)
    await sayNoToTheRest(walk, open)
  }
}

/** Months or years: common values are copied from the first, and differences are changed. */
async function enterPeriods(
  walk: Walk,
  list: Locator,
  entries: readonly StoryAnswer[],
): Promise<void> {
  for (const label of new Set(entries.flatMap((entry) => Object.keys(entry)))) {
    const kind = list.getByRole('checkbox', { name: label, exact: true })
    const more = list.getByRole('button', { name: /^Show \d+ more$/ })
    if ((await kind.count()) === 0 && (await more.count()) > 0) await more.click()
    if ((await kind.count()) > 0 && !(await kind.isChecked())) await kind.check()
    const cells = list
      .getByRole('group', { name: new RegExp(escaped(label), 'i') })
      .locator('input, select')
    const values = entries.map((entry) => entry[label] as string)
    const isSelect = await cells.first().evaluate((cell) => cell.tagName === 'SELECT')
    const set = async (at: number) => {
      if (isSelect) await cells.nth(at).selectOption({ label: values[at] ?? '' })
      else await cells.nth(at).fill(values[at] ?? '')
      await cells.nth(at).blur()
    }
    await set(0)
    await list
      .getByRole('group', { name: new RegExp(escaped(label), 'i') })
      .getByRole('button', { name: /^Use / })
      .click()
    for (const [at, value] of values.entries()) if (value !== values[0]) await set(at)
  }
}

/** One card per record, and in it one screen per part. */
async function enterCards(walk: Walk, label: string, { cards }: Cards): Promise<void> {
  const { page } = walk
  const list = page.getByRole('region', { name: label, exact: true })
  for (const [at, card] of cards.entries()) {
    if (at > 0) await list.getByRole('button', { name: /^Add another/ }).click()
    for (const [part, answer] of Object.entries(card)) {
      await list
        .locator(':scope > ul > li')
        .nth(at)
        .getByRole('button', { name: new RegExp(`^${escaped(part)} of `) })
        .click()
      await arriveAt(page, new RegExp(`${escaped(part)}$`))
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
      await enterAnswer(walk, page.getByRole('main'), answer)
      await sayNoToTheRest(walk, page.getByRole('main'))
      await goOn(walk, 'Save')
    }
  }
}

async function sayNoToTheRest(walk: Walk, scope: Locator): Promise<void> {
  const none = scope
    .getByRole('checkbox', { name: 'None of these', exact: true })
    .and(walk.page.locator('.flags:not(:has(:checked)) input'))
  if ((await none.count()) > 0) await none.last().check()
  await sayNo(walk, scope)
}

/** Chooses No for every missing required answer. A No may open another question. */
async function sayNo({ page }: Walk, scope: Locator): Promise<void> {
  const isNo = { name: 'No', exact: true } as const
  const open = scope
    .getByRole('group')
    .filter({ has: page.getByRole('radio', isNo) })
    .filter({ hasNot: page.getByRole('radio', { checked: true }) })
    .filter({ hasNot: page.getByRole('group') })
    .filter({ hasNotText: '(optional)' })
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const before = left
    await open
      .first()
      .getByRole('radio', isNo)
      .check({ timeout: 5_000 })
      .catch(async (error: unknown) => {
        // A preset No that appears after the count leaves one fewer to press.
        if ((await open.count()) >= before) throw error
      })
  }
}

/** Waits a moment, because Continue and Save have a short delay before they run. */
async function goOn(walk: Walk, button: WayOn | 'Save'): Promise<void> {
  const { page } = walk
  const before = getPlace(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  const problem = page.getByRole('region', { name: 'There is a problem' })
  await expect
    .poll(async () => getPlace(page) !== before || (await problem.count()) > 0, {
      message: `${button} on ${page.url()}`,
    })
    .toBe(true)
  if (getPlace(page) === before)
    throw new Error(`${await readHeading(page)}: ${await problem.innerText()}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

function isAtQuestion(page: Page): boolean {
  return /\/questionnaires\/question(group)?$/.test(new URL(page.url()).pathname)
}

/** Without the currently open entry. */
function getPlace(page: Page): string {
  const { pathname, searchParams } = new URL(page.url())
  return [pathname, searchParams.get('question')].join(' ')
}

function readHeading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The groups or questions of a section, or the questions of a group. */
function toRows(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('list', { name: /^(Parts of this section|Questions)$/ })
    .getByRole('link')
}

function isCards(telling: Telling): telling is Cards {
  return typeof telling === 'object' && 'cards' in telling
}

function isEntries(telling: Telling): telling is readonly StoryAnswer[] {
  return Array.isArray(telling) && typeof telling[0] === 'object'
}

function named(label: string): RegExp {
  return new RegExp(`^${escaped(label)}( \\(optional\\))?$`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
