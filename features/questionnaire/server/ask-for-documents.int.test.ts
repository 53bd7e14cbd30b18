// spec: questionnaire#documents-asked, questionnaire#documents-kept
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { requestDocument } from '#features/documents/server/review/ask/request-document.ts'
import { readBell, completeStates, place } from './test-questionnaires.ts'
import { savesOf } from './save/test-saves.ts'
import { askingIn, vehicle, ofVehicles } from './test-asked-documents.ts'

const app = openTestApp()
const { debtor1: marcus, debtor2: elena, caseId } = twoSpouses(app)
const saves = savesOf(app, caseId)
const { complete, say, leaf, readRequirements, readUnread } = askingIn(app, marcus, caseId, saves)

test('completed vehicle questions request title, insurance and loan statement, with reasons in both languages', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect(await readRequirements(...ofVehicles)).toEqual(['optional', 'optional', 'optional'])
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await readRequirements(...ofVehicles)).toEqual(['required', 'required', 'required'])
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
  expect(await readBell(app, app.demoData.accounts.elena)).toEqual([
    { type: 'document', says: '3 documents are now needed' },
  ])
  expect(await readUnread()).toEqual([1, 1])
})

test('sections completed within five minutes share one notification, and a later section gets its own', async () => {
  const unread = async () =>
    (await marcus.graph('{ notifications { get(read: false) { id description } } }')).data
      .notifications.get as ReadonlyArray<{ id: string; description: string }>
  const readUnread = async () => (await unread()).map(({ description }) => description)
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
  expect(await readUnread()).toEqual(['A document is now needed'])

  await app.clock.moveBy(5 * 60_000)
  marcus.tokens = await app.readTokens(app.demoData.accounts.marcus)
  elena.tokens = await app.readTokens(app.demoData.accounts.elena)
  await say('jobAndIncome', 'otherIncome_d1', { ssGets: 'yes' })
  await complete(marcus, 'jobAndIncome')
  expect(await readUnread()).toEqual(['A document is now needed', 'A document is now needed'])
})

test('completing a section again requests nothing new', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect([await complete(marcus, 'vehicles'), await complete(elena, 'vehicles')]).toEqual([
    true,
    true,
  ])
  await place(app, caseId, ['vehicles'], 2)
  await completeStates(app, caseId, 'vehicles')
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await readUnread()).toEqual([1, 1])
})

test('if both spouses complete a section at the same time, each document is requested once', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  expect(
    await Promise.all([
      complete(marcus, 'vehicles'),
      complete(elena, 'vehicles'),
      complete(marcus, 'vehicles'),
    ]),
  ).toEqual([true, true, true])
  expect(await readUnread()).toEqual([1, 1])
})

test('keeps a requested document when the client changes the answer to No', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await complete(marcus, 'vehicles')
  await say('vehicles', 'ownedVehicles', { has: 'no' })
  expect(await complete(marcus, 'vehicles')).toBe(true)
  expect(await readRequirements(...ofVehicles)).toEqual(['required', 'required', 'required'])
  expect(await leaf('vehicles.title')).toMatchObject({
    because: ['You said you own a vehicle. One for each vehicle.'],
  })
  expect(await readUnread()).toEqual([1, 1])
})

test('requests no housing documents from a client without a home, until the answer changes', async () => {
  await say('homesAndLand', 'realEstate', { has: 'no' })
  await complete(marcus, 'homesAndLand')
  expect(await leaf('home.deed')).toEqual({
    requirement: 'notNeeded',
    because: [],
    isByAnswers: true,
  })
  // The eviction question is in another section, so its documents are still unknown.
  expect(await readRequirements('home.mortgage', 'home.insurance', 'home.foreclosure')).toEqual([
    'notNeeded',
    'notNeeded',
    'optional',
  ])
  expect(await readUnread()).toEqual([0, 0])
  await say('homesAndLand', 'realEstate', { has: 'yes', properties: [] })
  await complete(marcus, 'homesAndLand')
  expect(await leaf('home.deed')).toEqual({
    requirement: 'required',
    because: ['You said you own a home or land. One for each property.'],
    isByAnswers: true,
  })
  expect(await readUnread()).toEqual([1, 1])
})

test('keeps what the firm decided about a category', async () => {
  await app.deps.database.transact((tx) =>
    requestDocument(app.deps, tx, {
      caseId,
      firmId: app.demoData.firms.hollis,
      requirement: 'notNeeded',
      wanted: { key: 'vehicles.insurance' },
    }),
  )
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await complete(marcus, 'vehicles')
  expect(await readRequirements(...ofVehicles)).toEqual(['required', 'notNeeded', 'required'])
})

test("requests each debtor's own documents only from that debtor, and notifies only that debtor", async () => {
  await say('jobAndIncome', 'otherIncome_d2', { ssGets: 'yes' })
  await complete(marcus, 'jobAndIncome')
  expect(await leaf('income.benefits', elena, 2)).toMatchObject({
    requirement: 'required',
    because: ['You said you get benefits or a pension. One for each benefit.'],
  })
  expect(await leaf('income.benefits', marcus, 1)).toMatchObject({ requirement: 'notNeeded' })
  expect(await readUnread()).toEqual([0, 1])
})

test('treats the answers of a hidden section as unknown', async () => {
  await say('vehicles', 'ownedVehicles', { has: 'yes', vehicles: [vehicle] })
  await say('homesAndLand', 'realEstate', { has: 'no' })
  await say('otherSecuredDebts', 'sdLoansCheck', { itemLoans: 'yes', liens: 'no' })
  await sql`update questionnaire_section set is_displayed = false where case_id = ${caseId} and system_name in ('vehicles', 'homesAndLand')`.execute(
    app.deps.database.db,
  )
  try {
    expect(await complete(marcus, 'otherSecuredDebts')).toBe(true)
    expect(await readRequirements(...ofVehicles, 'home.deed', 'debts.personal-loans')).toEqual([
      'optional',
      'optional',
      'optional',
      'optional',
      'required',
    ])
  } finally {
    await sql`update questionnaire_section set is_displayed = true where case_id = ${caseId}`.execute(
      app.deps.database.db,
    )
  }
})

test('a submission checks all sections, even those that were completed earlier', async () => {
  await say('otherSecuredDebts', 'sdLoansCheck', { itemLoans: 'yes', liens: 'no' })
  await place(app, caseId, 'all', 3)
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
  expect(await readRequirements('debts.tax', 'court.divorce')).toEqual(['notNeeded', 'notNeeded'])
  const before = await readUnread()
  expect(await submit()).toEqual({ success: true, error: null })
  expect(await readUnread()).toEqual(before)
})
