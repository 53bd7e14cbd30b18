import { expect, test } from 'vitest'
import { findMeetingProblem, listShownKeyDates } from './key-dates.ts'

const first = '2026-12-15'
const later = '2027-01-12'

test.each([
  [{}, '2026-12-01', []],
  [{ 'case-number': '2026-11-20' }, '2026-11-01', []],
  [{ 'first-meeting': first }, '2026-12-01', [first]],
  [{ 'first-meeting': first }, first, [first]],
  [{ 'first-meeting': first }, '2026-12-16', []],
  [{ 'first-meeting': first, meeting: later }, '2026-12-01', [later]],
  [{ 'first-meeting': first, meeting: later }, later, [later]],
  [{ 'first-meeting': first, meeting: later }, '2027-01-13', []],
])('shows the dates of %j on %s: %j', (dates, today, days) =>
  expect(listShownKeyDates('Filed', dates, today)).toEqual(
    days.map((day) => ({ kind: 'meeting', day, checkWithCourt: false })),
  ),
)

test.each(['Pre-Filing', 'Complete'] as const)('shows no meeting in a %s case', (status) => {
  expect(listShownKeyDates(status, { 'first-meeting': first }, '2026-12-01')).toEqual([])
})

const filed = { caseStatus: 'Filed', filedOn: '2026-11-02', today: '2026-11-23' } as const

test.each([
  ['weeks after the filing', '2026-12-15', filed, undefined],
  ['the day after the filing', '2026-11-03', filed, undefined],
  ['the day of the filing', '2026-11-02', filed, 'cases.meeting-before-filing'],
  ['years before the filing', '2020-01-01', filed, 'cases.meeting-before-filing'],
  ['years ahead', '2062-12-15', filed, 'cases.meeting-out-of-range'],
  [
    'years ago, with an unknown filing date',
    '2020-01-01',
    { ...filed, filedOn: null },
    'cases.meeting-out-of-range',
  ],
  [
    'some weeks ago, with an unknown filing date',
    '2026-10-15',
    { ...filed, filedOn: null },
    undefined,
  ],
  [
    'a meeting of years ago in a case that was filed then',
    '2020-02-01',
    { ...filed, filedOn: '2020-01-02' },
    undefined,
  ],
  [
    'before filing',
    '2026-12-15',
    { ...filed, caseStatus: 'Pre-Filing', filedOn: null },
    'cases.meeting-needs-filing',
  ],
  [
    'after the end',
    '2026-12-15',
    { ...filed, caseStatus: 'Complete' },
    'cases.meeting-needs-filing',
  ],
] as const)('checks a meeting of creditors: %s', (_, day, facts, code) =>
  expect(findMeetingProblem(day, facts)?.code).toBe(code),
)
