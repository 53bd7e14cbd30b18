// A save costs the door and three statements, however much was saved before, and no transaction (decisions, questionnaire B4.8).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type Browser, type TestHouse } from '#apps/server/testing/test-app.ts'
import { tellStatements } from '#apps/server/testing/test-statements.ts'
import { savesIn } from './test-saves.ts'

let house: TestHouse
let marcus: Browser
let saves: Awaited<ReturnType<typeof savesIn>>
let statements: string[] = []

beforeAll(async () => {
  house = await openTestHouse()
  marcus = house.browser()
  await marcus.signIn('marcus.whitfield@example.com')
  saves = await savesIn(house, house.cast.cases.whitfield)
  // Once before, so that the session is not counted.
  await marcus.graph('{ cases { get { id } } }')
  await tellStatements(house, (statement) => statements.push(statement))
})
afterAll(() => house.close())

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

test('four statements at the first save, at the hundredth, with 200 records, with private values and with others that depend on it', async () => {
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

test('a late retry costs no more', async () => {
  const writer = '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d11'
  await saves.save(marcus, { key: 'recreational', data: { has: 'no' }, writer, sequence: 2 })
  expect(
    await cost(() =>
      saves.save(marcus, { key: 'recreational', data: { has: 'yes' }, writer, sequence: 1 }),
    ),
  ).toBe(4)
})

test('a repeated save costs one statement less, because nothing is written', async () => {
  const repeated = {
    key: 'recreational',
    data: { has: 'no' },
    writer: '3f0e1c52-6f0a-4f7e-9a55-0a4f6c2b7d33',
    sequence: 1,
  }
  expect(await cost(() => saves.save(marcus, repeated))).toBe(4)
  expect(await cost(() => saves.save(marcus, repeated))).toBe(3)
})

test('a refusal costs the door and one look', async () => {
  statements = []
  expect(await saves.save(marcus, { key: 'leasedVehicles', data: '[]' })).toMatchObject({
    success: false,
  })
  expect(statements).toHaveLength(2)
})
