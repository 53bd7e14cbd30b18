// spec: courses#acts-of-the-firm, courses#courses-of-a-case
import { expect, test } from 'vitest'
import { monthDayYear } from '#lib/dates.ts'
import type { CourseOfDebtorPartsFragment } from './case-courses.operations.ts'
import { listActs, listFacts, type CourseActName } from './course-facts.ts'
import { caseCourseWords } from './words.ts'

const fresh: CourseOfDebtorPartsFragment = {
  debtor: 1,
  givenName: 'Rosa',
  state: 'NOT_ORDERED',
  providerName: null,
  method: null,
  completedOn: null,
  certificateNumber: null,
  certificateId: null,
  isHeld: false,
  waivedUntil: null,
  waiverReason: null,
  courtFiledOn: null,
  timesOpened: 0,
  failedRegistrations: 0,
  canOrder: false,
  canReset: false,
  days: [],
}
const day = { kind: 'SECOND_CERTIFICATE', day: '2027-02-11', isOfFirm: false } as const
const certified = { ...day, kind: 'CERTIFICATE_USE_BY', checkWithCourt: false } as const

interface CaseState {
  readonly isFiled?: boolean
  readonly isEnded?: boolean
  readonly mayWaive?: boolean
}
type Row = readonly [
  'FIRST' | 'SECOND',
  Partial<CourseOfDebtorPartsFragment>,
  CaseState,
  readonly CourseActName[],
]

test.each<Row>([
  ['FIRST', {}, {}, []],
  ['FIRST', { canOrder: true }, {}, ['order']],
  ['FIRST', { canOrder: true }, { isEnded: true }, ['file']],
  ['FIRST', { canOrder: true, canReset: true }, {}, ['order', 'reset']],
  ['FIRST', { days: [certified] }, {}, ['setDay']],
  ['FIRST', {}, { isFiled: true }, ['file']],
  ['FIRST', {}, { isFiled: true, mayWaive: true }, ['file', 'waive']],
  [
    'FIRST',
    { waivedUntil: '2027-01-01' },
    { isFiled: true, mayWaive: true },
    ['file', 'endWaiver'],
  ],
  ['FIRST', { waivedUntil: '2027-01-01' }, { isFiled: true }, ['file']],
  ['FIRST', { state: 'DONE' }, { isFiled: true, mayWaive: true }, ['file']],
  ['FIRST', { state: 'DONE' }, {}, ['file']],
  ['FIRST', { state: 'UPLOADED' }, {}, ['file']],
  ['FIRST', { state: 'DONE', courtFiledOn: '2027-01-04' }, {}, ['undoFiled']],
  ['FIRST', { state: 'NOT_NEEDED', days: [certified] }, { isFiled: true }, []],
  ['SECOND', {}, {}, ['hold']],
  ['SECOND', { isHeld: true }, {}, ['release']],
  ['SECOND', { isHeld: true }, { isEnded: true }, ['file', 'release']],
  ['SECOND', {}, { isEnded: true }, ['file']],
  ['SECOND', { state: 'NOT_SET_UP' }, {}, []],
  ['SECOND', { state: 'EARLIER_SYSTEM' }, {}, []],
  ['SECOND', { state: 'DONE' }, { isFiled: true }, ['file']],
  ['SECOND', {}, { isFiled: true, mayWaive: true }, ['file', 'hold']],
])('of the %s course with %j in a case with %j the firm can %j', (course, debtor, state, acts) => {
  const allowed = { isFiled: false, isEnded: false, mayWaive: false, ...state }
  expect(listActs(course, { ...fresh, ...debtor }, allowed)).toEqual(acts)
})

const words = caseCourseWords.english

test.each<readonly [Partial<CourseOfDebtorPartsFragment>, readonly string[]]>([
  [{}, []],
  [{ providerName: 'Harborlight' }, ['Provider: Harborlight']],
  [{ providerName: 'Harborlight', method: 'PHONE' }, ['Provider: Harborlight, by phone']],
  [{ timesOpened: 1, failedRegistrations: 2 }, ['Opened: once', 'Registration failed: 2 times']],
  [
    { completedOn: '2026-11-20', certificateNumber: 'N-1' },
    ['Completed: 11/20/2026', 'Certificate: N-1'],
  ],
  [{ days: [{ ...day, checkWithCourt: false }] }, ['Certificate due: 02/11/2027']],
  [
    { days: [{ ...day, checkWithCourt: true }] },
    ['Certificate due: 02/11/2027 (check with your court)'],
  ],
  [
    { days: [{ ...day, isOfFirm: true, checkWithCourt: true }] },
    ['Certificate due: 02/11/2027, set by your firm'],
  ],
  [
    { days: [{ ...day, day: null, isOfFirm: true, checkWithCourt: false }] },
    ['Certificate due: None'],
  ],
  [{ days: [{ ...day, day: null, checkWithCourt: false }] }, []],
  [{ waivedUntil: '2027-01-05' }, ['Allowed after filing through: 01/05/2027']],
  [
    { waivedUntil: '2027-01-05', waiverReason: 'A sale' },
    ['Allowed after filing through: 01/05/2027: A sale'],
  ],
  [{ courtFiledOn: '2027-01-04' }, ['Filed with the court: 01/04/2027']],
])('of %j the page says %j', (debtor, lines) => {
  const facts = listFacts({ ...fresh, ...debtor }, { words, formatDay: monthDayYear })
  expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual(lines)
})
