// spec: saving#merge, saving#overwritten
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeAnswers } from './merge.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { sameJson } from './same-json.ts'

const car = (id: string, make: string, more: JsonObject = {}): JsonObject => ({ id, make, ...more })

describe('keeps a change of one side only', () => {
  const base = {
    has: 'yes',
    note: 'old',
    address: { city: 'Ash', zip: '11111' },
    cars: [car('aaaaaa', 'Ford'), car('bbbbbb', 'Kia')],
    kinds: ['a'],
  }
  test.each<[string, JsonObject, JsonObject, JsonObject]>([
    [
      'fields beside each other',
      { ...base, note: 'theirs' },
      { ...base, has: 'no' },
      { ...base, note: 'theirs', has: 'no' },
    ],
    [
      'fields inside a block',
      { ...base, address: { city: 'Elm', zip: '11111' } },
      { ...base, address: { city: 'Ash', zip: '22222' } },
      { ...base, address: { city: 'Elm', zip: '22222' } },
    ],
    [
      'records that each added',
      { ...base, cars: [...base.cars, car('cccccc', 'Theirs')] },
      { ...base, cars: [...base.cars, car('dddddd', 'Ours')] },
      { ...base, cars: [...base.cars, car('cccccc', 'Theirs'), car('dddddd', 'Ours')] },
    ],
    [
      'fields of one record',
      { ...base, cars: [car('aaaaaa', 'Ford', { year: '2001' }), car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat', { year: '2001' }), car('bbbbbb', 'Kia')] },
    ],
    [
      'a record deleted here, another changed there',
      { ...base, cars: [car('aaaaaa', 'Ford'), car('bbbbbb', 'Seat')] },
      { ...base, cars: [car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('bbbbbb', 'Seat')] },
    ],
    [
      'a record deleted there, another changed here',
      { ...base, cars: [car('aaaaaa', 'Ford')] },
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat')] },
    ],
    [
      'a record that both deleted',
      { ...base, cars: [car('aaaaaa', 'Ford')] },
      { ...base, note: 'ours', cars: [car('aaaaaa', 'Ford')] },
      { ...base, note: 'ours', cars: [car('aaaaaa', 'Ford')] },
    ],
    [
      'a record changed there stays, though it was deleted here',
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
    ],
    [
      'a record changed here stays, though it was deleted there',
      { ...base, cars: [car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia')] },
    ],
    [
      'the whole list taken away here, a record changed and one added there',
      { ...base, cars: [car('aaaaaa', 'Fiat'), car('bbbbbb', 'Kia'), car('cccccc', 'New')] },
      { has: 'no', note: 'old', address: base.address, kinds: base.kinds },
      {
        has: 'no',
        note: 'old',
        address: base.address,
        kinds: base.kinds,
        cars: [car('aaaaaa', 'Fiat'), car('cccccc', 'New')],
      },
    ],
    [
      'the order as one moved it',
      { ...base, cars: [car('bbbbbb', 'Kia'), car('aaaaaa', 'Ford')] },
      { ...base, note: 'ours' },
      { ...base, note: 'ours', cars: [car('bbbbbb', 'Kia'), car('aaaaaa', 'Ford')] },
    ],
    [
      'the order as one moved it, and a record of the other',
      { ...base, cars: [car('bbbbbb', 'Kia'), car('aaaaaa', 'Ford')] },
      { ...base, cars: [...base.cars, car('cccccc', 'Ours')] },
      { ...base, cars: [car('bbbbbb', 'Kia'), car('cccccc', 'Ours'), car('aaaaaa', 'Ford')] },
    ],
    [
      'a field taken away',
      { has: 'yes', address: base.address, cars: base.cars, kinds: ['a'] },
      { ...base, kinds: ['a', 'b'] },
      { has: 'yes', address: base.address, cars: base.cars, kinds: ['a', 'b'] },
    ],
  ])('%s', (_, current, newer, wanted) => {
    expect(mergeAnswers(base, current, newer)).toEqual({ data: wanted, overwritten: [] })
  })
})

describe('keeps the newer value of a conflict and reports the other value', () => {
  test.each<[string, JsonObject, JsonObject, JsonObject, JsonObject, string, Json | undefined]>([
    ['a field', { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }, '/a', 2],
    [
      'a field of a record',
      { cars: [car('aaaaaa', 'Ford')] },
      { cars: [car('aaaaaa', 'Kia')] },
      { cars: [car('aaaaaa', 'Fiat')] },
      { cars: [car('aaaaaa', 'Fiat')] },
      '/cars/aaaaaa/make',
      'Kia',
    ],
    [
      'a list of choices, as a whole',
      { a: ['x'] },
      { a: ['x', 'y'] },
      { a: ['z'] },
      { a: ['z'] },
      '/a',
      ['x', 'y'],
    ],
    ['a field that was taken away here', { a: 1 }, { a: 2 }, {}, {}, '/a', 2],
    ['a field that was taken away there', { a: 1 }, {}, { a: 2 }, { a: 2 }, '/a', undefined],
    [
      'a private value, as a whole',
      { ssn: { $kept: 'A' } },
      { ssn: { $kept: 'B' } },
      { ssn: { $kept: 'C' } },
      { ssn: { $kept: 'C' } },
      '/ssn',
      { $kept: 'B' },
    ],
    [
      'a name with a stroke',
      { 'a/b~c': 1 },
      { 'a/b~c': 2 },
      { 'a/b~c': 3 },
      { 'a/b~c': 3 },
      '/a~1b~0c',
      2,
    ],
  ])('%s', (_, base, current, newer, data, path, before) => {
    expect(mergeAnswers(base, current, newer)).toEqual({ data, overwritten: [{ path, before }] })
  })

  test('does not report conflicts in navigation flags, because clients do not type them', () => {
    const flags = (isCompleted: boolean, isEnabled = true) => ({
      cars: [car('aaaaaa', 'Ford', { navigation: { isCompleted, isEnabled } })],
    })
    expect(
      mergeAnswers({ cars: [car('aaaaaa', 'Ford')] }, flags(true, false), flags(false)).overwritten,
    ).toEqual([])
  })
})

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom('yes', 'no', 'text'),
  fc.integer({ min: 0, max: 3 }),
  fc.subarray(['x', 'y', 'z'], { minLength: 1 }),
)
const ids = fc.subarray(['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd', 'eeeeee'])
const sparse = (fields: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<JsonObject> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>
const getList = (fields: Record<string, fc.Arbitrary<Json>>): fc.Arbitrary<Json> =>
  fc
    .tuple(ids, fc.array(sparse(fields), { minLength: 5, maxLength: 5 }))
    .map(([some, records]) => some.map((id, index): JsonObject => ({ id, ...records[index] })))
const answer = sparse({
  has: leaf,
  note: leaf,
  block: sparse({ city: leaf, zip: leaf }),
  cars: getList({ make: leaf, year: leaf, loans: getList({ lender: leaf }) }),
})

function getIds(data: Json | undefined): readonly string[] {
  return Array.isArray(data)
    ? (data as ReadonlyArray<{ readonly id: string }>).map(({ id }) => id)
    : []
}

function toRecord(data: JsonObject, id: string): JsonObject | undefined {
  return (data['cars'] as readonly JsonObject[] | undefined)?.find((record) => record['id'] === id)
}

test('returns the changed answer if only one side changed it, or if both sides made the same change', () => {
  fc.assert(
    fc.property(answer, answer, (base, second) => {
      expect(mergeAnswers(base, second, base)).toEqual({ data: second, overwritten: [] })
      expect(mergeAnswers(base, base, second)).toEqual({ data: second, overwritten: [] })
      expect(mergeAnswers(base, second, second)).toEqual({ data: second, overwritten: [] })
    }),
  )
})

test('loses no added or changed record, restores no deleted record, and has no duplicates', () => {
  fc.assert(
    fc.property(answer, answer, answer, (base, current, newer) => {
      const { data } = mergeAnswers(base, current, newer)
      const carIds = getIds(data['cars'])
      expect(new Set(carIds).size).toBe(carIds.length)
      for (const id of new Set([
        ...getIds(base['cars']),
        ...getIds(current['cars']),
        ...getIds(newer['cars']),
      ])) {
        const [previous, saved, ours] = [
          toRecord(base, id),
          toRecord(current, id),
          toRecord(newer, id),
        ]
        const isWanted =
          [saved, ours].every((record) => record !== undefined) ||
          [saved, ours].some((record) => record !== undefined && !sameJson(record, previous))
        expect([id, carIds.includes(id)]).toEqual([id, isWanted])
      }
    }),
  )
})

test('takes each field from one of the two answers, and reports each overwritten change', () => {
  fc.assert(
    fc.property(answer, answer, answer, (base, current, newer) => {
      const { data, overwritten } = mergeAnswers(base, current, newer)
      for (const key of ['has', 'note']) {
        expect([current[key], newer[key]]).toContainEqual(data[key])
        const isLost = !sameJson(current[key], base[key]) && !sameJson(current[key], data[key])
        expect(overwritten.some(({ path }) => path === `/${key}`)).toBe(isLost)
        if (!sameJson(newer[key], base[key])) expect(data[key]).toEqual(newer[key])
      }
    }),
  )
})
