import { describe, expect, test } from 'vitest'
import { holds, isEmpty, referencesIn, type Facts } from './condition.ts'
import type { Condition } from './content.ts'
import type { Json } from './model.ts'

const yes: Condition = { all: [] }
const no: Condition = { any: [] }
const facts = (
  values: Readonly<Record<string, Json>>,
  more: Partial<Pick<Facts, 'chapter' | 'debtor'>> = {},
): Facts => ({
  joint: false,
  chapter: null,
  debtor: null,
  findValue: (reference) =>
    values['question' in reference ? `${reference.question}.${reference.field}` : reference.field],
  ...more,
})

describe('a comparison', () => {
  const of = { field: 'x' }
  test.each<[Condition, Json | undefined, boolean]>([
    [{ of, is: '==', value: 'a' }, 'a', true],
    [{ of, is: '==', value: 'a' }, 'b', false],
    [{ of, is: '==', value: true }, true, true],
    [{ of, is: '==', value: '5' }, 5, false],
    [{ of, is: '==', value: 0 }, 0, true],
    [{ of, is: '!=', value: 'a' }, 'b', true],
    [{ of, is: '!=', value: 'a' }, 'a', false],
    [{ of, is: '!=', value: 'a' }, undefined, false],
    [{ of, is: '!=', value: 'a' }, '', false],
    [{ of, is: '!=', value: 'a' }, null, false],
    [{ of, is: '>', value: 0 }, 1, true],
    [{ of, is: '>', value: 0 }, 0, false],
    [{ of, is: '>', value: 0 }, undefined, false],
    [{ of, is: '<', value: 0 }, -1, true],
    [{ of, is: '<', value: 0 }, undefined, false],
    [{ of, is: 'has', value: 'a' }, ['b', 'a'], true],
    [{ of, is: 'has', value: 'a' }, ['b'], false],
    [{ of, is: 'has', value: 'a' }, [], false],
    [{ of, is: 'has', value: 'a' }, 'a', false],
    [{ of, is: 'in', value: ['a', 'b'] }, 'b', true],
    [{ of, is: 'in', value: ['a', 'b'] }, 'c', false],
    [{ of, is: 'in', value: ['', 'b'] }, '', false],
    [{ of, is: 'not in', value: ['a'] }, 'b', true],
    [{ of, is: 'not in', value: ['a'] }, 'a', false],
    [{ of, is: 'not in', value: ['a'] }, undefined, false],
  ])('%j with %j is %s', (condition, value, expected) => {
    expect(holds(condition, facts(value === undefined ? {} : { x: value }))).toBe(expected)
  })
})

test('an "all" condition requires each part, "any" requires one part, and "not" is true if the value is absent', () => {
  expect(holds(yes, facts({}))).toBe(true)
  expect(holds(no, facts({}))).toBe(false)
  expect(holds({ all: [yes, no] }, facts({}))).toBe(false)
  expect(holds({ any: [no, yes] }, facts({}))).toBe(true)
  expect(holds({ not: { of: { field: 'x' }, is: '==', value: 'a' } }, facts({}))).toBe(true)
  expect(holds({ not: yes }, facts({}))).toBe(false)
})

test('reads the facts of the case, where an unknown chapter is absent', () => {
  const chapter: Condition = { of: { context: 'chapter' }, is: '==', value: 13 }
  expect(holds(chapter, facts({}, { chapter: 13 }))).toBe(true)
  expect(holds(chapter, facts({}))).toBe(false)
  expect(holds({ of: { context: 'joint' }, is: '==', value: false }, facts({}))).toBe(true)
  expect(holds({ of: { context: 'debtor' }, is: '==', value: 2 }, facts({}, { debtor: 2 }))).toBe(
    true,
  )
})

test('treats zero and false as answers, but not null, empty texts and empty lists', () => {
  expect([undefined, null, '', []].map(isEmpty)).toEqual([true, true, true, true])
  expect([0, false, 'a', ['a'], {}].map(isEmpty)).toEqual([false, false, false, false, false])
})

test('finds all references in reading order', () => {
  const a = { field: 'a' }
  const b = { question: 'q', field: 'b' }
  const joint = { context: 'joint' } as const
  expect(
    referencesIn({
      all: [
        { of: a, is: '==', value: 1 },
        {
          not: {
            any: [
              { of: b, is: 'in', value: [] },
              { of: joint, is: '==', value: true },
            ],
          },
        },
      ],
    }),
  ).toEqual([a, b, joint])
})
