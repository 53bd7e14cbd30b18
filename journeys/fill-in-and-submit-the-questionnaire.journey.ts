// The intake from its first question to its submission: one person alone on a phone, and two spouses with a home, each in a browser of their own.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { CastKey } from '#database/cast.ts'
import { arriveAt, logIn, person } from './test-people.ts'
import { caseIdOf, markAsComplete, openQuestion, openQuestionnaire, openSection, submitToAttorney } from './test-questionnaire.ts'
import { checkScreen, sidewaysPixels } from './test-screen.ts'
import { computer, openStage, phone, type ScreenSize } from './test-stage.ts'
import { untold, walkOf, walkThrough, walkThroughOwn } from './test-walk.ts'
import { jonahsStory } from './test-whole-case-alone.ts'
import { gracesStory, victorsStory } from './test-whole-case-joint.ts'
import { allSections } from './test-whole-cases.ts'

const stage = openStage()
const submitted = 'Your questionnaire was successfully submitted to your attorney.'

async function arrive(key: CastKey, size: ScreenSize): Promise<Page> {
  const page = await stage.openBrowser(size)
  await page.goto('/login')
  await logIn(stage, page, person(key))
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('daybreak.case'))).not.toBeNull()
  return page
}

/** The firm shows the questionnaire of the case before this page. */
async function showTo(page: Page): Promise<void> {
  await stage.firm('questionnaire:show', await caseIdOf(page))
  await page.reload()
  await page.getByRole('link', { name: /Intake/ }).first().waitFor()
}

test('somebody alone tells everything, section after section, and hands it in', async () => {
  const page = await arrive('jonah', phone)
  await showTo(page)
  await openQuestionnaire(page)
  const walk = walkOf(page, jonahsStory, { onQuestion: async (question) => expect.soft(await sidewaysPixels(page), question).toBe(0) })
  for (const section of allSections) {
    await walkThrough(walk, section)
    await markAsComplete(page)
  }
  expect(untold(walk)).toEqual([])
  await page.getByText(`Sections completed ${allSections.length} out of ${allSections.length}`).waitFor()
  await checkScreen(page, '470-everything-complete')

  await page.getByRole('link', { name: 'Check all answers' }).click()
  await arriveAt(page, 'Check your answers')
  await page.getByRole('heading', { level: 2, name: 'Getting Started' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Worth a second look' }).count(), 'warnings').toBe(0)
  await openQuestionnaire(page)
  await submitToAttorney(page)
  await page.getByText(submitted).waitFor()
  await openSection(page, 'Vehicles')
  await page.getByText('You can read your answers, but not change them now.').waitFor()
  await openQuestion(page, 'Cars and Trucks', 'Cars and Trucks')
  await page.getByText('2017 Toyota Corolla').first().waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  await checkScreen(page, '471-read-only')
}, 420_000)

test('two spouses tell each their own, one after the other, and one of them hands it in for both', async () => {
  const victor = await arrive('victor', computer)
  await showTo(victor)
  const grace = await arrive('grace', computer)
  await openQuestionnaire(grace)
  const graces = walkOf(grace, gracesStory)
  for (const { section } of gracesStory) {
    await walkThroughOwn(graces, section, 'Grace Okonkwo')
    await openQuestionnaire(grace)
  }
  expect(untold(graces)).toEqual([])

  await openQuestionnaire(victor)
  const victors = walkOf(victor, victorsStory, { spouse: 'Grace Okonkwo' })
  for (const section of allSections) {
    await walkThrough(victors, section)
    await markAsComplete(victor)
  }
  expect(untold(victors)).toEqual([])
  await submitToAttorney(victor)
  await victor.getByText(submitted).waitFor()

  await openQuestionnaire(grace)
  await grace.getByText(submitted).waitFor()
  await openSection(grace, 'Homes and Land')
  await openQuestion(grace, 'Real Estate You Own', 'Property You Own')
  await grace.getByText('12 Harbor Lane').first().waitFor()
  await checkScreen(grace, '472-home-of-both')
}, 600_000)
