// The intake from the first question to the submission, by one person on a phone.
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { countActs, sumOf } from './test-acts.ts'
import { arriveAt } from './test-people.ts'
import {
  arriveInCase,
  markAsComplete,
  openQuestion,
  openQuestionnaire,
  openSection,
  showQuestionnaireTo,
  submitted,
  submitToAttorney,
} from './test-questionnaire.ts'
import { checkScreen, sidewaysPixels } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { finishAndGoOn, untold, startWalk, walkThrough, walkToSummary } from './test-walk.ts'
import { jonahsStory } from './test-whole-case-alone.ts'
import { allSections, wholeCaseMs } from './test-whole-cases.ts'

const stage = openStage()
const actsFile = new URL('../.cache/tests/acts.json', import.meta.url)
/** The measured number is 397. */
const maxActs = 400

const screenHeight = 844

/** Returns the distance of the form from the top of the page, in pixels, without the demo bar. */
function topOfForm(page: Page): Promise<number> {
  return page.locator('.unit-form').evaluate((form) => {
    const demoBar = document.querySelector('.demo-bar')?.getBoundingClientRect().height ?? 0
    return Math.round(form.getBoundingClientRect().top + scrollY - demoBar)
  })
}

test(
  'a single client answers every section and submits',
  async () => {
    const page = await arriveInCase(stage, 'jonah', phone)
    await showQuestionnaireTo(stage, page)
    const acts = await countActs(page)
    await openQuestionnaire(page)
    const onQuestion = async (question: string) => {
      expect.soft(await sidewaysPixels(page), question).toBe(0)
      expect
        .soft(await topOfForm(page), `${question} begins within the first third`)
        .toBeLessThanOrEqual(screenHeight / 3)
    }
    const walk = startWalk(page, jonahsStory, { onQuestion })
    for (const [at, section] of allSections.entries()) {
      await (at === 0 ? walkThrough(walk, section) : walkToSummary(walk, section))
      const next = allSections[at + 1]
      if (at === 0) await checkScreen(page, '469-section-complete')
      await (next === undefined ? markAsComplete(page) : finishAndGoOn(walk, next))
    }
    expect(untold(walk)).toEqual([])
    // `npm run bench screens` prints the contents of this file.
    await mkdir(new URL('.', actsFile), { recursive: true })
    await writeFile(actsFile, JSON.stringify(acts))
    expect(sumOf(acts), JSON.stringify(acts)).toBeLessThanOrEqual(maxActs)
    await page
      .getByText(`Sections completed ${allSections.length} out of ${allSections.length}`)
      .waitFor()
    await checkScreen(page, '470-everything-complete')

    await page.getByRole('link', { name: 'Check all answers' }).click()
    await arriveAt(page, 'Check your answers')
    await page.getByRole('heading', { level: 2, name: 'Getting Started' }).waitFor()
    expect(
      await page.getByRole('heading', { name: 'Answers to check again' }).count(),
      'warnings',
    ).toBe(0)
    await openQuestionnaire(page)
    await submitToAttorney(page)
    await arriveAt(page, submitted)
    await page.getByText(`All ${allSections.length} sections were submitted`).waitFor()
    const next = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'What happens next' }) })
    expect(await next.getByRole('listitem').count(), 'who does what, and when').toBe(3)
    expect(
      await page.getByText(/questionnaire was (successfully )?(sent|submitted)/i).count(),
      'said once',
    ).toBe(1)
    expect(await page.getByRole('button', { name: 'Submit to attorney' }).count()).toBe(0)
    await checkScreen(page, '472-sent')
    await openSection(page, 'Vehicles')
    await page.getByText('You can read your answers, but you can’t change them now.').waitFor()
    await openQuestion(page, 'Cars and Trucks', 'Cars and Trucks')
    await page.getByText('2017 Toyota Corolla').first().waitFor()
    expect(await page.getByRole('radio').count()).toBe(0)
    await checkScreen(page, '471-read-only')
  },
  wholeCaseMs,
)
