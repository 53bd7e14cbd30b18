// Lists of 200 entries on a phone: the client changes the middle of one, and the firm reads it.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readContents } from '#apps/server/questionnaire-contents.ts'
import { listInstances } from '#features/questionnaire/rules/instances.ts'
import { entriesAt, objectAt } from '#features/questionnaire/rules/json.ts'
import { chanceFrom, sampleAnswer } from '#features/questionnaire/rules/sample-answers.ts'
import { answerLimits } from '#features/questionnaire/rules/content/answer-limits.ts'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { savedMark } from './test-answers.ts'
import { callsAs } from './test-full-answers.ts'
import { enterAsStaff } from './test-log-in.ts'
import { arriveAt, expectFocus } from './test-people.ts'
import {
  arriveInCase,
  openQuestionnaire,
  readCaseId,
  showQuestionnaireTo,
} from './test-questionnaire.ts'
import { sidewaysPixels } from './test-screen.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'
import { staffPerson } from './test-staff.ts'

const stage = openStage()
const shape = { version: readContents().newest.version, joint: false, chapter: 7 } as const
/** A card may move by a rounded pixel. */
const maxMovePx = 2

test('the middle of two hundred cards can be changed and deleted without losing the place', async () => {
  const page = await arriveInIntake()
  await saveAnswer(page, 'cbCardsCheck', () => ({ creditCards: 'yes' }))
  const path = await saveAnswer(page, 'creditCards', (answer) =>
    twoHundred(answer, 'debts', (debt, at) => ({ ...debt, creditorName: `Corner Store ${at}` })),
  )
  await page.goto(path)
  await page.getByText('200 listed').waitFor()
  await page.getByText('You can add up to 200. Tell your attorney about the rest.').waitFor()
  // The open card above closes, so the page gets shorter there.
  await button(page, 'Edit Corner Store 10').click()
  await page.locator('.entry').nth(9).getByLabel('Company or person').waitFor()
  const middle = page.locator('.entry').nth(149)
  await middle.scrollIntoViewIfNeeded()
  await staysInPlace(middle, async () => {
    await button(page, 'Edit Corner Store 150').click()
    await middle.getByLabel('Company or person').waitFor()
    await expectFocus(heading(page, 'Corner Store 150'))
  })
  await middle.getByLabel('Last 4 of account number').fill('0150')
  await middle.getByRole('button', { name: 'Save this card: Corner Store 150' }).click()
  await expectFocus(heading(page, 'Corner Store 150'))
  await savedMark(page).waitFor()

  await staysInPlace(heading(page, 'Corner Store 149'), async () => {
    await deleteCard(page, 'Corner Store 150')
    await expectFocus(heading(page, 'Corner Store 151'))
  })
  await page.getByText('199 listed').waitFor()
  await page.getByRole('button', { name: 'Add another card' }).click()
  await expectFocus(heading(page, 'Card 200'))
  await deleteCard(page, 'Card 200')
  await expectFocus(heading(page, 'Corner Store 200'))
  await savedMark(page).waitFor()
  expect(await sidewaysPixels(page)).toBe(0)
})

test('a client returns to the same one of two hundred vehicles', async () => {
  const page = await arriveInIntake()
  const path = await saveAnswer(page, 'ownedVehicles', (answer) =>
    twoHundred(answer, 'vehicles', (vehicle, at) => ({
      ...vehicle,
      vehicleDetails: { ...objectAt(vehicle, 'vehicleDetails'), model: `Model ${at}` },
    })),
  )
  await page.goto(path)
  const name = '2024 Honda Model 150'
  for (const leave of ['Save', 'Back']) {
    await page.getByRole('button', { name: `Vehicle Details of ${name}` }).click()
    await arriveAt(page, `${name}: Vehicle Details`)
    await page.getByRole('button', { name: leave, exact: true }).click()
    await expectFocus(heading(page, name))
  }
  await staysInPlace(heading(page, '2024 Honda Model 149'), async () => {
    await deleteCard(page, name)
    await expectFocus(heading(page, '2024 Honda Model 151'))
  })
  await savedMark(page).waitFor()
  expect(await sidewaysPixels(page)).toBe(0)
})

test('the firm reads two hundred entries on a phone', async () => {
  const page = await stage.openBrowser(phone)
  const { email } = staffPerson('hollis', 'paralegal')
  await enterAsStaff(stage, page, email, '/workspace/clients?assigned=anyone')
  const client = page.getByRole('link', { name: /^Pierce, Jonah/ }).first()
  const intake = `${await client.getAttribute('href')}/intake`

  await page.goto(`${intake}/cardsBillsLoans?view=asked`)
  const entry = page.locator('li', { hasText: 'Corner Store 151' })
  await entry.locator('summary').click()
  await entry.getByText('Company or person').waitFor()
  expect(await sidewaysPixels(page)).toBe(0)

  await page.goto(`${intake}/106A-B`)
  await page.getByText('2024 Honda Model 200').first().waitFor()
  expect(await sidewaysPixels(page)).toBe(0)
})

// By CSS: roles and names of 200 cards take seconds.
const heading = (page: Page, name: string): Locator =>
  page.locator('h3', { hasText: new RegExp(`^${name}$`) })
const button = (page: Page, name: string): Locator => page.locator(`button[aria-label="${name}"]`)

async function deleteCard(page: Page, name: string): Promise<void> {
  await button(page, `Delete ${name}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** Checks that this element has the same place on the screen before and after. */
async function staysInPlace(element: Locator, act: () => Promise<void>): Promise<void> {
  const top = async () => (await element.boundingBox())?.y ?? Number.NaN
  // Cards get their height when they come near the screen.
  await element.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  )
  const before = await top()
  await act()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(maxMovePx)
}

async function arriveInIntake(): Promise<Page> {
  const page = await arriveInCase(stage, 'jonah', phone)
  await showQuestionnaireTo(stage, page)
  await openQuestionnaire(page)
  return page
}

/** Fills the list with copies of its first entry. */
function twoHundred(
  answer: JsonObject,
  list: string,
  toEntry: (first: JsonObject, at: number) => JsonObject,
): JsonObject {
  const first = entriesAt(answer, list)[0] ?? {}
  const entries = Array.from({ length: answerLimits.entries }, (_, index) => ({
    ...toEntry(first, index + 1),
    id: `e${String(index + 1).padStart(5, '0')}`,
  }))
  return { ...answer, [list]: entries }
}

/** Saves what becomes of a complete answer to this question. Returns its path. */
async function saveAnswer(
  page: Page,
  key: string,
  change: (complete: JsonObject) => JsonObject,
): Promise<string> {
  const instance = [...listInstances(readContents().newest, shape).values()].find(
    ({ question }) => question.key === key,
  )
  if (!instance) throw new Error(`There is no question ${key}`)
  const { section, group, question, id, debtor } = instance
  const caseId = await readCaseId(page)
  const graph = await callsAs(page)
  const { caseQuestionnaireSections } = await graph<Sections>(
    'query ($caseId: ID!) { caseQuestionnaireSections(caseId: $caseId) { id sectionSystemName } }',
    { caseId },
  )
  const sectionId = caseQuestionnaireSections.find(
    ({ sectionSystemName }) => sectionSystemName === section.systemName,
  )?.id
  const facts = { shape, debtor, language: 'en', names: { 1: 'Jonah', 2: '' } } as const
  const today = new Date().toISOString().slice(0, 10)
  const sampling = { facts, today, chance: chanceFrom(5), optionalOfTen: 5 }
  const data = change(sampleAnswer(question, sampling, { has: 'yes' }))
  const saved = await graph(
    `mutation ($caseId: ID!, $sectionId: ID!, $key: String!, $data: String!) {
      saveQuestionnaireSectionData(caseId: $caseId, sectionId: $sectionId, questionKey: $key, data: $data, questionCompleteFlag: true) { success error } }`,
    { caseId, sectionId, key, data: JSON.stringify(data) },
  )
  expect(saved).toEqual({ saveQuestionnaireSectionData: { success: true, error: null } })
  return `/dashboard/questionnaires/questiongroup?section=${sectionId}&group=${section.systemName}.${group.key}&question=${id}`
}

interface Sections {
  readonly caseQuestionnaireSections: ReadonlyArray<{
    readonly id: string
    readonly sectionSystemName: string
  }>
}
