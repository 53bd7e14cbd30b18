// spec: questionnaire#disabled, questionnaire#same-debtor
import { describe, expect, test } from 'vitest'
import { listDeciders, listDependents, isDisabled } from './disabled.ts'
import type { JsonObject } from '../content/model.ts'
import type { Shape } from '../shape.ts'
import { testContent } from '../content/test-content.ts'

const single: Shape = { version: 1, joint: false, chapter: 7 }
const joint: Shape = { ...single, joint: true }
const married = { maritalStatus: { status: 'married', liveTogether: 'yes' } }

describe.each<[string, Shape, string, Readonly<Record<string, JsonObject>>, boolean]>([
  ['is asked without a condition', single, 'maritalStatus', {}, false],
  ['is skipped when the case does not have it', single, 'legalName_d2', {}, true],
  ['is skipped when it is unknown', single, 'nothing', {}, true],
  ['of a spouse besides, while nothing is known of one', single, 'income_d2', {}, true],
  ['of a spouse who lives there', single, 'income_d2', married, false],
  [
    'of a spouse who lives apart',
    single,
    'income_d2',
    { maritalStatus: { status: 'married', liveTogether: 'no' } },
    true,
  ],
  [
    'of a spouse of before: what was said of living together is hidden now',
    single,
    'income_d2',
    { maritalStatus: { status: 'single', liveTogether: 'yes' } },
    true,
  ],
  [
    'of a spouse who lives apart, in chapter 13',
    { ...single, chapter: 13 },
    'income_d2',
    { maritalStatus: { status: 'married', liveTogether: 'no' } },
    false,
  ],
  [
    'of a separated spouse, in chapter 13',
    { ...single, chapter: 13 },
    'income_d2',
    { maritalStatus: { status: 'separated' } },
    true,
  ],
  [
    'of a partner registered as such',
    single,
    'income_d2',
    { maritalStatus: { status: 'legalEquivalent', liveTogether: 'yes' } },
    false,
  ],
  ['of a spouse who files, whatever was said', joint, 'income_d2', {}, false],
  [
    'of the same debtor, by their own copy',
    joint,
    'employers_d2',
    { income_d2: { works: 'yes' } },
    false,
  ],
  ['not by the copy of the other', joint, 'employers_d2', { income_d1: { works: 'yes' } }, true],
  ['by its group', joint, 'secondHome', { maritalStatus: { status: 'separated' } }, false],
  [
    'by its group, which wants a joint case',
    single,
    'secondHome',
    { maritalStatus: { status: 'separated' } },
    true,
  ],
  ['of another chapter', single, 'carPlan', {}, true],
  ['of its chapter', { ...single, chapter: 13 }, 'carPlan', {}, false],
  ['of a chapter, while none is known', { ...single, chapter: null }, 'carPlan', {}, false],
  [
    'when what it looks at is skipped itself, whatever was answered there',
    single,
    'parking',
    { carPlan: { keep: 'yes' } },
    true,
  ],
  [
    'when what it looks at is asked',
    { ...single, chapter: 13 },
    'parking',
    { carPlan: { keep: 'yes' } },
    false,
  ],
])('a question', (sentence, shape, key, answers, expected) => {
  test(`${sentence}: ${key}`, () => {
    expect(isDisabled(testContent, shape, key, new Map(Object.entries(answers)))).toBe(expected)
  })
})

test('finds the questions that decide about a question, directly or through other questions', () => {
  expect([...listDeciders(testContent, single, ['employers_d2'])].toSorted()).toEqual([
    'income_d2',
    'maritalStatus',
  ])
  expect([...listDeciders(testContent, single, ['employers_d1'])]).toEqual(['income_d1'])
  expect([...listDeciders(testContent, single, ['maritalStatus'])]).toEqual([])
})

test('finds the questions that depend on a question, directly or through other questions', () => {
  expect([...listDependents(testContent, single, 'maritalStatus')].toSorted()).toEqual([
    'employers_d2',
    'income_d2',
    'secondHome',
  ])
  expect([...listDependents(testContent, joint, 'maritalStatus')]).toEqual(['secondHome'])
  expect([...listDependents(testContent, single, 'carPlan')]).toEqual(['parking'])
})
