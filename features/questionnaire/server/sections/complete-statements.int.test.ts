// Completing a section costs the same number of statements, however much was answered and however much is asked for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { tellStatements } from '#apps/server/testing/test-statements.ts'
import { completeStates, place, sectionIdOf } from '../test-questionnaires.ts'
import { savesIn } from '../save/test-saves.ts'

let house: TestHouse
let rosa: Browser
let caseId: string
let saves: Awaited<ReturnType<typeof savesIn>>
let statements: string[] = []

beforeAll(async () => {
  house = await openTestHouse()
  rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  caseId = house.cast.cases.rosa
  saves = await savesIn(house, caseId)
  // Once before, so that the session is not counted.
  await rosa.graph('{ cases { get { id } } }')
  await tellStatements(house, (statement) => statements.push(statement))
})
afterAll(() => house.close())

async function costOfCompleting(): Promise<number> {
  await completeStates(house, caseId, 'vehicles')
  const request = { caseId, sectionId: await sectionIdOf(house, caseId, 'vehicles') }
  statements = []
  const { data } = await rosa.graph(
    'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success } }',
    { request },
  )
  expect(data.completeQuestionnaireSection.success).toBe(true)
  return statements.length
}

async function say(key: string, has: string, entries: readonly object[]): Promise<void> {
  await place(house, caseId, ['vehicles'], 2)
  expect(
    await saves.save(rosa, { key, data: JSON.stringify({ has, vehicles: entries }) }),
  ).toMatchObject({ success: true })
}

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `car${String(index).padStart(3, '0')}`,
    vehicleDetails: { insured: 'yes' },
    vehicleLoans: { has: 'yes' },
  }))

test('with one vehicle and three papers newly asked for, or with 200 and a boat and one', async () => {
  await say('recreational', 'no', [])
  await say('ownedVehicles', 'no', [])
  await costOfCompleting()
  await say('ownedVehicles', 'yes', cars(1))
  const few = await costOfCompleting()
  await say('leasedVehicles', 'no', [])
  await say('ownedVehicles', 'yes', cars(200))
  await say('recreational', 'yes', [])
  expect(await costOfCompleting()).toBeLessThanOrEqual(few)
})
