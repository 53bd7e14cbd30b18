// spec: saving#cost, saving#turns
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { twoSpouses } from '#testing/test-people.ts'
import { reportStatements } from '#testing/test-statements.ts'
import { createSaveTurns, saveAnswer, type SaveTurns } from './save-answer.ts'
import { savesOf } from './test-saves.ts'

const app = openTestApp()
const { debtor1: marcus } = twoSpouses(app)
const saves = savesOf(app, app.demoData.cases.whitfield)
let statements: string[] = []

beforeAll(async () => {
  // The first request opens the session, so its statements do not count.
  await marcus.graph('{ cases { get { id } } }')
  // The first save in five minutes also records that the client is active.
  await saves.save(marcus, { key: 'ownedVehicles', data: { has: 'yes' } })
  await reportStatements(app, (statement) => statements.push(statement))
})

test('a save takes four statements: first or hundredth, with 200 records, private values or dependent questions', async () => {
  const save = (saving: Parameters<typeof saves.save>[1]) => cost(() => saves.save(marcus, saving))
  expect(await save({ key: 'ownedVehicles', data: { has: 'no' }, flag: true })).toBe(4)
  for (let round = 0; round < 100; round += 1)
    await saves.save(marcus, { key: 'leasedVehicles', data: { has: 'no', round } })
  expect(await save({ key: 'leasedVehicles', data: { has: 'no' }, base: 50 })).toBe(4)
  expect(await save({ key: 'ownedVehicles', data: { has: 'yes', vehicles: cars(200) } })).toBe(4)
  expect(
    await save({
      section: 'personalInformation',
      key: 'taxIds_d1',
      data: { taxIdKind: 'ssn', ssn: '123456789' },
    }),
  ).toBe(4)
  expect(
    await save({
      section: 'householdItems',
      key: 'hhHomeCheck',
      data: { jewelry: 'yes', electronics: 'yes' },
    }),
  ).toBe(4)
  expect(statements.filter((text) => /^(begin|commit)/i.test(text))).toEqual([])
})

test('a late retry takes no more statements than another save', async () => {
  const writer = '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d11'
  await saves.save(marcus, { key: 'recreational', data: { has: 'no' }, writer, sequence: 2 })
  expect(
    await cost(() =>
      saves.save(marcus, { key: 'recreational', data: { has: 'yes' }, writer, sequence: 1 }),
    ),
  ).toBe(4)
})

test('a repeated save takes one statement fewer, since it writes nothing', async () => {
  const repeated = {
    key: 'recreational',
    data: { has: 'no' },
    writer: '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d33',
    sequence: 1,
  }
  expect(await cost(() => saves.save(marcus, repeated))).toBe(4)
  expect(await cost(() => saves.save(marcus, repeated))).toBe(3)
})

test('a refused save takes two statements: the session check and one read', async () => {
  statements = []
  expect(await saves.save(marcus, { key: 'leasedVehicles', data: '[]' })).toMatchObject({
    success: false,
  })
  expect(statements).toHaveLength(2)
})

const countRevisions = async () => (await saves.readRows('questionnaire_revision')).length

/** As many as a slow machine saves one after the other within the time of an operation. */
const atOnce = 80

test('saves of one section in two processes hold a connection each, and all succeed', async () => {
  const before = await countRevisions()
  const viewer = {
    ...{ kind: 'client' as const, sessionId: app.deps.ids.rowId() },
    accountId: app.demoData.accounts.marcus,
    source: { ip: '', requestId: '', language: 'en' as const, userAgent: '', background: false },
  }
  const saveIn = (turns: SaveTurns, letter: string) =>
    saveAnswer(
      app.deps,
      viewer,
      {
        caseId: app.demoData.cases.whitfield,
        sectionId: saves.idOf('vehicles'),
        questionKey: 'recreational',
        data: JSON.stringify({ has: 'no', letter }),
        questionCompleteFlag: false,
      },
      turns,
    )
  const processes = [createSaveTurns(), createSaveTurns()]
  const letters = Array.from({ length: atOnce }, (_, index) => String(index).padStart(6, 'a'))
  let answers: Promise<ReadonlyArray<{ readonly success: boolean }>> | undefined
  await app.owner.transact(async (tx) => {
    await sql`
      select from questionnaire
      where case_id = ${app.demoData.cases.whitfield}
      for update`.execute(tx)
    answers = Promise.all(letters.map((letter, index) => saveIn(processes[index % 2]!, letter)))
    await vi.waitFor(async () => expect(await app.countWaiting()).toBe(2), { timeout: 60_000 })
    // The others had as much time as this request.
    await marcus.graph('{ cases { get { id } } }')
    expect(await app.countWaiting()).toBe(2)
  })
  expect((await answers)?.map(({ success }) => success)).toEqual(letters.map(() => true))
  expect(await countRevisions()).toBe(before + letters.length)
})

async function cost(act: () => Promise<{ readonly success: boolean }>): Promise<number> {
  statements = []
  expect((await act()).success).toBe(true)
  return statements.length
}

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `car${String(index).padStart(3, '0')}`,
    vehicleDetails: { make: 'Ford' },
  }))
