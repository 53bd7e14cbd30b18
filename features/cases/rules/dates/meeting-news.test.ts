import { expect, test } from 'vitest'
import { findHeldMeeting, findMeetingNews, findRemovedMeeting } from './meeting-news.ts'

const today = '2026-12-01'
const [past, soon, later] = ['2026-11-20', '2026-12-18', '2027-01-15']

test.each([
  [undefined, soon, 'case.meeting', { day: soon }],
  [past, soon, 'case.meeting', { day: soon }],
  [soon, later, 'case.meeting-moved', { day: later, before: soon }],
  [soon, undefined, 'case.meeting-removed', { before: soon }],
  [soon, past, 'case.meeting-removed', { before: soon }],
])(
  'a meeting that was on %s and is now on %s is news of the kind %s',
  (before, after, kind, values) =>
    expect(findMeetingNews({ before, after, today })).toEqual({ kind, params: { values } }),
)

test.each([
  [undefined, undefined],
  [undefined, past],
  [past, undefined],
])('a meeting that was on %s and is now on %s is no news', (before, after) =>
  expect(findMeetingNews({ before, after, today })).toBeUndefined(),
)

test.each([
  ['Filed', null, soon],
  ['Complete', 'discharged', soon],
  ['Complete', 'transferred', soon],
  ['Complete', 'dismissed', undefined],
  ['Pre-Filing', null, undefined],
] as const)('the meeting of a case that is %s (%s) is on %s', (status, outcome, day) =>
  expect(findHeldMeeting({ 'first-meeting': soon }, { status, outcome })).toBe(day),
)

test.each([
  ['taken back', { dates: {}, meeting: { onDay: soon } }, soon],
  ['never set', { dates: {}, meeting: null }, undefined],
  ['over when it was taken back', { dates: {}, meeting: { onDay: past } }, undefined],
  ['set again', { dates: { 'first-meeting': later }, meeting: { onDay: soon } }, undefined],
  ['in a dismissed case', { dates: { 'first-meeting': soon }, outcome: 'dismissed' }, soon],
] as const)('a meeting that was %s is off on the right day', (_, facts, day) => {
  const status = 'outcome' in facts ? 'Complete' : 'Filed'
  expect(findRemovedMeeting({ meeting: null, outcome: null, status, today, ...facts })).toBe(day)
})
