// Lists and Quick Checks on a phone: few fields at first, short lists, one press to answer No to
// all, and no preset answers.
import { expect, test } from 'vitest'
import type { Page, Request } from 'playwright-core'
import { aMomentLater, arriveAt, expectFocus } from './test-people.ts'
import {
  arriveInCase,
  goOnTo,
  openQuestion,
  openQuestionnaire,
  openSection,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { checkScreen } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const screenHeight = 844
const listHeight = 1700

test('one press answers No on every open line of a Quick Check in one save, and can be undone until Continue', async () => {
  const page = await arriveInIntake()
  const saves: string[] = []
  page.on('request', (request) => saves.push(...savedAnswers(request)))
  await openSection(page, 'Cards, Bills and Loans')
  await openQuestion(page, 'Quick Check', 'Cards and Loans')
  await arriveAt(page, 'Quick Check: Cards and Loans')
  expect(await page.getByText('I need help with this').count(), 'help is asked line by line').toBe(
    0,
  )

  await page.getByRole('button', { name: 'None of these' }).click()
  await expect.poll(() => saves.length).toBe(1)
  expect(JSON.parse(saves[0] ?? '')).toEqual({
    creditCards: 'no',
    personalLoans: 'no',
    familyLoans: 'no',
    studentLoans: 'no',
  })
  await page.getByText('We answered No on 4 lines.').waitFor()
  await checkScreen(page, '490-none-of-these')
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)

  const line = (name: RegExp) => page.getByRole('group', { name })
  await line(/credit card or store card/)
    .getByRole('radio', { name: 'Yes' })
    .check()
  await line(/student loans/)
    .getByRole('radio', { name: 'Not sure' })
    .check()
  await page.getByText('Your attorney will ask you about this one.').waitFor()
  await aMomentLater(page)
  await page.getByRole('button', { name: 'No to the rest' }).click()
  expect(
    await line(/credit card or store card/)
      .getByRole('radio', { name: 'Yes' })
      .isChecked(),
  ).toBe(true)
  expect(
    await line(/student loans/)
      .getByRole('radio', { name: 'Not sure' })
      .isChecked(),
  ).toBe(true)
  await checkScreen(page, '491-no-to-the-rest')
  await line(/student loans/)
    .getByRole('radio', { name: 'No', exact: true })
    .check()
  await goOnTo(page, 'Credit Cards')
})

test('a card fits its required fields on one screen, and twelve cards fit on two', async () => {
  const page = await arriveInIntake()
  await openSection(page, 'Cards, Bills and Loans')
  await openQuestion(page, 'Credit Cards', 'Cards and Loans')
  const card = page.locator('.entry').first()
  await card.getByText('Not started').waitFor()
  await card.getByRole('button', { name: 'Save this card: Card 1' }).waitFor()
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(screenHeight)
  expect(await card.getByRole('checkbox', { checked: true }).count(), 'nothing is preset').toBe(0)
  await checkScreen(page, '492-fresh-card')

  // A long amount is fully visible, even beside the bar of an error.
  const owed = card.getByLabel('How much is owed on it now?')
  for (const amount of ['123456', '123456789', '-1234567890.12']) {
    await owed.fill(amount)
    await owed.blur()
    await expect
      .poll(() => owed.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  }
  await owed.fill('')
  await owed.blur()

  // The last entry cannot be deleted; the message appears only after the press.
  expect(await page.getByText('You can’t delete the last one.').count()).toBe(0)
  await card.getByRole('button', { name: 'Delete Card 1' }).click()
  await page.getByText('You can’t delete the last one.').waitFor()

  await card.getByLabel('Company or person').fill('First Harbor Card')
  await card.getByRole('checkbox', { name: 'A debt collector is asking for it' }).check()
  await card.getByLabel('Collector or law firm').fill('Stone & Pike')
  await card.getByRole('button', { name: /^More details/, expanded: false }).click()
  await card.getByLabel('What was it mostly used for?').fill('Food')
  await aMomentLater(page)
  await card.getByRole('button', { name: 'Save this card: First Harbor Card' }).click()
  await card.getByText('Still needed: Kind of card and 1 more').waitFor()

  for (let number = 2; number <= 12; number += 1) {
    await aMomentLater(page)
    await page.getByRole('button', { name: 'Add another card' }).click()
    const added = page.locator('.entry').nth(number - 1)
    await added.getByLabel('Company or person').fill(`Corner Store Card ${number}`)
    await added.getByLabel('Kind of card').selectOption({ label: 'Store card' })
    await added.getByLabel('How much is owed on it now?').fill('1275.5')
    // A new checkbox appears below the field and moves the next control away from a fast click.
    await added.getByLabel('How much is owed on it now?').blur()
    await added.getByRole('checkbox', { name: 'None of these' }).check()
    await added.getByRole('button', { name: `Save this card: Corner Store Card ${number}` }).click()
    // The page scrolls to the focus; until then the next button moves.
    await expectFocus(added.getByRole('heading', { name: `Corner Store Card ${number}` }))
  }
  expect((await page.locator('.entries').first().boundingBox())?.height).toBeLessThanOrEqual(
    listHeight,
  )
  await page.getByText('12 listed, $14,030.50 so far').waitFor()
  await checkScreen(page, '493-twelve-cards')

  // The link in the summary opens the entry with the error. "More details" is expanded because it
  // contains an answer.
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('region', { name: 'There is a problem' })
    .getByRole('link', { name: /Kind of card/ })
    .click()
  await card.getByRole('button', { name: /^More details/, expanded: true }).waitFor()
  expect(await card.getByLabel('What was it mostly used for?').inputValue()).toBe('Food')
  await checkScreen(page, '494-card-with-errors')

  // The first entry has an error, but it can be closed and is not opened again.
  const second = page.locator('.entry').nth(1)
  await aMomentLater(page)
  await card.getByRole('button', { name: 'Save this card: First Harbor Card' }).click()
  await card.getByRole('button', { name: 'Edit First Harbor Card' }).waitFor()
  await second.getByRole('button', { name: 'Edit Corner Store Card 2' }).click()
  await second.getByLabel('Last 4 of account number').fill('1187')
  await second.getByRole('button', { name: 'Save this card: Corner Store Card 2' }).click()
  await second.getByRole('button', { name: 'Edit Corner Store Card 2' }).waitFor()
})

async function arriveInIntake(): Promise<Page> {
  const page = await arriveInCase(stage, 'jonah', phone)
  await page.clock.install()
  await showQuestionnaireTo(stage, page)
  await openQuestionnaire(page)
  return page
}

/** The answers that a request saves, as text. */
function savedAnswers(request: Request): readonly string[] {
  if (!request.url().endsWith('/graphql/')) return []
  const { operationName, variables } = (request.postDataJSON() ?? {}) as {
    readonly operationName?: string
    readonly variables?: { readonly data?: string }
  }
  return operationName === 'SaveQuestionnaireSectionData' && variables?.data !== undefined
    ? [variables.data]
    : []
}
