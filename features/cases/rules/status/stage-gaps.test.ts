// spec: workspace#stage-gaps
import { describe, expect, test } from 'vitest'
import { findStageGaps, type CaseProgress } from './stage-gaps.ts'

const complete: CaseProgress = {
  ...{ chapter: 7, documentsNeeded: 10, documentsComplete: 10, courseTakers: 2 },
  ...{ sectionsShown: 16, sectionsDone: 16, sectionsToCheck: 0 },
  ...{ firstCoursesDone: 2, secondCoursesDone: 2 },
}
const preFiling = { status: 'Pre-Filing', outcome: null } as const
const filed = { status: 'Filed', outcome: null } as const
const discharged = { status: 'Complete', outcome: 'discharged' } as const
const dismissed = { status: 'Complete', outcome: 'dismissed' } as const
const today = '2026-12-01'
const held = { 'first-meeting': '2026-09-01' }

describe('a filing', () => {
  test.each<[Partial<CaseProgress>, string]>([
    [{}, ''],
    [{ documentsComplete: 7 }, 'DOCUMENTS 3'],
    [{ sectionsDone: 0 }, 'SECTIONS 16'],
    [{ sectionsToCheck: 5 }, 'SECTIONS_TO_CHECK 5'],
    [{ firstCoursesDone: 1 }, 'FIRST_COURSE 1'],
    [{ secondCoursesDone: 0 }, ''],
    [{ sectionsShown: 0, sectionsDone: 0, courseTakers: 0, firstCoursesDone: 0 }, ''],
    [{ documentsComplete: 0, firstCoursesDone: 0 }, 'DOCUMENTS 10, FIRST_COURSE 2'],
  ])('%j: %s', (changes, expected) => expect(gapsOf(preFiling, filed, changes)).toBe(expected))
})

describe('a discharge', () => {
  test.each<[Partial<CaseProgress>, Record<string, string>, string]>([
    [{}, held, ''],
    [{ secondCoursesDone: 1 }, held, 'SECOND_COURSE 1'],
    [{ documentsComplete: 0, firstCoursesDone: 0 }, held, ''],
    [{}, {}, 'MEETING 1'],
    [{ chapter: 13 }, { 'first-meeting': '2026-12-02' }, 'MEETING 1'],
    [{ chapter: 13 }, { 'first-meeting': today }, ''],
    [{ chapter: 13 }, { 'first-meeting': '2026-09-01', meeting: '2026-12-20' }, 'MEETING 1'],
    [{}, { 'first-meeting': '2026-10-02' }, 'OBJECTIONS 1'],
    [{}, { 'first-meeting': '2026-10-01' }, ''],
    [{}, { 'first-meeting': '2026-08-01', meeting: '2026-11-20' }, ''],
  ])('%j with %j: %s', (changes, dates, expected) =>
    expect(gapsOf(filed, discharged, changes, dates)).toBe(expected),
  )
})

test.each([
  ['a correction', filed, filed],
  ['a step back', filed, preFiling],
  ['a dismissal', filed, dismissed],
  ['a discharge that is corrected', discharged, discharged],
  ['a case that is reinstated', dismissed, filed],
] as const)('%s asks for nothing', (_, before, after) =>
  expect(gapsOf(before, after, { documentsComplete: 0, secondCoursesDone: 0 }, {})).toBe(''),
)

function gapsOf(
  before: Parameters<typeof findStageGaps>[0],
  after: Parameters<typeof findStageGaps>[1],
  changes: Partial<CaseProgress>,
  dates: Record<string, string> = held,
): string {
  const firstMeetingOn = dates['first-meeting']
  const meetingOn = dates['meeting'] ?? firstMeetingOn
  const facts = { progress: { ...complete, ...changes }, meetingOn, firstMeetingOn, today }
  return findStageGaps(before, after, facts)
    .map(({ gap, count }) => `${gap} ${count}`)
    .join(', ')
}
