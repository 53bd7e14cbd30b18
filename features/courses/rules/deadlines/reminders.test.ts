import { describe, expect, test } from 'vitest'
import { remindersOn, type ReminderFacts } from './reminders.ts'
import { open, before, filed, sentOver, dayNumber } from './test-reminder-facts.ts'

const getPlan = (facts: ReminderFacts, days: number, recipient: 'client' | 'firm') =>
  sentOver(() => facts, days)
    .filter((reminder) => reminder.recipient === recipient)
    .map(({ about, sentOn }) => `${about} ${dayNumber(sentOn)}`)

describe('planned days', () => {
  test.each([
    [
      'no order: since they came',
      before,
      30,
      ['takeFirst 0', 'takeFirst 3', 'takeFirst 7', 'takeFirst 14', 'takeFirst 21', 'takeFirst 28'],
    ],
    [
      'an order after that',
      { ...before, first: { ...open, status: 2 as const, orderedOn: '2026-11-25' } },
      21,
      ['takeFirst 5', 'takeFirst 8', 'takeFirst 12', 'takeFirst 19'],
    ],
    [
      'an order before that',
      { ...before, first: { ...open, status: 1 as const, orderedOn: '2026-09-01' } },
      8,
      ['takeFirst 0', 'takeFirst 3', 'takeFirst 7'],
    ],
    [
      'the certificate is on its way',
      { ...before, first: { ...open, status: 5 as const } },
      30,
      [],
    ],
    [
      'a certificate good until day 60',
      { ...before, first: { ...open, status: 6 as const }, useBy: '2027-01-19' },
      90,
      ['useBy 15', 'useBy 30', 'useBy 46', 'useBy 53', 'useBy 57', 'useBy 59'],
    ],
    [
      'handed in on paper, good until day 60',
      { ...before, first: { ...open, status: 10 as const }, useBy: '2027-01-19' },
      20,
      ['useBy 15'],
    ],
    ['the second, nothing set', filed, 60, ['takeSecond 1', 'takeSecond 7']],
    [
      'the second, with a meeting and no deadline',
      { ...filed, firstMeeting: '2026-12-15' },
      60,
      ['takeSecond 1', 'takeSecond 7', 'takeSecond 25'],
    ],
    [
      'the second, with both',
      { ...filed, firstMeeting: '2026-12-15', secondDue: '2027-02-16' },
      110,
      [
        'secondDue 1',
        'secondDue 7',
        'secondDue 25',
        'secondDue 58',
        'secondDue 67',
        'secondDue 73',
        'secondDue 81',
        'secondDue 85',
        'secondDue 87',
        'overdue 89',
        'overdue 96',
        'overdue 103',
      ],
    ],
    [
      'filed without a number',
      { ...filed, hasCaseNumber: false, caseNumberOn: null, secondDue: '2026-12-20' },
      60,
      [],
    ],
    [
      'a number without its day: from the day of joining the case',
      { ...filed, caseNumberOn: null },
      20,
      ['takeSecond 1', 'takeSecond 7'],
    ],
    [
      'a number that came late',
      { ...filed, caseNumberOn: '2026-12-10', secondDue: '2026-12-21' },
      32,
      ['secondDue 21', 'secondDue 24', 'secondDue 27', 'secondDue 28', 'secondDue 30'],
    ],
    ['complete', { ...filed, caseStatus: 'Complete', secondDue: '2026-12-20' }, 60, []],
  ] as const)('plans client reminders: %s', (_, facts, days, plan) =>
    expect(getPlan(facts, days, 'client')).toEqual(plan),
  )

  test.each([
    ['stale once', before, 60, ['stale 14']],
    [
      'stale again after a new order',
      { ...before, first: { ...open, status: 3 as const, orderedOn: '2026-12-01' } },
      60,
      ['stale 25'],
    ],
    ['not stale while held', { ...before, first: { ...open, isHeld: true } }, 60, []],
    [
      'outdated once',
      { ...before, first: { ...open, status: 6 as const }, useBy: '2026-12-01' },
      60,
      ['outdated 12'],
    ],
    [
      'overdue each day',
      { ...filed, secondDue: '2026-12-01' },
      15,
      ['overdue 12', 'overdue 13', 'overdue 14'],
    ],
    [
      'overdue without a number too',
      { ...filed, hasCaseNumber: false, caseNumberOn: null, secondDue: '2026-12-01' },
      14,
      ['overdue 12', 'overdue 13'],
    ],
  ] as const)('plans firm reminders: %s', (_, facts, days, plan) =>
    expect(getPlan(facts, days, 'firm')).toEqual(plan),
  )

  test('does not repeat a reminder when a deadline becomes known', () => {
    const reminders = sentOver(
      (day) => (day < '2026-12-01' ? filed : { ...filed, secondDue: '2027-02-16' }),
      40,
    )
    expect(reminders.map(({ about, sentOn }) => `${about} ${dayNumber(sentOn)}`)).toEqual([
      'takeSecond 1',
      'takeSecond 7',
    ])
  })

  test('includes the deadline in a reminder', () => {
    expect(remindersOn({ ...filed, secondDue: '2026-12-21' }, '2026-12-18')).toEqual([
      {
        recipient: 'client',
        course: 'Second',
        about: 'secondDue',
        name: 'takeSecond 2026-12-18',
        day: '2026-12-18',
        deadline: '2026-12-21',
      },
    ])
  })
})

describe('when reminders stop', () => {
  const late = '2026-12-31'
  test.each([
    ['canceled', { status: 7 }],
    ['expired', { status: 8 }],
    ["the spouse's", { status: 9 }],
    ['held', { isHeld: true }],
    ['filed with the court', { isFiledWithCourt: true }],
    ['complete', { status: 6 }],
    ['handed in on paper', { status: 10 }],
  ] as const)('stops all reminders of a course that is %s', (_, end) => {
    const course = { ...open, ...end }
    expect(remindersOn({ ...before, first: course }, late)).toEqual([])
    expect(remindersOn({ ...filed, second: course, secondDue: '2026-12-20' }, late)).toEqual([])
  })
  test.each([
    ['held', { isHeld: true }],
    ['filed with the court', { isFiledWithCourt: true }],
  ] as const)('stops client reminders of a certificate that is %s', (_, end) => {
    for (const useBy of ['2027-01-01', '2026-12-01'])
      expect(
        remindersOn({ ...before, first: { ...open, status: 6, ...end }, useBy }, late),
      ).toEqual([])
  })
})
