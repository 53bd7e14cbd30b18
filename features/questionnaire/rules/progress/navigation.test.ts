import { describe, expect, test } from 'vitest'
import type { ContentQuestion } from '../content/content.ts'
import type { JsonObject } from '../content/model.ts'
import { withNavigation } from './navigation.ts'
import { testContent, testField, testQuestion } from '../content/test-content.ts'
import type { UnitFacts } from '../content/unit.ts'

const today = '2026-11-20'
const facts: UnitFacts = {
  shape: { version: 1, joint: true, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
}
const [vehicles] = testContent.sections[1]?.groups[0]?.questions ?? []
if (!vehicles) throw new Error('The test content has records.')

const flags = (isCompleted: boolean, isEnabled = true) => ({
  isEnabled,
  isRequired: true,
  isCompleted,
})
const details = { make: 'Ford', year: '2016' }
const noLoans = { has: 'no' }

function toRecord(
  record: JsonObject,
  question: ContentQuestion | undefined = vehicles,
): JsonObject {
  if (!question) throw new Error('The test content has records.')
  const records = withNavigation(
    question,
    facts,
    { has: 'yes', vehicles: [{ id: 'aaaaaa', ...record }] },
    today,
  )['vehicles'] as readonly JsonObject[]
  return records[0] ?? {}
}

describe('a sub-question is completed', () => {
  test.each<[string, JsonObject, boolean]>([
    [
      'when that was said and it is valid',
      { vehicleDetails: details, navigation_vehicleDetails: flags(true) },
      true,
    ],
    ['not when it was not said', { vehicleDetails: details }, false],
    [
      'not when it was said of something invalid',
      { vehicleDetails: { make: 'Ford' }, navigation_vehicleDetails: flags(true) },
      false,
    ],
    [
      'not when help is wanted',
      {
        vehicleDetails: { ...details, userNeedsHelp: true },
        navigation_vehicleDetails: flags(true),
      },
      false,
    ],
  ])('%s', (_sentence, record, expected) => {
    expect(toRecord(record)['navigation_vehicleDetails']).toEqual(flags(expected))
  })
})

test('completes a record when all its sub-questions are complete', () => {
  const both = {
    vehicleDetails: details,
    vehicleLoans: noLoans,
    navigation_vehicleDetails: flags(true),
    navigation_vehicleLoans: flags(true),
  }
  expect(toRecord(both)['navigation']).toEqual(flags(true))
  expect(toRecord({ ...both, vehicleLoans: {} })['navigation']).toEqual(flags(false))
})

test('disables a skipped sub-question and completes the record without it', () => {
  const gate = testQuestion({
    key: 'ownedVehicles',
    fields: [
      testField({
        key: 'vehicles',
        kind: 'nested',
        sub: [
          testQuestion({
            key: 'vehicleDetails',
            fields: [testField({ key: 'make', kind: 'text', required: true })],
          }),
          testQuestion({
            key: 'vehicleLoans',
            condition: {
              of: { question: 'vehicleDetails', field: 'make' },
              is: '==',
              value: 'Ford',
            },
            fields: [testField({ key: 'has', kind: 'yn', required: true })],
          }),
        ],
      }),
    ],
  })
  const record = toRecord(
    { vehicleDetails: { make: 'Fiat' }, navigation_vehicleDetails: flags(true) },
    gate,
  )
  expect(record).toMatchObject({
    navigation_vehicleLoans: flags(false, false),
    navigation: flags(true),
  })
  expect(
    toRecord({ vehicleDetails: { make: 'Ford' }, navigation_vehicleDetails: flags(true) }, gate),
  ).toMatchObject({ navigation_vehicleLoans: flags(false), navigation: flags(false) })
})

test('ignores values of hidden fields and skipped sub-questions', () => {
  const has = (question: string, field: string, value: string) =>
    ({ of: { question, field }, is: '==', value }) as const
  const opener = testQuestion({
    key: 'ownedVehicles',
    fields: [
      testField({
        key: 'vehicles',
        kind: 'nested',
        sub: [
          testQuestion({
            key: 'a',
            fields: [
              testField({ key: 'gate', kind: 'yn' }),
              testField({
                key: 'inner',
                kind: 'yn',
                condition: { of: { field: 'gate' }, is: '==', value: 'yes' },
              }),
            ],
          }),
          testQuestion({
            key: 'b',
            condition: has('a', 'inner', 'yes'),
            fields: [testField({ key: 'more', kind: 'yn' })],
          }),
          testQuestion({
            key: 'c',
            condition: has('b', 'more', 'yes'),
            fields: [testField({ key: 'd', kind: 'yn' })],
          }),
        ],
      }),
    ],
  })
  const enabled = (gate: string) => {
    const record = toRecord({ a: { gate, inner: 'yes' }, b: { more: 'yes' } }, opener)
    return ['b', 'c'].map((key) => (record[`navigation_${key}`] as JsonObject)['isEnabled'])
  }
  expect([enabled('yes'), enabled('no')]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('returns the same object if nothing changes or the question has no records', () => {
  const once = withNavigation(
    vehicles,
    facts,
    { has: 'yes', vehicles: [{ id: 'aaaaaa', vehicleDetails: details }] },
    today,
  )
  expect(withNavigation(vehicles, facts, once, today)).toBe(once)
  const no = { has: 'no' }
  expect(withNavigation(vehicles, facts, no, today)).toBe(no)
})
