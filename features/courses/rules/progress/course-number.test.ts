import { expect, test } from 'vitest'
import type { CourseFacts } from './course-facts.ts'
import type { CourseNumber } from './courses.ts'
import { dashBoardCourseNumber, isCourseDone } from './course-number.ts'
import { item, jointCase, order, taker, upload, withOption, withProgress } from './test-facts.ts'
import type { Upload } from '../upload.ts'

const filed: CourseFacts = { ...jointCase, caseStatus: 'Filed', caseNumber: '26-10457' }
const complete = {
  ...jointCase,
  orders: [order({ item: item({ takers: [taker(1, { hasFile: true })] }) })],
}
const together = {
  ...withOption(jointCase, 1),
  orders: [
    order({ isJoint: true, item: item({ takers: [taker(1, { hasFile: true }), taker(2)] }) }),
  ],
}

test.each<
  readonly [string, CourseFacts, readonly Upload[], CourseNumber | null, CourseNumber | null]
>([
  ['before filing', jointCase, [], 'First', 'First'],
  ['filed', filed, [], 'Second', 'Second'],
  ['filed, without a number yet', { ...filed, caseNumber: null }, [], 'Second', 'Second'],
  [
    'the second course is held, for one of them',
    withProgress(filed, { isHeld: true }, 1, 'Second'),
    [],
    null,
    'Second',
  ],
  [
    '… but was ordered',
    {
      ...withProgress(filed, { isHeld: true }, 1, 'Second'),
      orders: [order({ courseNumber: 'Second' })],
    },
    [],
    'Second',
    'Second',
  ],
  [
    'the first one may be held and is due',
    withProgress(jointCase, { isHeld: true }),
    [],
    'First',
    'First',
  ],
  ['complete', { ...filed, caseStatus: 'Complete' }, [], null, null],
  ['another status', { ...jointCase, caseStatus: 'Dismissed' }, [], null, null],
  ['no client code', { ...jointCase, clientCode: null }, [], null, null],
  ['ordered in an earlier system', { ...jointCase, hasLegacyOrder: true }, [], 'First', 'First'],
  ['one has a certificate', complete, [], null, 'First'],
  ['one has handed a certificate in', jointCase, [upload('Pending', { debtor: 2 })], 'First', null],
  ['… which was rejected', jointCase, [upload('Rejected', { debtor: 2 })], 'First', 'First'],
  ['debtor 1 alone takes it', withOption(jointCase, 3), [], 'First', null],
  ['debtor 2 alone takes it', withOption(jointCase, 4), [], null, 'First'],
  ['taken together, one is done', together, [], null, 'First'],
  [
    'the first certificate does not close the second course',
    { ...complete, caseStatus: 'Filed' },
    [],
    'Second',
    'Second',
  ],
])('returns the next course number: %s', (_, facts, uploads, first, two) =>
  expect([
    dashBoardCourseNumber(facts, 1, uploads),
    dashBoardCourseNumber(facts, 2, uploads),
  ]).toEqual([first, two]),
)

test('a course is done with an issued or an uploaded certificate, or if only the other debtor takes it', () => {
  expect([
    isCourseDone(complete, 'First', 1, []),
    isCourseDone(jointCase, 'First', 1, [upload('Accepted')]),
    isCourseDone(withOption(jointCase, 4), 'First', 1, []),
  ]).toEqual([true, true, true])
  for (const status of [2, 3, 4, 5, 7, 8, 12, 13] as const)
    expect(
      isCourseDone({ ...jointCase, orders: [order({ item: item({ status }) })] }, 'First', 1, []),
    ).toBe(false)
  expect(isCourseDone(together, 'First', 2, [])).toBe(false)
})
