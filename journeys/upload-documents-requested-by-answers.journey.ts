// Answers about home and car request documents and give the reason. Documents that do not apply are
// not requested, but files can still be added to them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handIn, toRow } from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { arriveAt, openFolder } from './test-people.ts'
import {
  arriveInCase,
  markAsComplete,
  openQuestionnaire,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { checkScreen, sidewaysPixels } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { startWalk, walkThrough } from './test-walk.ts'
import { jonahsStory } from './test-whole-case-alone.ts'

const stage = openStage()

/** His bank account is frozen too, which is a second reason for the same documents. */
const story = jonahsStory.map((telling) =>
  telling.section === 'Getting Started'
    ? {
        ...telling,
        answers: {
          ...telling.answers,
          'Urgent Problems': {
            ...telling.answers?.['Urgent Problems'],
            'What is happening?': ['Lawsuit or court date', 'Bank account frozen or taken'],
          },
        },
      }
    : telling,
)

/** Opens one requested document from the list of folders. */
async function openDocument(page: Page, folder: string, name: string): Promise<void> {
  await openFolder(page, folder)
  await page.getByRole('link', { name }).click()
  await arriveAt(page, name)
}

test('answers decide which documents are requested', async () => {
  const page = await arriveInCase(stage, 'jonah', phone)
  await showQuestionnaireTo(stage, page)
  await openQuestionnaire(page)
  const walk = startWalk(page, story)
  for (const section of ['Getting Started', 'Homes and Land', 'Vehicles']) {
    await walkThrough(walk, section)
    await markAsComplete(page)
  }

  await openDocument(page, 'Vehicles', 'Loan or lease statement')
  await page
    .getByText(
      'We ask for this because: You said you are still paying for a vehicle. One for each loan.',
    )
    .waitFor()
  await page.getByText('Required', { exact: true }).waitFor()
  await checkScreen(page, '480-asked-for-by-answers')
  await openDocument(page, 'Vehicles', 'Vehicle value')
  await page
    .getByText('This can help because: You said you own a vehicle. One for each vehicle.')
    .waitFor()
  await openDocument(page, 'Home and real estate', 'Lease')
  await page.getByText('We ask for this because: You said you rent your home.').waitFor()
  await openDocument(page, 'Court and family', 'Lawsuits, garnishments and liens')
  await page.getByText('We ask for this because:', { exact: true }).waitFor()
  expect(await page.getByRole('main').getByRole('listitem').allTextContents()).toEqual([
    'You said there is a lawsuit or a judgment. One for each court case.',
    'You said money or things were taken from you. One for each time this happened.',
  ])
  await checkScreen(page, '482-asked-for-with-two-reasons')

  await openDocument(page, 'Home and real estate', 'Deed or title')
  await page
    .getByText('Based on your answers, you don’t need this. You can still add documents here.')
    .waitFor()
  await checkScreen(page, '481-not-needed-by-answers')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysPixels(page)).toBe(0)
  await handIn(page, pdfFile('deed.pdf', 'Deed'))
  await toRow(page, 'deed.pdf').waitFor()
})
