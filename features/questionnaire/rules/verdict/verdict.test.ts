import { describe, expect, test } from 'vitest'
import type { Condition } from '../content/content.ts'
import { sentenceOfFault } from './fault-sentences.ts'
import type { JsonObject } from '../content/model.ts'
import { testField, testQuestion, whoOptions } from '../content/test-content.ts'
import { getUnit, type UnitFacts } from '../content/unit.ts'
import { getFaults, isComplete, isMissing, wantsHelp } from './verdict.ts'
import type { FaultRule } from './wrong-value.ts'

const today = '2026-11-20'
const facts: UnitFacts = {
  shape: { version: 1, joint: true, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
}
const has: Condition = { of: { field: 'has' }, is: '==', value: 'yes' }

const debts = getUnit(
  testQuestion({
    key: 'debts',
    fields: [
      testField({ key: 'has', kind: 'ynh', required: true }),
      testField({
        key: 'loans',
        kind: 'array',
        required: true,
        condition: has,
        item: { en: 'loan', es: 'préstamo' },
        fields: [
          testField({ key: 'creditorName', kind: 'text', required: true }),
          testField({
            key: 'address',
            kind: 'group',
            fields: [testField({ key: 'street', kind: 'text', required: true })],
          }),
          testField({ key: 'disputed', kind: 'ynh' }),
          testField({
            key: 'reason',
            kind: 'textarea',
            required: true,
            condition: { of: { field: 'disputed' }, is: '==', value: 'yes' },
          }),
          testField({ key: 'amount', kind: 'currency', required: true }),
        ],
      }),
      testField({ key: 'note', kind: 'text', required: true }),
    ],
  }),
  facts,
)

const paths = (data: JsonObject) =>
  getFaults(debts, data, today).map(({ path, rule }) => [...path, rule].join(' '))

describe('faults', () => {
  test('have max one per field, in field order, with the record ID', () => {
    expect(
      paths({
        has: 'yes',
        loans: [
          { id: 'aaaaaa' },
          {
            id: 'bbbbbb',
            creditorName: 'Acme',
            address: { street: '1 Main' },
            disputed: 'yes',
            amount: 'x',
          },
          {},
        ],
      }),
    ).toEqual([
      'loans aaaaaa creditorName required',
      'loans aaaaaa address street required',
      'loans aaaaaa amount required',
      'loans bbbbbb reason required',
      'loans bbbbbb amount number',
      'loans 2 creditorName required',
      'loans 2 address street required',
      'loans 2 amount required',
      'note required',
    ])
  })

  test('ignore hidden fields', () => {
    expect(paths({ has: 'no', loans: [{ id: 'aaaaaa' }], note: 'x' })).toEqual([])
    expect(
      paths({
        has: 'yes',
        note: 'x',
        loans: [
          {
            id: 'aaaaaa',
            creditorName: 'A',
            address: { street: 'B' },
            disputed: 'no',
            reason: '',
            amount: 1,
          },
        ],
      }),
    ).toEqual([])
  })

  test('ignore undefined values, empty values and unknown properties', () => {
    expect(
      paths({
        has: 'no',
        note: 'x',
        other: undefined,
        more: null,
        unknown: 5,
      } as unknown as JsonObject),
    ).toEqual([])
    expect(paths({ has: undefined } as unknown as JsonObject)).toEqual([
      'has option',
      'note required',
    ])
  })

  test('ignore a choice for joint cases that is hidden in a single case', () => {
    const question = testQuestion({
      key: 'q',
      fields: [testField({ key: 'who', kind: 'radio', required: true, options: whoOptions })],
    })
    const alone = { ...facts, shape: { ...facts.shape, joint: false } }
    expect(getFaults(getUnit(question, alone), { who: 'both' }, today)).toEqual([])
    expect(getFaults(getUnit(question, facts), { who: 'a visitor' }, today)).toHaveLength(1)
  })

  test('report values of a wrong type without throwing', () => {
    expect(paths({ has: 'yes', loans: 'none', note: ['x'] })).toEqual([
      'loans tooFew',
      'note required',
    ])
    expect(paths({ has: 'yes', loans: [null, 5, 'x'], note: {} })).toEqual([
      'loans tooFew',
      'note required',
    ])
  })

  test('contain the full title', () => {
    const long = 'A title that is a good deal longer than any card'
    const unit = getUnit(
      testQuestion({
        key: 'q',
        fields: [
          testField({ key: 'a', kind: 'text', required: true, label: { en: long, es: long } }),
        ],
      }),
      facts,
    )
    expect(getFaults(unit, {}, today).map((fault) => sentenceOfFault(fault, 'en'))).toEqual([
      `${long} is required`,
    ])
  })
})

test('shows the banner only for faults that mean a missing value', () => {
  const rules: readonly FaultRule[] = [
    'required',
    'option',
    'minLength',
    'tooFew',
    'nested',
    'maxLength',
    'pattern',
    'number',
    'decimals',
    'min',
    'max',
    'date',
    'future',
    'tooYoung',
    'tooOld',
    'tooMany',
    'exclusive',
  ]
  expect(rules.filter((rule) => isMissing({ rule }))).toEqual([
    'required',
    'option',
    'minLength',
    'tooFew',
    'nested',
  ])
})

describe('help', () => {
  test.each<[string, JsonObject]>([
    ['at the gate', { has: 'userNeedsHelp' }],
    ['in an entry', { has: 'yes', loans: [{ id: 'aaaaaa', disputed: 'userNeedsHelp' }] }],
  ])('wanted %s turns validation off and keeps the question incomplete', (_where, data) => {
    expect(wantsHelp(debts, data)).toBe(true)
    expect(getFaults(debts, data, today)).toEqual([])
    expect(isComplete(debts, data, today)).toBe(false)
  })

  test.each<[string, JsonObject]>([
    [
      'in an entry that is hidden now',
      { has: 'no', note: 'x', loans: [{ id: 'aaaaaa', disputed: 'userNeedsHelp' }] },
    ],
    ['as a word that was typed', { has: 'no', note: 'userNeedsHelp' }],
  ])('is not wanted %s', (_where, data) => {
    expect(wantsHelp(debts, data)).toBe(false)
    expect(isComplete(debts, data, today)).toBe(true)
  })

  test('is wanted if the checkbox is ticked', () => {
    const unit = getUnit(
      testQuestion({ key: 'q', fields: [testField({ key: 'a', kind: 'text', required: true })] }),
      facts,
    )
    expect(wantsHelp(unit, { userNeedsHelp: true })).toBe(true)
    expect(wantsHelp(unit, { userNeedsHelp: false })).toBe(false)
    expect(isComplete(unit, { a: 'x', userNeedsHelp: true }, today)).toBe(false)
    expect(isComplete(unit, { a: 'x', userNeedsHelp: false }, today)).toBe(true)
  })
})

test('keeps the capital letters of IRA in the sentence for an incomplete list', () => {
  const fault = { path: ['x'], rule: 'nested', title: 'IRA accounts', params: {} } as const
  expect(sentenceOfFault(fault, 'en')).toBe('Please IRA accounts')
})

test('shows the message of the content instead of the default sentence', () => {
  expect(
    sentenceOfFault(
      {
        path: ['x'],
        rule: 'required',
        title: 'Name',
        params: { message: 'Write it as on your ID' },
      },
      'en',
    ),
  ).toBe('Write it as on your ID')
})
