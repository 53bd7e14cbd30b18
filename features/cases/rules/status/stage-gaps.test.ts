// spec: workspace#stage-gaps
import { describe, expect, test } from 'vitest'
import { findDischargeGaps, isDischarge, isFiling, type CaseProgress } from './stage-gaps.ts'

const complete: CaseProgress = {
  ...{ chapter: 7, courseTakers: 2, secondCoursesDone: 2 },
}
const preFiling = { status: 'Pre-Filing', outcome: null } as const
const filed = { status: 'Filed', outcome: null } as const
const discharged = { status: 'Complete', outcome: 'discharged' } as const
const dismissed = { status: 'Complete', outcome: 'dismissed' } as const
const today = '2026-12-01'
const held = { 'first-meeting': '2026-09-01' }

describe('a discharge', () => {
  test.each<[Partial<CaseProgress>, Record<string, string>, string]>([
    [{}, held, ''],
    [{ secondCoursesDone: 1 }, held, 'SECOND_COURSE 1'],
    [{}, {}, 'MEETING 1'],
    [{ chapter: 13 }, { 'first-meeting': '2026-12-02' }, 'MEETING 1'],
    [{ chapter: 13 }, { 'first-meeting': today }, ''],
    [{ chapter: 13 }, { 'first-meeting': '2026-09-01', meeting: '2026-12-20' }, 'MEETING 1'],
    [{}, { 'first-meeting': '2026-10-02' }, 'OBJECTIONS 1'],
    [{}, { 'first-meeting': '2026-10-01' }, ''],
    [{}, { 'first-meeting': '2026-08-01', meeting: '2026-11-20' }, ''],
  ])('%j with %j: %s', (changes, dates, expected) => expect(gapsOf(changes, dates)).toBe(expected))
})

test.each([
  ['a filing', preFiling, filed, [true, false]],
  ['a discharge', filed, discharged, [false, true]],
  ['a dismissal that was a discharge', dismissed, discharged, [false, true]],
  ['a correction', filed, filed, [false, false]],
  ['a step back', filed, preFiling, [false, false]],
  ['a dismissal', filed, dismissed, [false, false]],
  ['a discharge that is corrected', discharged, discharged, [false, false]],
  ['a case that is reinstated', dismissed, filed, [false, false]],
] as const)('%s', (_, before, after, expected) =>
  expect([isFiling(before, after), isDischarge(before, after)]).toEqual(expected),
)

function gapsOf(changes: Partial<CaseProgress>, dates: Record<string, string>): string {
  const firstMeetingOn = dates['first-meeting']
  const meetingOn = dates['meeting'] ?? firstMeetingOn
  const facts = { progress: { ...complete, ...changes }, meetingOn, firstMeetingOn, today }
  return findDischargeGaps(facts)
    .map(({ gap, count }) => `${gap} ${count}`)
    .join(', ')
}
