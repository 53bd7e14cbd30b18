// Enters the answers of a story by their labels.
import type { Locator, Page } from 'playwright-core'
import { arriveAt } from './test-people.ts'
import type { Cards, Story, Telling, StoryAnswer } from './test-whole-cases.ts'

export interface Walk {
  readonly page: Page
  readonly story: Story
  /** The parts of the story that were used. A part that is never used has a wrong label. */
  readonly used: Set<string>
  /** Runs on each question, before Continue. */
  readonly onQuestion?: ((question: string) => Promise<void>) | undefined
  /** The name of the debtor whose questions this walk does not answer. */
  readonly spouse?: string | undefined
}

export type WayOn = 'Continue' | 'No, go on' | 'None of these, go on'

/**
 * The name of the folded part of a list entry. The story's answers under this name are entered in
 * it.
 */
const folded = 'More details'

export async function enterAnswer(walk: Walk, scope: Locator, answer: StoryAnswer): Promise<void> {
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
  // A handle, because each use of the locator would search the page by roles again.
  const control = await field.elementHandle()
  if (control === null) throw new Error(`${label} is gone`)
  const { kind, shown } = await control.evaluate((element) => ({
    kind: element.tagName,
    shown: element instanceof HTMLInputElement ? element.value : '',
  }))
  if (kind === 'FIELDSET') return field.getByRole('radio', { name: telling, exact: true }).check()
  if (kind === 'SELECT') return void (await control.selectOption({ label: telling }))
  // A filled and correct field stays unchanged.
  if (isSameText(shown, telling)) return
  await control.fill(telling)
  // A field that appears below an answered one would move the next one away from a fast click.
  await control.evaluate((element) => (element as HTMLElement).blur())
}

/** Amounts are shown with two decimals. */
function isSameText(shown: string, entered: string): boolean {
  return (
    shown === entered ||
    (/^[\d,]+\.\d\d$/.test(shown) && Number(shown.replaceAll(',', '')) === Number(entered))
  )
}

/** The first entry of a list opens automatically. */
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

/**
 * Enters values for months or years. Copies the first value to all of them and then changes those
 * that differ.
 */
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

/** Enters records. Each record has a card, and each of its parts has a screen. */
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

export async function sayNoToTheRest(walk: Walk, scope: Locator): Promise<void> {
  const none = scope
    .getByRole('checkbox', { name: 'None of these', exact: true })
    .and(walk.page.locator('.flags:not(:has(:checked)) input'))
  if ((await none.count()) > 0) await none.last().check()
  await sayNo(walk, scope)
}

/** Chooses No for every missing required answer. A No may open another question. */
export async function sayNo({ page }: Walk, scope: Locator): Promise<void> {
  for (;;) {
    const no = await scope.evaluate(findOpenNo)
    if (no === undefined) return
    await page.locator(no).check()
  }
}

/**
 * Returns a selector for the No of the first required question without an answer. Runs in the page,
 * because a search by roles in a long form takes a hundred times longer.
 */
function findOpenNo(scope: Element): string | undefined {
  for (const group of scope.querySelectorAll('fieldset')) {
    const choices = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const no = choices.find(({ labels }) => labels?.[0]?.textContent.trim() === 'No')
    const isOpen =
      group.checkVisibility() &&
      !choices.some(({ checked }) => checked) &&
      group.querySelector('fieldset') === null &&
      !group.textContent.includes('(optional)')
    if (no && isOpen) return `input[name="${no.name}"][value="${no.value}"]`
  }
  return undefined
}

/**
 * Continue and Save act after a short delay, so this waits for the next page. The address changes
 * before the page does: a press in between would be one on the page that is left.
 */
export async function goOn(walk: Walk, button: WayOn | 'Save'): Promise<void> {
  const { page } = walk
  const before = getPlace(page.url())
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle()
  await page.getByRole('button', { name: button, exact: true }).click()
  await page
    .waitForURL(({ href }) => getPlace(href) !== before)
    .catch(async () => {
      const problem = page.getByRole('region', { name: 'There is a problem' })
      const texts = await problem.allInnerTexts()
      throw new Error(`${button} at ${await readHeading(page)}: ${texts.join(' ')}`)
    })
  await heading?.waitForElementState('hidden')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Returns the address of the question, without the entry that is open. */
function getPlace(address: string): string {
  const { pathname, searchParams } = new URL(address)
  return [pathname, searchParams.get('question')].join(' ')
}

export function readHeading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText()
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
