import { expect, test } from 'vitest'
import type { CourseFacts, Debtor } from '../progress/course-facts.ts'
import type { CourseNumber } from '../progress/courses.ts'
import { isWaived, mayOrder, orderRefusal, type OrderRefusal } from './may-order.ts'
import { item, jointCase, order, today, withOption, withProgress } from '../progress/test-facts.ts'

const filed: CourseFacts = { ...jointCase, caseStatus: 'Filed', caseNumber: '26-10457' }
const invited = (facts: CourseFacts, courseNumber: CourseNumber): CourseFacts => ({
  ...facts,
  orders: [order({ courseNumber, source: 2 })],
})
const chosen = (facts: CourseFacts, courseNumber: CourseNumber): CourseFacts => ({
  ...facts,
  orders: [order({ courseNumber, item: item() })],
})

test.each<readonly [string, CourseFacts, CourseNumber, Debtor, OrderRefusal | undefined]>([
  ['the first before filing', jointCase, 'First', 1, undefined],
  ['ordered in an earlier system', { ...jointCase, hasLegacyOrder: true }, 'First', 1, 'legacy'],
  ['no client code', { ...jointCase, clientCode: null }, 'First', 1, 'no-client-code'],
  [
    'a status that has no course',
    { ...jointCase, caseStatus: 'Dismissed' },
    'First',
    1,
    'no-course',
  ],
  ["the other debtor's course", withOption(jointCase, 4), 'First', 1, 'for-spouse'],
  ["one's own", withOption(jointCase, 4), 'First', 2, undefined],
  [
    'the option of the first course says nothing of the second',
    withOption(filed, 4),
    'Second',
    1,
    undefined,
  ],
  [
    'the second before filing',
    { ...jointCase, caseNumber: '26-10457' },
    'Second',
    1,
    'before-filing',
  ],
  ['the second without a number', { ...filed, caseNumber: null }, 'Second', 1, 'no-case-number'],
  ['the second with a blank number', { ...filed, caseNumber: '  ' }, 'Second', 1, 'no-case-number'],
  ['the second of a filed case', filed, 'Second', 1, undefined],
  ['the second of a complete case', { ...filed, caseStatus: 'Complete' }, 'Second', 1, undefined],
  ['the second, held', withProgress(filed, { isHeld: true }, 1, 'Second'), 'Second', 1, 'held'],
  [
    'the second, held for the other debtor',
    withProgress(filed, { isHeld: true }, 2, 'Second'),
    'Second',
    1,
    undefined,
  ],
  [
    'the second, held and ordered by the firm',
    invited(withProgress(filed, { isHeld: true }, 1, 'Second'), 'Second'),
    'Second',
    1,
    undefined,
  ],
  ['the first of a filed case', filed, 'First', 1, 'after-filing'],
  [
    'the first of a complete case',
    { ...filed, caseStatus: 'Complete' },
    'First',
    1,
    'after-filing',
  ],
  ['… waived until today', withProgress(filed, { waivedUntil: today }), 'First', 1, undefined],
  [
    '… waived until yesterday',
    withProgress(filed, { waivedUntil: '2026-11-21' }),
    'First',
    1,
    'after-filing',
  ],
  [
    '… waived for the other debtor',
    withProgress(filed, { waivedUntil: today }, 2),
    'First',
    1,
    'after-filing',
  ],
  ['… ordered by the firm and not chosen', invited(filed, 'First'), 'First', 1, 'after-filing'],
  ['… chosen before', chosen(filed, 'First'), 'First', 1, undefined],
])('decides who may order: %s', (_, facts, course, debtor, refusal) => {
  expect(orderRefusal(facts, course, debtor, today)).toBe(refusal)
  expect(mayOrder(facts, course, debtor, today)).toBe(refusal === undefined)
})

test('a waiver is valid through its last day', () =>
  expect([
    isWaived(null, today),
    isWaived('2026-11-21', today),
    isWaived(today, today),
    isWaived('2026-11-23', today),
  ]).toEqual([false, false, true, true]))
