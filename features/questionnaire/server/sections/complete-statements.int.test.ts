import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { aClientAlone } from '#testing/test-people.ts'
import { reportStatements } from '#testing/test-statements.ts'
import { completeStates, place, readSectionId } from '../test-questionnaires.ts'
import { savesOf } from '../save/test-saves.ts'

const app = openTestApp()
const { client: rosa, caseId } = aClientAlone(app)
const saves = savesOf(app, caseId)
let statements: string[] = []

beforeAll(async () => {
  // The first request opens the session, so its statements do not count.
  await rosa.graph('{ cases { get { id } } }')
  await reportStatements(app, (statement) => statements.push(statement))
})

test('completing a section takes no more statements with 200 vehicles than with one', async () => {
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

async function costOfCompleting(): Promise<number> {
  await completeStates(app, caseId, 'vehicles')
  const request = { caseId, sectionId: await readSectionId(app, caseId, 'vehicles') }
  statements = []
  const { data } = await rosa.graph(
    'mutation ($request: QuestionnaireSectionRequest!) { completeQuestionnaireSection(request: $request) { success } }',
    { request },
  )
  expect(data.completeQuestionnaireSection.success).toBe(true)
  return statements.length
}

async function say(key: string, has: string, entries: readonly object[]): Promise<void> {
  await place(app, caseId, ['vehicles'], 2)
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
