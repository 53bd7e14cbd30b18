// spec: questionnaire#case-folded, questionnaire#empty-comparison
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holds } from './condition.ts'
import type { Condition, ContentField } from './content.ts'
import type { JsonObject } from './model.ts'
import { fits } from './schema-check.ts'
import { folded, schemaOfCondition, foldShown, type CaseFacts } from './schema-of-condition.ts'
import { testField } from './test-content.ts'

const facts: CaseFacts = { joint: false, chapter: null, debtor: 1 }
const joint: Condition = { of: { context: 'joint' }, is: '==', value: true }
const isA: Condition = { of: { field: 'choice' }, is: '==', value: 'a' }

const fields = [
  testField({ key: 'choice', kind: 'select' }),
  testField({ key: 'amount', kind: 'currency' }),
  testField({ key: 'several', kind: 'checkboxes' }),
  testField({ key: 'ticked', kind: 'checkbox' }),
]
const beside = new Map(fields.map((field) => [field.key, field]))

const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    of: fc.constant({ field: 'choice' }),
    is: fc.constantFrom('==' as const, '!=' as const),
    value: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    of: fc.constant({ field: 'choice' }),
    is: fc.constantFrom('in' as const, 'not in' as const),
    value: fc.subarray(['a', 'b', 'c']),
  }),
  fc.record({
    of: fc.constant({ field: 'amount' }),
    is: fc.constantFrom('>' as const, '<' as const, '==' as const, '!=' as const),
    value: fc.integer({ min: -2, max: 2 }),
  }),
  fc.record({
    of: fc.constant({ field: 'several' }),
    is: fc.constant('has' as const),
    value: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    of: fc.constant({ field: 'ticked' }),
    is: fc.constantFrom('==' as const, '!=' as const),
    value: fc.boolean(),
  }),
)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small' },
    comparison,
    fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}))
const answers = fc.record(
  {
    choice: fc.constantFrom('a', 'b', 'c', ''),
    amount: fc.integer({ min: -3, max: 3 }),
    several: fc.subarray(['a', 'b', 'c']),
    ticked: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('a condition and its JSON Schema accept the same answers', () => {
  fc.assert(
    fc.property(condition, answers, (wanted, data: JsonObject) => {
      const expected = holds(wanted, { ...facts, findValue: (reference) => data[reference.field] })
      expect(fits(schemaOfCondition(wanted, beside), data)).toBe(expected)
    }),
    { seed: 3, numRuns: 2000 },
  )
})

describe('replaces the facts of a case by true or false', () => {
  test.each<[string, Condition, boolean | Condition]>([
    ['a case that is not joint', joint, false],
    ['the opposite of it', { not: joint }, true],
    ['one false part of all', { all: [isA, joint] }, false],
    ['a false part of any', { any: [isA, joint] }, isA],
    ['a true part of all', { all: [isA, { not: joint }] }, isA],
    ['nothing to hold', { all: [] }, true],
    ['nothing that could hold', { any: [] }, false],
    ['what looks at answers', { not: isA }, { not: isA }],
    ['the same twice', { all: [isA, { all: [isA] }] }, isA],
  ])('%s', (_sentence, wanted, expected) => {
    expect(folded(wanted, facts)).toEqual(expected)
  })
})

describe('a field that depends on a field that may be hidden', () => {
  const helperPaid = testField({
    key: 'helperPaid',
    kind: 'yn',
    condition: { of: { field: 'completedBy' }, is: '==', value: 'helper' },
  })
  const amount = testField({
    key: 'amount',
    kind: 'currency',
    condition: { of: { field: 'helperPaid' }, is: '==', value: 'yes' },
  })
  const inForm = new Map<string, ContentField>([
    ['completedBy', testField({ key: 'completedBy', kind: 'radio' })],
    ['helperPaid', helperPaid],
    ['amount', amount],
  ])

  test('is shown only while the other field is shown', () => {
    const shown = foldShown(amount, inForm, facts)
    const schema = typeof shown === 'boolean' ? {} : schemaOfCondition(shown, inForm)
    expect(fits(schema, { completedBy: 'helper', helperPaid: 'yes' })).toBe(true)
    expect(fits(schema, { completedBy: 'me', helperPaid: 'yes' })).toBe(false)
  })

  test('is never shown if the case hides the other field', () => {
    const inJoint = testField({ key: 'completedBy', kind: 'radio', condition: joint })
    expect(foldShown(amount, new Map([...inForm, ['completedBy', inJoint]]), facts)).toBe(false)
  })

  test('is refused if the other field is not beside it', () => {
    expect(() => foldShown(amount, new Map([['amount', amount]]), facts)).toThrow(
      "The condition of 'amount'",
    )
  })
})
