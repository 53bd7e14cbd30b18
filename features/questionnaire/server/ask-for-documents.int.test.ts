// Documents that answers ask for: when a section is completed and when all is handed in, once, in both languages, and never withdrawn (decisions, questionnaire B8.1).
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { categoryOf } from '#apps/server/testing/test-uploads.ts'
import { requestDocument } from '#features/documents/server/review/request-document.ts'
import type { JsonObject } from '../rules/content/model.ts'
import { bellOf, completeStates, place, sectionIdOf } from './test-questionnaires.ts'
import { savesIn } from './save/test-saves.ts'

let house: TestHouse
let marcus: Browser
let elena: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser('198.51.100.1')
  elena = house.browser('198.51.100.2')
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  caseId = house.cast.cases.whitfield
  saves = await savesIn(house, caseId)
})
afterAll(() => house.close())
beforeEach(async () => {
  const { db } = house.world.database
  for (const table of [
    'questionnaire_answer',
    'question_state',
    'questionnaire_submission',
    'notification',
  ])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update document_category set because = null, requirement_by = 'template', requirement = 'optional' where requirement_by <> 'template'`.execute(
    db,
  )
  await place(house, caseId, 'all', 1)
})

const completing =
  'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success error } }'
async function complete(browser: Browser, section: string): Promise<boolean> {
  const { data } = await browser.graph(completing, {
    request: { caseId, sectionId: await sectionIdOf(house, caseId, section) },
  })
  return data.completeQuestionnaireSection.success as boolean
}

/** Says this in a section, and answers whatever else is asked in it. */
async function say(section: string, key: string, data: JsonObject): Promise<void> {
  await place(house, caseId, [section], 2)
  expect(await saves.save(marcus, { section, key, data })).toMatchObject({ success: true })
  await completeStates(house, caseId, section)
}

interface LeafSeen {
  readonly requirement: string
  readonly because: readonly string[]
  readonly isByAnswers: boolean
}

async function leaf(
  key: string,
  browser = marcus,
  debtor?: 1 | 2,
  headers: Readonly<Record<string, string>> = {},
): Promise<LeafSeen> {
  const { data } = await browser.graph(
    'query ($c: ID!, $k: ID!) { documentsChildLeafCategory(caseId: $c, categoryId: $k) { requirement because isByAnswers } }',
    { c: caseId, k: await categoryOf(house, caseId, key, debtor) },
    headers,
  )
  return data.documentsChildLeafCategory as LeafSeen
}
const requirementsOf = async (...keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await leaf(key)).requirement))
const told = async () => [
  (await bellOf(house, house.cast.accounts.marcus)).length,
  (await bellOf(house, house.cast.accounts.elena)).length,
]

const vehicle = { id: 'car001', vehicleDetails: { insured: 'yes' }, vehicleLoans: { has: 'yes' } }
const ofVehicles = ['vehicles.title', 'vehicles.insurance', 'vehicles.loan']

test('vehicles ask for title, insurance and loan statement, and say why in both languages', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect(await requirementsOf(...ofVehicles)).toEqual(['optional', 'optional', 'optional'])
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await requirementsOf(...ofVehicles)).toEqual(['required', 'required', 'required'])
  expect(await leaf('vehicles.title', elena)).toMatchObject({
    because: ['You said you own a vehicle. One for each vehicle.'],
    isByAnswers: true,
  })
  expect(await leaf('vehicles.loan', elena, undefined, { 'accept-language': 'es' })).toMatchObject({
    because: ['Usted dijo que todavía está pagando un vehículo. Uno por cada préstamo.'],
  })
  expect(await leaf('vehicles.value')).toEqual({
    requirement: 'optional',
    because: ['You said you own a vehicle. One for each vehicle.'],
    isByAnswers: false,
  })
  expect(await bellOf(house, house.cast.accounts.elena)).toEqual([
    { type: 'document', says: '3 documents are now needed' },
  ])
  expect(await told()).toEqual([1, 1])
})

test('sections that are completed within five minutes ask in one notification, which a later one does not join', async () => {
  const unread = async () =>
    (await marcus.graph('{ notifications { get(read: false) { id description } } }')).data
      .notifications.get as ReadonlyArray<{ id: string; description: string }>
  const told = async () => (await unread()).map(({ description }) => description)
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await complete(marcus, 'vehicles')
  const [first] = await unread()
  expect(first).toMatchObject({ description: '3 documents are now needed' })
  await say('homesAndLand', 'realEstate', { has: 'yes', properties: [] })
  await complete(marcus, 'homesAndLand')
  expect(await unread()).toEqual([{ id: first?.id, description: '5 documents are now needed' }])

  await marcus.graph('mutation ($id: ID!) { notifications { markAsRead(id: $id) { success } } }', {
    id: first?.id,
  })
  await say('otherSecuredDebts', 'sdLoansCheck', { itemLoans: 'yes', liens: 'no' })
  await complete(elena, 'otherSecuredDebts')
  expect(await told()).toEqual(['A document is now needed'])

  await house.clock.moveBy(5 * 60_000)
  marcus.tokens = await house.tokensOf(house.cast.accounts.marcus)
  elena.tokens = await house.tokensOf(house.cast.accounts.elena)
  await say('jobAndIncome', 'otherIncome_d1', { ssGets: 'yes' })
  await complete(marcus, 'jobAndIncome')
  expect(await told()).toEqual(['A document is now needed', 'A document is now needed'])
})

test('completed again, they ask for nothing again', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect([await complete(marcus, 'vehicles'), await complete(elena, 'vehicles')]).toEqual([
    true,
    true,
  ])
  await place(house, caseId, ['vehicles'], 2)
  await completeStates(house, caseId, 'vehicles')
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await told()).toEqual([1, 1])
})

test('by both at once, they ask once', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect(
    await Promise.all([
      complete(marcus, 'vehicles'),
      complete(elena, 'vehicles'),
      complete(marcus, 'vehicles'),
    ]),
  ).toEqual([true, true, true])
  expect(await told()).toEqual([1, 1])
})

test('what was asked for stays, when the answer is taken back', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await complete(marcus, 'vehicles')
  await say('vehicles', 'ownedVehicles', { has: 'no' })
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await requirementsOf(...ofVehicles)).toEqual(['required', 'required', 'required'])
  expect(await leaf('vehicles.title')).toMatchObject({
    because: ['You said you own a vehicle. One for each vehicle.'],
  })
  expect(await told()).toEqual([1, 1])
})

test('whoever has no home needs no papers of one, until they say that they have', async () => {
  await say('homesAndLand', 'realEstate', { has: 'no' })
  await complete(marcus, 'homesAndLand')
  expect(await leaf('home.deed')).toEqual({
    requirement: 'notNeeded',
    because: [],
    isByAnswers: true,
  })
  // A judgment of eviction is not known of yet: urgent problems stand in another section.
  expect(await requirementsOf('home.mortgage', 'home.insurance', 'home.foreclosure')).toEqual([
    'notNeeded',
    'notNeeded',
    'optional',
  ])
  expect(await told()).toEqual([0, 0])
  await say('homesAndLand', 'realEstate', { has: 'yes', properties: [] })
  await complete(marcus, 'homesAndLand')
  expect(await leaf('home.deed')).toEqual({
    requirement: 'required',
    because: ['You said you own a home or land. One for each property.'],
    isByAnswers: true,
  })
  expect(await told()).toEqual([1, 1])
})

test('the firm’s word stays', async () => {
  await house.world.database.transact((tx) =>
    requestDocument(house.world, tx, {
      caseId,
      requirement: 'notNeeded',
      wanted: { key: 'vehicles.insurance' },
    }),
  )
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await complete(marcus, 'vehicles')
  expect(await requirementsOf(...ofVehicles)).toEqual(['required', 'notNeeded', 'required'])
})

test('each is asked for their own papers, and hears of them alone', async () => {
  await say('jobAndIncome', 'otherIncome_d2', { ssGets: 'yes' })
  await complete(marcus, 'jobAndIncome')
  expect(await leaf('income.benefits', elena, 2)).toMatchObject({
    requirement: 'required',
    because: ['You said you get benefits or a pension. One for each benefit.'],
  })
  expect(await leaf('income.benefits', marcus, 1)).toMatchObject({ requirement: 'notNeeded' })
  expect(await told()).toEqual([0, 1])
})

test('of a section that is not shown nothing is known, whatever was answered there', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await say('homesAndLand', 'realEstate', { has: 'no' })
  await say('otherSecuredDebts', 'sdLoansCheck', { itemLoans: 'yes', liens: 'no' })
  await sql`update questionnaire_section set is_displayed = false where case_id = ${caseId} and system_name in ('vehicles', 'homesAndLand')`.execute(
    house.world.database.db,
  )
  try {
    expect(await complete(marcus, 'otherSecuredDebts')).toBe(true)
    expect(await requirementsOf(...ofVehicles, 'home.deed', 'debts.personal-loans')).toEqual([
      'optional',
      'optional',
      'optional',
      'optional',
      'required',
    ])
  } finally {
    await sql`update questionnaire_section set is_displayed = true where case_id = ${caseId}`.execute(
      house.world.database.db,
    )
  }
})

test('handed in, all sections are looked at, also those that were complete before', async () => {
  await say('otherSecuredDebts', 'sdLoansCheck', { itemLoans: 'yes', liens: 'no' })
  await place(house, caseId, 'all', 3)
  const submit = async () =>
    (
      await marcus.graph(
        'mutation ($caseId: ID!) { submitQuestionnaire(request: { caseId: $caseId }) { success error } }',
        { caseId },
      )
    ).data.submitQuestionnaire as unknown
  expect(await submit()).toEqual({ success: true, error: null })
  expect(await leaf('debts.personal-loans')).toMatchObject({
    requirement: 'required',
    because: ['You said you have a loan. One for each loan.'],
  })
  expect(await requirementsOf('debts.tax', 'court.divorce')).toEqual(['notNeeded', 'notNeeded'])
  const before = await told()
  expect(await submit()).toEqual({ success: true, error: null })
  expect(await told()).toEqual(before)
})
