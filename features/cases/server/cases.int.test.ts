// Cases through the real graph: what a client sees of their own, and that nobody sees anything else.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/test-house.ts'

let house: TestHouse
let rosa: Browser
let amir: Browser

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  amir = house.browser('198.51.100.4')
  await rosa.signIn('rosa.delgado@example.com')
  await amir.signIn('amir.rahimi@example.com')
})
afterAll(() => house.close())

const home = 'query ($active: Boolean) { clientLevelDashboard(active: $active) { clientDashboardItemList { id status caseNumber firmName attorneyName dashBoardShowSubmitDocumentsFlag lastVisitedDate } } }'

test('the client home lists active cases, and the deactivated ones on demand', async () => {
  const active = (await amir.graph(home, { active: true })).data.clientLevelDashboard.clientDashboardItemList
  expect(active.map(({ id }: { id: string }) => id)).toEqual([house.cast.cases.amirHollis, house.cast.cases.amirNorthgate])
  const deactivated = (await amir.graph(home, { active: false })).data.clientLevelDashboard.clientDashboardItemList
  expect(deactivated).toMatchObject([{ id: house.cast.cases.amirClosed, status: 'Complete' }])
})

test('a visit is recorded once and answered with the one before', async () => {
  const visit = 'mutation ($id: ID!) { cases { update(case: { id: $id }) { id lastVisitedDate } } }'
  const id = house.cast.cases.rosa
  expect((await rosa.graph(visit, { id })).data.cases.update).toEqual({ id, lastVisitedDate: null })
  expect((await rosa.graph(visit, { id })).data.cases.update.lastVisitedDate).toMatch(/^\d{4}-/)
})

test('deactivating and activating is each one\'s own act', async () => {
  const marcus = house.browser()
  const elena = house.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  await elena.signIn('elena.whitfield@example.com')
  const id = house.cast.cases.whitfield
  const deactivated = await marcus.graph('mutation ($id: ID!) { cases { deactivate(id: $id, reason: "A pause") { id active } } }', { id })
  expect(deactivated.data.cases.deactivate).toEqual({ id, active: false })
  expect((await marcus.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([])
  expect((await elena.graph('{ cases { get(active: true) { id } } }')).data.cases.get).toEqual([{ id }])
  expect((await marcus.graph('query ($id: ID!) { documentDashboard(caseId: $id) { submitList { id } } }', { id })).errors?.[0]?.extensions.code).toBe('cases.not-found')
  const activated = await marcus.graph('mutation ($id: ID!) { cases { activate(id: $id) { id active } } }', { id })
  expect(activated.data.cases.activate).toEqual({ id, active: true })
})

test('deactivating twice keeps the first reason, activating twice is well, and each act is audited once', async () => {
  const denise = house.browser('198.51.100.5')
  await denise.signIn('denise.carter@example.com')
  const id = house.cast.cases.denise
  const deactivate = 'mutation ($id: ID!, $reason: String) { cases { deactivate(id: $id, reason: $reason) { active } } }'
  for (const reason of ['  I need a pause  ', 'Another reason']) expect((await denise.graph(deactivate, { id, reason })).data.cases.deactivate).toEqual({ active: false })
  const { db } = house.world.database
  const kept = async () => (await sql<{ reason: string | null }>`select deactivation_reason as reason from participant where case_id = ${id}`.execute(db)).rows
  expect(await kept()).toEqual([{ reason: 'I need a pause' }])
  for (const _ of ['once', 'twice']) expect((await denise.graph('mutation ($id: ID!) { cases { activate(id: $id) { active } } }', { id })).data.cases.activate).toEqual({ active: true })
  expect(await kept()).toEqual([{ reason: null }])
  expect((await denise.graph(deactivate, { id, reason: '   ' })).data.cases.deactivate).toEqual({ active: false })
  expect(await kept()).toEqual([{ reason: null }])
  const { rows } = await sql<{ event: string }>`select event from audit where object = ${id} order by at, id`.execute(db)
  expect(rows.map(({ event }) => event)).toEqual(['case.deactivated', 'case.activated', 'case.deactivated'])
})

test('a visit is each one\'s own, and nothing else of the case can be written', async () => {
  const elena = house.browser('198.51.100.6')
  const marcus = house.browser('198.51.100.7')
  await elena.signIn('elena.whitfield@example.com')
  await marcus.signIn('marcus.whitfield@example.com')
  const id = house.cast.cases.whitfield
  const visit = 'mutation ($id: ID!) { cases { update(case: { id: $id }) { lastVisitedDate status } } }'
  for (const _ of ['first', 'again']) await marcus.graph(visit, { id })
  expect((await elena.graph(visit, { id })).data.cases.update).toEqual({ lastVisitedDate: null, status: 'Filed' })
})
