// spec: courses#course-lines
import { expect, test } from 'vitest'
import { getDeadlineFacts } from '../deadlines/deadline-facts.ts'
import type { CourseFacts } from '../progress/course-facts.ts'
import type { CourseNumber, ItemStatus } from '../progress/courses.ts'
import {
  item,
  jointCase,
  order,
  singleCase,
  taker,
  upload,
  withOption,
  withProgress,
} from '../progress/test-facts.ts'
import type { Upload } from '../upload.ts'
import { getCourseLineDay, getCourseLineState } from './course-line.ts'

const filed: CourseFacts = { ...singleCase, caseStatus: 'Filed', caseNumber: '1:26-bk-1' }
const placed = (status: ItemStatus, change = {}): CourseFacts => ({
  ...singleCase,
  orders: [order({ item: item({ status, ...change }) })],
})
const joint = { ...jointCase, orders: [order({ isJoint: true, item: item({ status: 4 }) })] }

test.each<readonly [string, CourseFacts, CourseNumber, readonly Upload[], string]>([
  ['without a client code', { ...singleCase, clientCode: null }, 'First', [], 'not-set-up'],
  ['of an earlier system', { ...singleCase, hasLegacyOrder: true }, 'First', [], 'earlier-system'],
  ['that no one has begun', singleCase, 'First', [], 'not-ordered'],
  [
    'whose look-up failed',
    withProgress(singleCase, { orderStatus: 3 }),
    'First',
    [],
    'order-failed',
  ],
  ['in the order steps', withProgress(singleCase, { orderStatus: 1 }), 'First', [], 'not-ordered'],
  ['that the firm ordered', { ...singleCase, orders: [order()] }, 'First', [], 'choosing'],
  ['with pages to confirm', placed(2), 'First', [], 'registering'],
  ['by phone, to confirm', placed(12), 'First', [], 'registering'],
  ['that is registered', placed(3), 'First', [], 'not-started'],
  ['that is registered by phone', placed(13), 'First', [], 'not-started'],
  ['under way', placed(4), 'First', [], 'started'],
  ['that is finished', placed(5), 'First', [], 'certificate-coming'],
  [
    'whose certificate is not fetched yet',
    placed(4, { takers: [taker(1, { hasFile: false })] }),
    'First',
    [],
    'certificate-coming',
  ],
  ['with a certificate', placed(5, { takers: [taker(1, { hasFile: true })] }), 'First', [], 'done'],
  ['that was canceled', placed(7), 'First', [], 'canceled'],
  ['that expired', placed(8), 'First', [], 'expired'],
  ['with a copy to review', singleCase, 'First', [upload('Pending')], 'uploaded'],
  [
    'with an accepted copy, of a case without a client code',
    { ...singleCase, clientCode: null },
    'First',
    [upload('Accepted')],
    'done',
  ],
  ['with a rejected copy', singleCase, 'First', [upload('Rejected')], 'not-ordered'],
  ['that comes second', singleCase, 'Second', [], 'after-filing'],
  ['that is due after filing', filed, 'Second', [], 'not-ordered'],
  ['on hold', withProgress(filed, { isHeld: true }, 1, 'Second'), 'Second', [], 'held'],
  [
    'on hold that was ordered all the same',
    {
      ...withProgress(filed, { isHeld: true }, 1, 'Second'),
      orders: [order({ courseNumber: 'Second' })],
    },
    'Second',
    [],
    'choosing',
  ],
])('a course %s', (_, facts, course, uploads, state) => {
  expect(getCourseLineState(facts, course, 1, uploads)).toBe(state)
})

test.each([
  ['is as far as the owner of an order for both', joint, 'started'],
  ['has nothing to do in a course for debtor 1 only', withOption(jointCase, 3), 'not-needed'],
  ['begins alone when both take it separately', withOption(jointCase, 2), 'not-ordered'],
] as const)('debtor 2 %s', (_, facts, state) => {
  expect(getCourseLineState(facts, 'First', 2, [])).toBe(state)
})

const day = (facts: CourseFacts, course: CourseNumber, uploads: readonly Upload[] = []) =>
  getCourseLineDay(
    facts,
    course,
    1,
    getDeadlineFacts(facts, 1, { uploads, firstMeeting: '2026-12-28', ofFirm: [] }),
  )
const accepted = [upload('Accepted', { completedOn: '2026-11-20' })]
const second = [upload('Accepted', { courseType: 2 })]

test.each<readonly [string, CourseFacts, CourseNumber, readonly Upload[], string | null]>([
  ['a certificate has its last day before filing', singleCase, 'First', accepted, '2027-05-19'],
  ['a certificate has no day after filing', filed, 'First', accepted, null],
  ['a first course to take has no day of its own', singleCase, 'First', [], null],
  [
    'a first course after filing has the last day of its waiver',
    withProgress(filed, { waivedUntil: '2027-01-15' }),
    'First',
    [],
    '2027-01-15',
  ],
  ['the second course is due 60 days after the meeting', filed, 'Second', [], '2027-02-26'],
  ['the second course is not due any more with its certificate', filed, 'Second', second, null],
  ['the second course is not due before filing', singleCase, 'Second', [], null],
])('%s', (_, facts, course, uploads, expected) => {
  expect(day(facts, course, uploads)).toBe(expected)
})
