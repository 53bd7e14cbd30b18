// Walks through the questionnaire: opens sections, answers each field by its label from a story,
// and continues to the end.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { arriveAt } from './test-people.ts'
import { openSection } from './test-questionnaire.ts'
import type { Story } from './test-whole-cases.ts'
import {
  enterAnswer,
  goOn,
  readHeading,
  sayNo,
  sayNoToTheRest,
  type Walk,
  type WayOn,
} from './test-enter-answers.ts'

export function startWalk(
  page: Page,
  story: Story,
  more: Pick<Walk, 'onQuestion' | 'spouse'> = {},
): Walk {
  return { page, story, used: new Set(), ...more }
}

/** Opens a section from the overview, answers every question of it, and ends at its summary. */
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

/** Starts at a question, answers the rest of its section, and ends at the summary. */
export async function walkToSummary(walk: Walk, section: string): Promise<void> {
  const { page } = walk
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  while (isAtQuestion(page)) {
    const question = await readHeading(page)
    const isOthers = walk.spouse !== undefined && (await isQuestionOf(page, walk.spouse))
    const wayOn = isOthers ? 'Continue' : await answerQuestion(walk, section, question)
    await walk.onQuestion?.(question)
    await goOn(walk, wayOn)
  }
  if ((await readHeading(page)) !== section) {
    await page.getByRole('link', { name: /Section Summary/ }).click()
    await arriveAt(page, section)
  }
}

/** Goes from the summary of a complete section to the first open question of the next section. */
export async function finishAndGoOn({ page }: Walk, next: string): Promise<void> {
  await page.getByRole('button', { name: `Finish and continue to ${next}`, exact: true }).click()
  await expect.poll(() => isAtQuestion(page)).toBe(true)
}

async function openFirstQuestion(page: Page): Promise<void> {
  const first = toRows(page).first()
  await first.click()
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('sectionsummary')
  if (isAtQuestion(page)) return
  // In a divided section, the row leads to a group. Until the group is rendered, the rows are still
  // those of the section.
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
        // Continue often leads to another own question.
        do await goOn(walk, await answerQuestion(walk, section, await readHeading(page)))
        while (await isQuestionOf(page, name))
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

/**
 * Answers the question and returns the button to press next. This is the button for No to all, if
 * there is one.
 */
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

/** Answers Yes on these lines, and No on all others with one press. */
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

async function isQuestionOf(page: Page, debtor: string): Promise<boolean> {
  if (!isAtQuestion(page)) return false
  return (await page.getByRole('main').getByText(debtor, { exact: true }).count()) > 0
}

function isAtQuestion(page: Page): boolean {
  return /\/questionnaires\/question(group)?$/.test(new URL(page.url()).pathname)
}

/** The groups or questions of a section, or the questions of a group. */
function toRows(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('list', { name: /^(Parts of this section|Questions)$/ })
    .getByRole('link')
}
