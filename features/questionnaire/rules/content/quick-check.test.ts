import { expect, test } from 'vitest'
import { findNoToAll, isQuickCheck, openLines, withNo, withoutNo } from './quick-check.ts'
import { testField, testQuestion } from './test-content.ts'
import { getUnit } from './unit.ts'

const facts = {
  shape: { version: 1, joint: false, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
} as const
const lines = ['cash', 'banks', 'apps'].map((key) =>
  testField({ key, kind: 'ynh', required: true }),
)
const together = testField({
  key: 'together',
  kind: 'ynh',
  condition: { of: { context: 'joint' }, is: '==', value: true },
})
const check = getUnit(testQuestion({ key: 'check', fields: [...lines, together] }), facts)
const single = getUnit(
  testQuestion({
    key: 'single',
    fields: [testField({ key: 'has', kind: 'ynh' }), testField({ key: 'what', kind: 'text' })],
  }),
  facts,
)

const has = { of: { field: 'has' }, is: '==' } as const
const gate = (value: 'yes' | 'no') =>
  getUnit(
    testQuestion({
      key: `gate-${value}`,
      fields: [
        testField({ key: 'has', kind: 'ynh', required: true }),
        testField({ key: 'what', kind: 'text', condition: { ...has, value } }),
      ],
    }),
    facts,
  )

const noTo = (kind: 'gate' | 'flags', ...keys: readonly string[]) => ({ kind, keys })

test('offers No if the page shows only a gate whose Yes would show more fields', () => {
  expect([
    findNoToAll(gate('yes'), {}),
    findNoToAll(gate('yes'), { has: 'no' }),
    findNoToAll(gate('no'), {}),
    findNoToAll(single, {}),
    findNoToAll(check, {}),
  ]).toEqual([noTo('gate', 'has'), undefined, undefined, undefined, undefined])
})

const flag = (key: string) => testField({ key, kind: 'yn', required: true, flag: true })
const rent = testField({ key: 'rent', kind: 'currency' })
const flags = (...fields: ReturnType<typeof testField>[]) =>
  getUnit(testQuestion({ key: 'flags', fields: [flag('late'), flag('sued'), ...fields] }), facts)
const why = testField({
  key: 'why',
  kind: 'text',
  required: true,
  condition: { of: { field: 'late' }, is: '==', value: 'no' },
})

test.each([
  ['nothing else is on the page', flags(), {}, noTo('flags', 'late', 'sued')],
  ['what else is there is optional', flags(rent), {}, noTo('flags', 'late', 'sued')],
  [
    'what else is required is filled in',
    flags({ ...rent, required: true }),
    { rent: 900 },
    noTo('flags', 'late', 'sued'),
  ],
  ['something else is still required', flags({ ...rent, required: true }), {}, undefined],
  ['a No requires something else', flags(why), {}, undefined],
  ['one of them is answered', flags(), { late: 'yes', sued: 'no' }, undefined],
])('decides whether "None of these" completes a question: %s', (_, unit, answer, expected) => {
  expect(findNoToAll(unit, answer)).toEqual(expected)
})

test('recognizes only a question of several Yes or No lines as a Quick Check', () => {
  expect([
    isQuickCheck(check),
    isQuickCheck(single),
    isQuickCheck(getUnit(testQuestion({ key: 'one', fields: lines.slice(0, 1) }), facts)),
  ]).toEqual([true, false, false])
})

test('answers No on each shown line that has no answer yet', () => {
  expect(openLines(check, {})).toEqual(['cash', 'banks', 'apps'])
  const answer = { cash: 'yes', banks: 'userNeedsHelp', apps: '' }
  expect(openLines(check, answer)).toEqual(['apps'])
  expect(withNo(answer, openLines(check, answer))).toEqual({
    cash: 'yes',
    banks: 'userNeedsHelp',
    apps: 'no',
  })
})

test('removes the No answers that were filled in, but keeps answers that were changed afterwards', () => {
  const after = withNo({ cash: 'no' }, ['banks', 'apps'])
  expect(withoutNo({ ...after, apps: 'yes' }, ['banks', 'apps'])).toEqual({
    cash: 'no',
    apps: 'yes',
  })
})

test('a Quick Check line offers "Not sure", and a single Yes or No offers help with the question', () => {
  const third = (unit: typeof check, key: string) =>
    unit.Schema.properties?.[key]?.oneOf?.[2]?.title
  expect([third(check, 'cash'), third(check, 'banks'), third(single, 'has')]).toEqual([
    'Not sure',
    'Not sure',
    'I need help with this',
  ])
})
