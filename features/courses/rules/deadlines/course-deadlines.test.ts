import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineDay, listShownDeadlines, type DeadlineFacts } from './course-deadlines.ts'

const base: DeadlineFacts = {
  caseStatus: 'Filed',
  chapter: 7,
  firstMeeting: '2026-12-15',
  firstCompletedOn: '2026-11-20',
  isFirstDone: true,
  isSecondDone: false,
  ofFirm: {},
}
const today = '2026-12-01'
const shown = (facts: Partial<DeadlineFacts>, day = today) =>
  listShownDeadlines({ ...base, ...facts }, day).map(
    ({ kind, day: on, checkWithCourt }) => `${kind} ${on}${checkWithCourt ? ' ?' : ''}`,
  )

test.each([
  ['2026-11-20', '2027-05-19'],
  ['2027-08-31', '2028-02-27'],
  ['2028-02-29', '2028-08-27'],
  ['2026-01-03', '2026-07-02'],
  ['2026-07-08', '2027-01-04'],
  // A last day on a Saturday or a holiday is not moved, because the 180 days have no such rule.
  ['2026-11-21', '2027-05-20'],
  ['2026-06-28', '2026-12-25'],
  ['2026-05-11', '2026-11-07'],
])('a first certificate completed on %s can be used until %s', (firstCompletedOn, day) => {
  expect(deadlineDay({ ...base, firstCompletedOn }, 'first-certificate-use-by')).toEqual({
    kind: 'first-certificate-use-by',
    day,
    checkWithCourt: false,
  })
})

describe('days counted from the meeting of creditors', () => {
  test.each([
    ['2026-12-15', '2027-01-29', '2027-02-16'],
    ['2026-12-17', '2027-02-01', '2027-02-16'],
    ['2026-11-10', '2026-12-28', '2027-01-11'],
    ['2026-09-27', '2026-11-12', '2026-11-27'],
  ])(
    "after a meeting on %s, the clerk's notice is on %s and the second certificate is due on %s",
    (firstMeeting, notice, due) => {
      expect(shown({ firstMeeting })).toEqual([
        ...(notice < today ? [] : [`clerk-notice ${notice} ?`]),
        `second-certificate ${due} ?`,
      ])
    },
  )
  test.each([
    [7, ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?']],
    [null, ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?']],
    [13, ['clerk-notice 2027-01-29 ?']],
  ] as const)('shows the right deadlines for chapter %s', (chapter, days) =>
    expect(shown({ chapter })).toEqual(days),
  )
})

describe('days set by the firm', () => {
  test.each([
    [
      'wins',
      7,
      { 'second-certificate': '2027-03-01' },
      ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-03-01'],
    ],
    [
      'is the only one in chapter 13',
      13,
      { 'second-certificate': '2029-06-01' },
      ['clerk-notice 2027-01-29 ?', 'second-certificate 2029-06-01'],
    ],
    ['may be none', 7, { 'clerk-notice': null, 'second-certificate': null }, []],
    [
      'needs no meeting',
      7,
      { 'second-certificate': '2027-03-01' },
      ['second-certificate 2027-03-01'],
      null,
    ],
  ] as const)(
    'a deadline set by the firm %s',
    (_, chapter, ofFirm, days, firstMeeting: string | null = base.firstMeeting) =>
      expect(shown({ chapter, ofFirm, firstMeeting })).toEqual(days),
  )

  test('a day set by the firm replaces the last valid day of the first certificate', () =>
    expect(
      shown({ caseStatus: 'Pre-Filing', ofFirm: { 'first-certificate-use-by': '2027-01-31' } }),
    ).toEqual(['first-certificate-use-by 2027-01-31']))
})

describe('shown days', () => {
  test.each([
    [
      'the first is done and the case not filed',
      { caseStatus: 'Pre-Filing' },
      today,
      ['first-certificate-use-by 2027-05-19'],
    ],
    ['the first is not done', { caseStatus: 'Pre-Filing', isFirstDone: false }, today, []],
    [
      'the firm has not recorded the completion',
      { caseStatus: 'Pre-Filing', firstCompletedOn: null },
      today,
      [],
    ],
    [
      'the first certificate is outdated',
      { caseStatus: 'Pre-Filing' },
      '2027-06-01',
      ['first-certificate-use-by 2027-05-19'],
    ],
    [
      'the case is filed',
      {},
      today,
      ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?'],
    ],
    ['no meeting is set', { firstMeeting: null }, today, []],
    [
      'on the day of the notice',
      {},
      '2027-01-29',
      ['clerk-notice 2027-01-29 ?', 'second-certificate 2027-02-16 ?'],
    ],
    ['the day after the notice', {}, '2027-01-30', ['second-certificate 2027-02-16 ?']],
    ['the second is overdue', {}, '2027-03-01', ['second-certificate 2027-02-16 ?']],
    ['the second is done', { isSecondDone: true }, today, []],
    ['the case is complete', { caseStatus: 'Complete' }, today, []],
    ['the case has another status', { caseStatus: 'Dismissed' }, today, []],
    [
      'the firm has changed the order of the days',
      { ofFirm: { 'clerk-notice': '2027-04-01' } },
      today,
      ['second-certificate 2027-02-16 ?', 'clerk-notice 2027-04-01'],
    ],
  ] as const)('shows the right days: %s', (_, facts, day, days) =>
    expect(shown(facts, day)).toEqual(days),
  )
})

test('returns deadlines of the current course only, nearest first, each kind once', () => {
  const day = fc.constantFrom('2026-11-01', '2026-12-24', '2027-02-28', '2027-09-06')
  const own = fc.option(day)
  const facts = fc.record({
    caseStatus: fc.constantFrom('Pre-Filing', 'Filed', 'Complete', 'Dismissed'),
    chapter: fc.constantFrom(7, 13, null),
    firstMeeting: fc.option(day),
    firstCompletedOn: fc.option(day),
    isFirstDone: fc.boolean(),
    isSecondDone: fc.boolean(),
    ofFirm: fc.record(
      { 'first-certificate-use-by': own, 'clerk-notice': own, 'second-certificate': own },
      { requiredKeys: [] },
    ),
  })
  fc.assert(
    fc.property(facts, day, (given: DeadlineFacts, now) => {
      const deadlines = listShownDeadlines(given, now)
      expect(deadlines.map((a) => a.day)).toEqual(deadlines.map((a) => a.day).toSorted())
      const kinds = deadlines.map(({ kind }) => kind)
      expect(new Set(kinds).size).toBe(kinds.length)
      if (given.caseStatus !== 'Pre-Filing' || !given.isFirstDone)
        expect(kinds).not.toContain('first-certificate-use-by')
      if (given.caseStatus !== 'Filed' || given.isSecondDone)
        expect(kinds.filter((kind) => kind !== 'first-certificate-use-by')).toEqual([])
    }),
  )
})
