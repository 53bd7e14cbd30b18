// spec: courses#acts-of-the-firm
import { expect, test } from 'vitest'
import type { CourseFacts, Debtor } from '../progress/course-facts.ts'
import type { CourseNumber } from '../progress/courses.ts'
import {
  item,
  jointCase,
  order,
  singleCase,
  today,
  withOption,
  withProgress,
} from '../progress/test-facts.ts'
import { canBeReset, canOrderForClient } from './firm-acts.ts'

const filed: CourseFacts = { ...singleCase, caseStatus: 'Filed', caseNumber: '26-10457' }
const placed = (facts: CourseFacts, change: Parameters<typeof order>[0] = {}): CourseFacts => ({
  ...facts,
  orders: [order(change)],
})

test.each<readonly [string, CourseFacts, CourseNumber, Debtor, boolean]>([
  ['the first course before filing', singleCase, 'First', 1, true],
  ['an office without a key', { ...singleCase, unitKey: null }, 'First', 1, false],
  ['a case without a client code', { ...singleCase, clientCode: null }, 'First', 1, false],
  ['a case of an earlier system', { ...singleCase, hasLegacyOrder: true }, 'First', 1, false],
  ['the first course after filing', filed, 'First', 1, false],
  [
    'the first course, waived until today',
    withProgress(filed, { waivedUntil: today }),
    'First',
    1,
    true,
  ],
  ['the second course before filing', singleCase, 'Second', 1, false],
  ['the second course', filed, 'Second', 1, true],
  [
    'the second course on hold',
    withProgress(filed, { isHeld: true }, 1, 'Second'),
    'Second',
    1,
    true,
  ],
  ['a course that is ordered', placed(singleCase), 'First', 1, false],
  ['a quote that was not ordered', placed(singleCase, { isPlaced: false }), 'First', 1, true],
  ['spouses who have not said how', jointCase, 'First', 1, false],
  ['spouses who take it apart', withOption(jointCase, 2), 'First', 2, true],
  ['a course for the other spouse alone', withOption(jointCase, 4), 'First', 1, false],
  [
    'the spouse whose course is not ordered',
    placed(withOption(jointCase, 2), { debtor: 1 }),
    'First',
    2,
    true,
  ],
  [
    'a spouse of a common order',
    placed(withOption(jointCase, 1), { isJoint: true }),
    'First',
    2,
    false,
  ],
])('the firm may order: %s, %s course of debtor %s', (_, facts, course, debtor, isAllowed) =>
  expect(canOrderForClient(facts, course, debtor, today)).toBe(isAllowed),
)

test.each<readonly [string, CourseFacts, CourseNumber, boolean]>([
  ['nothing has happened', singleCase, 'First', false],
  ['it is ordered', placed(singleCase), 'First', true],
  ['it is chosen', placed(singleCase, { item: item() }), 'First', true],
  ['the first one is ordered', placed(singleCase), 'Second', false],
  [
    'the client began to order',
    withProgress(singleCase, { orderStep: 'ChooseCourse' }),
    'First',
    true,
  ],
  ['the order failed', withProgress(singleCase, { orderStatus: 3 }), 'First', true],
  ['it was ordered once', withProgress(singleCase, { hasPlaced: true }), 'First', true],
])('when %s, the %s course can be reset', (_, facts, course, isAllowed) =>
  expect(canBeReset(facts, course, 1)).toBe(isAllowed),
)
