import { describe, expect, test } from 'vitest'
import { isReminderHour, planReminder, type ReminderFacts } from './reminder-plan.ts'
import { defaultSchedule, findScheduleProblems, type ReminderSchedule } from './schedule.ts'

const timeZone = 'America/New_York'
const schedule: ReminderSchedule = { isOn: true, invitationDays: [2, 5], taskDays: [3, 7, 14] }
/** 10:00 in New York. */
const at = (day: string) => new Date(`${day}T15:00:00Z`)

// 2026-06-01 is a Monday.
const facts: ReminderFacts = {
  waitsFor: 'DOCUMENTS',
  quietSince: at('2026-06-01'),
  remindedAt: null,
  isUndelivered: false,
  progress: { waitsFor: 'DOCUMENTS', startedOn: '2026-06-01', passed: 0, sentAt: null },
  pause: { isPaused: false, pausedUntil: null },
}

function plan(
  today: string,
  change: Partial<ReminderFacts> = {},
  of: Partial<ReminderSchedule> = {},
) {
  const planned = planReminder(
    { ...facts, ...change },
    { schedule: { ...schedule, ...of }, now: at(today), timeZone },
  )
  return planned.state === 'PLANNED'
    ? `${planned.day} ${planned.number}/${planned.of} since ${planned.startedOn}`
    : planned.state
}

const progress = (change: Partial<NonNullable<ReminderFacts['progress']>>) => ({
  progress: { ...facts.progress!, ...change },
})

describe('the day of the next reminder', () => {
  test.each([
    ['2026-06-01', '2026-06-04 1/3 since 2026-06-01'],
    ['2026-06-04', '2026-06-04 1/3 since 2026-06-01'],
    // Missed for two days, then for a week.
    ['2026-06-05', '2026-06-05 1/3 since 2026-06-01'],
    ['2026-06-15', '2026-06-15 3/3 since 2026-06-01'],
    ['2026-07-20', 'FINISHED'],
  ])('is on %s: %s', (today, expected) => {
    expect(plan(today)).toBe(expected)
  })

  test('moves from a weekend or a holiday to the next working day', () => {
    const fromFriday = { quietSince: at('2026-06-03'), ...progress({ startedOn: '2026-06-03' }) }
    expect(plan('2026-06-03', fromFriday)).toBe('2026-06-08 1/3 since 2026-06-03')
    expect(plan('2026-07-01', progress({ startedOn: '2026-06-30' }))).toBe(
      '2026-07-06 1/3 since 2026-06-30',
    )
  })

  test('uses the days of invitations while the invitation is open', () => {
    const invited = { waitsFor: 'ACCEPT_INVITATION' as const }
    expect(plan('2026-06-01', { ...invited, ...progress(invited) })).toBe(
      '2026-06-03 1/2 since 2026-06-01',
    )
  })

  test('counts from today while the case was not looked at, or waits for something else', () => {
    expect(plan('2026-06-10', { progress: undefined })).toBe('2026-06-15 1/3 since 2026-06-10')
    expect(plan('2026-06-10', progress({ waitsFor: 'QUESTIONNAIRE' }))).toBe(
      '2026-06-15 1/3 since 2026-06-10',
    )
  })

  test('leaves two days after any other reminder', () => {
    expect(plan('2026-06-04', { remindedAt: at('2026-06-03') })).toBe(
      '2026-06-05 1/3 since 2026-06-01',
    )
  })
})

describe('after a reminder', () => {
  const first = { passed: 1, sentAt: at('2026-06-04') }
  const reminded = { remindedAt: at('2026-06-04') }

  test('the next day of the schedule follows', () => {
    expect(plan('2026-06-04', { ...reminded, ...progress(first) })).toBe(
      '2026-06-08 2/3 since 2026-06-01',
    )
  })

  test('an act of the client begins the days again', () => {
    expect(
      plan('2026-06-05', { ...reminded, quietSince: at('2026-06-05'), ...progress(first) }),
    ).toBe('2026-06-08 1/3 since 2026-06-05')
  })

  test('the new invitation that it sent does not begin them again', () => {
    expect(
      plan('2026-06-05', { ...reminded, quietSince: at('2026-06-04'), ...progress(first) }),
    ).toBe('2026-06-08 2/3 since 2026-06-01')
  })

  test('the last one ends the schedule', () => {
    expect(plan('2026-06-16', progress({ passed: 3, sentAt: at('2026-06-15') }))).toBe('FINISHED')
  })
})

describe('no reminder is planned', () => {
  test.each([
    ['NOTHING_OPEN', { waitsFor: null }, {}],
    ['COURSE', { waitsFor: 'FIRST_COURSE' as const }, {}],
    ['COURSE', { waitsFor: 'SECOND_COURSE' as const }, {}],
    ['UNDELIVERED', { isUndelivered: true }, {}],
    ['OFF', {}, { isOn: false }],
    ['PAUSED', { pause: { isPaused: true, pausedUntil: null } }, {}],
    ['PAUSED', { pause: { isPaused: true, pausedUntil: '2026-06-04' } }, {}],
  ])('%s', (state, change, of) => {
    expect(plan('2026-06-04', change, of)).toBe(state)
  })

  test('until a pause is over; then the days count from its end', () => {
    const pause = { isPaused: true, pausedUntil: '2026-06-30' }
    expect(plan('2026-07-01', { pause })).toBe('2026-07-06 1/3 since 2026-06-30')
    const again = { ...progress({ startedOn: '2026-06-30', passed: 1, sentAt: at('2026-07-06') }) }
    expect(plan('2026-07-06', { pause, ...again })).toBe('2026-07-07 2/3 since 2026-06-30')
  })
})

test.each([
  ['2026-06-04T12:59:00Z', false],
  ['2026-06-04T13:00:00Z', true],
  ['2026-06-04T20:59:00Z', true],
  ['2026-06-04T21:00:00Z', false],
  ['2026-06-04T04:30:00Z', false],
])('reminders leave from 9 to 17 at the office: %s is %s', (now, expected) => {
  expect(isReminderHour(new Date(now), timeZone)).toBe(expected)
})

describe('the days of a schedule', () => {
  test.each([
    [[3], true],
    [[3, 7, 14, 21, 30, 90], true],
    [[], false],
    [[0, 3], false],
    [[3, 3], false],
    [[7, 3], false],
    [[3.5], false],
    [[Number.NaN], false],
    [[91], false],
    [[1, 2, 3, 4, 5, 6, 7], false],
  ])('%j are allowed: %s', (days, isAllowed) => {
    const findings = findScheduleProblems({ invitationDays: days, taskDays: [3] })
    expect(findings.map(({ field }) => field)).toEqual(isAllowed ? [] : ['invitationDays'])
  })

  test('are named in the order of the form', () => {
    const findings = findScheduleProblems({ invitationDays: [], taskDays: [] })
    expect(findings.map(({ field }) => field)).toEqual(['taskDays', 'invitationDays'])
  })

  test('of a firm that has chosen nothing are allowed', () => {
    expect(findScheduleProblems(defaultSchedule)).toEqual([])
  })
})
