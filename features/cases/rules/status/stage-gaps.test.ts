// spec: workspace#stage-gaps
import { describe, expect, test } from 'vitest'
import { findDischargeGaps, isFiling, type CaseProgress } from './stage-gaps.ts'

const complete: CaseProgress = {
  ...{ chapter: 7, courseTakers: 2, secondCoursesDone: 2 },
}
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
  ['Pre-Filing', 'Filed', true],
  ['Filed', 'Filed', false],
  ['Filed', 'Pre-Filing', false],
  ['Complete', 'Filed', false],
] as const)('from %s to %s is a filing: %s', (before, after, expected) =>
  expect(isFiling({ status: before }, { status: after })).toBe(expected),
)

function gapsOf(changes: Partial<CaseProgress>, dates: Record<string, string>): string {
  const firstMeetingOn = dates['first-meeting']
  const meetingOn = dates['meeting'] ?? firstMeetingOn
  const facts = { progress: { ...complete, ...changes }, meetingOn, firstMeetingOn, today }
  return findDischargeGaps(facts)
    .map(({ gap, count }) => `${gap} ${count}`)
    .join(', ')
}
