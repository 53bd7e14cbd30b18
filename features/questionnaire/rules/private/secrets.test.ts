// spec: questionnaire#private-apart, questionnaire#mask-unchanged
import { describe, expect, test } from 'vitest'
import type { ContentField, ContentQuestion } from '../content/content.ts'
import type { Json, JsonObject } from '../content/model.ts'
import {
  asksForAccount,
  extractPrivateValues,
  hasPrivateField,
  mask,
  maskedFor,
  restorePrivateValues,
  referencesIn,
  hasPrivateText,
  type Cutting,
  type Reference,
} from './secrets.ts'

const label = { en: 'x', es: 'x' }
const field = (
  key: string,
  kind: ContentField['kind'],
  more: Partial<ContentField> = {},
): ContentField => ({ key, kind, label, ...more })
const sub: ContentQuestion = {
  key: 'loans',
  name: label,
  summary: label,
  description: label,
  who: 'household',
  fields: [field('code', 'ssn', { sensitive: true })],
}
const fields: readonly ContentField[] = [
  field('note', 'text'),
  field('ssn', 'ssn', { sensitive: true }),
  field('born', 'date', { sensitive: true }),
  field('block', 'group', { fields: [field('cost', 'currency', { sensitive: true })] }),
  field('others', 'array', {
    fields: [field('number', 'itin', { sensitive: true }), field('why', 'text')],
  }),
  field('cars', 'nested', { sub: [sub] }),
]
const full: JsonObject = {
  note: 'kept',
  ssn: '123456789',
  born: '01/02/1990',
  block: { cost: 20.5 },
  others: [{ id: 'aaaaaa', number: '912345678', why: 'w' }],
  cars: [{ id: 'bbbbbb', loans: { code: '111223333' } }],
}
const paths = ['/ssn', '/born', '/block/cost', '/others/aaaaaa/number', '/cars/bbbbbb/loans/code']
const nothing: Cutting = {
  keptAt: () => undefined,
  mayRead: () => true,
  getMark: (path, value) => `${path}=${JSON.stringify(value)}`,
  accountSsn: undefined,
}
const stored: Reference = { $kept: 'stored' }
const cutting: Cutting = { ...nothing, keptAt: () => stored, mayRead: ({ isMasked }) => !isMasked }
const spouse: Cutting = { ...cutting, mayRead: () => false }

test('extracts all private values by record ID, and does not change other values', () => {
  const { data, typed } = extractPrivateValues(fields, full, nothing)
  expect([...typed.keys()]).toEqual(paths)
  expect(JSON.stringify(data)).not.toMatch(
    /"(123456789|912345678|111223333|01\/02\/1990)"|20\.5[^"]/,
  )
  expect(data['note']).toBe('kept')
  expect(data['others']).toEqual([
    { id: 'aaaaaa', number: { $kept: expect.any(String) }, why: 'w' },
  ])
  expect([...referencesIn(fields, data).keys()]).toEqual(paths)
  expect(hasPrivateText(data)).toBe(true)
  expect(restorePrivateValues(fields, data, (path) => typed.get(path)?.value)).toEqual(full)
})

test('a private value keeps its path if its record moves in the list', () => {
  const card = { id: 'aaaaaa', number: '912345678' }
  const two = { id: 'cccccc', number: '900000000' }
  expect(
    new Set(extractPrivateValues(fields, { others: [card, two] }, nothing).typed.keys()),
  ).toEqual(new Set(extractPrivateValues(fields, { others: [two, card] }, nothing).typed.keys()))
})

describe('a submitted value where a private value is stored', () => {
  test.each<[string, Cutting, string, Json | undefined, Json | undefined]>([
    ['the mask', cutting, 'ssn', mask, stored],
    ['nothing, where only the mask was shown', cutting, 'ssn', undefined, stored],
    ['an empty text, where only the mask was shown', cutting, 'ssn', '', stored],
    ['null', cutting, 'ssn', null, undefined],
    ['nine digits', cutting, 'ssn', '987654321', { $kept: '/ssn="987654321"' }],
    ['an empty text of the other debtor', spouse, 'born', '', stored],
    ['nothing of the other debtor', spouse, 'born', undefined, stored],
    ['null of the other debtor', spouse, 'born', null, undefined],
    [
      'a date of the other debtor, who may type it',
      spouse,
      'born',
      '03/04/1991',
      { $kept: '/born="03/04/1991"' },
    ],
    ['nothing of its own debtor, who was shown it', cutting, 'born', undefined, undefined],
    ['an empty text of its own debtor', cutting, 'born', '', undefined],
    ['a forged reference', cutting, 'ssn', { $kept: 'other' }, stored],
  ])('%s', (_, cutting, key, submitted, expected) => {
    expect(
      extractPrivateValues(fields, submitted === undefined ? {} : { [key]: submitted }, cutting)
        .data[key],
    ).toEqual(expected)
  })
})

test('removes the private values of a deleted record', () => {
  expect(extractPrivateValues(fields, { others: [] }, cutting).data['others']).toEqual([])
})

describe('a mask without a stored value', () => {
  const account: Cutting = { ...nothing, accountSsn: '555443333' }
  test('means the number of the account, but only in the field for that number', () => {
    expect(asksForAccount(fields, { ssn: mask }, () => undefined)).toBe(true)
    expect([...extractPrivateValues(fields, { ssn: mask }, account).typed]).toEqual([
      ['/ssn', { value: '555443333', reference: { $kept: '/ssn="555443333"' } }],
    ])
  })
  test('is removed if the account has no number, and is removed in a list', () => {
    expect(extractPrivateValues(fields, { ssn: mask }, nothing).data).toEqual({})
    expect(
      asksForAccount(fields, { others: [{ id: 'aaaaaa', number: mask }] }, () => undefined),
    ).toBe(false)
    expect(
      extractPrivateValues(fields, { others: [{ id: 'aaaaaa', number: mask }] }, account).data,
    ).toEqual({
      others: [{ id: 'aaaaaa' }],
    })
  })
  test('does not need the account if a value is stored or nothing was submitted', () => {
    expect(asksForAccount(fields, { ssn: mask }, () => stored)).toBe(false)
    expect(asksForAccount(fields, {}, () => undefined)).toBe(false)
  })
})

describe('an answer on read', () => {
  const { data, typed } = extractPrivateValues(fields, full, nothing)
  const look = {
    isKept: () => true,
    valueAt: (path: string) => typed.get(path)?.value,
    hidden: '',
  } as const
  test('masks numbers for every reader, and shows other private values to the debtor who owns them', () => {
    expect(maskedFor(fields, data, { ...look, isOwn: () => true })).toEqual({
      ...full,
      ssn: mask,
      others: [{ id: 'aaaaaa', number: mask, why: 'w' }],
      cars: [{ id: 'bbbbbb', loans: { code: mask } }],
    })
  })
  test('shows the other debtor masks for numbers, and empty texts for other private values', () => {
    expect(maskedFor(fields, data, { ...look, isOwn: () => false })).toMatchObject({
      note: 'kept',
      ssn: mask,
      born: '',
      block: { cost: '' },
    })
  })
  test('leaves out private values that are no longer stored', () => {
    expect(maskedFor(fields, data, { ...look, isKept: () => false, isOwn: () => true })).toEqual({
      note: 'kept',
      block: {},
      others: [{ id: 'aaaaaa', why: 'w' }],
      cars: [{ id: 'bbbbbb', loans: {} }],
    })
  })
})

test('leaves fields without private values unchanged', () => {
  const plain = [field('note', 'text')]
  const data = { note: 'x', $kept: { $kept: 'x' } }
  expect(hasPrivateField(plain)).toBe(false)
  expect(extractPrivateValues(plain, data, nothing)).toEqual({ data, typed: new Map() })
})

test.each(['9', '98', '12345678', '123-45-6789'])(
  'ignores an incomplete number (%s) with and without a stored one',
  (typed) => {
    expect(extractPrivateValues(fields, { ssn: typed }, cutting)).toEqual({
      data: { ssn: stored },
      typed: new Map(),
    })
    expect(extractPrivateValues(fields, { ssn: typed }, nothing)).toEqual({
      data: {},
      typed: new Map(),
    })
  },
)
