import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matterStatuses } from './matter-status.ts'
import { outcomes } from './outcomes.ts'
import {
  findStatusProblem,
  changedStatus,
  type StatusRecord,
  type StatusChange,
} from './status-change.ts'

const facts = { today: '2026-11-23', firstMeeting: undefined }
const preparing: StatusRecord = {
  status: 'Pre-Filing',
  outcome: null,
  filedOn: null,
  caseNumber: null,
}
const filed: StatusRecord = {
  status: 'Filed',
  outcome: null,
  filedOn: '2026-11-02',
  caseNumber: '26-10442',
}
const filedLongBefore: StatusRecord = { ...filed, filedOn: null }
const filedWithoutNumber: StatusRecord = { ...filed, caseNumber: null }
const discharged: StatusRecord = { ...filed, status: 'Complete', outcome: 'discharged' }
const withdrawn: StatusRecord = { ...preparing, status: 'Complete', outcome: 'withdrawn' }
const unknown: StatusRecord = { ...preparing, status: 'Complete', outcome: 'unknown' }
const filing = { status: 'Filed', filedOn: '2026-11-20', caseNumber: '26-10442' } as const
const end = (outcome: StatusChange['outcome']): StatusChange => ({
  status: 'Complete',
  ...(outcome && { outcome }),
})

describe.each<readonly [string, StatusRecord, StatusChange, string | undefined]>([
  ['a filing with its day and number', preparing, filing, undefined],
  ['a filing of today', preparing, { ...filing, filedOn: '2026-11-23' }, undefined],
  [
    'a filing of tomorrow',
    preparing,
    { ...filing, filedOn: '2026-11-24' },
    'cases.filed-in-future',
  ],
  [
    'a filing eleven years ago',
    preparing,
    { ...filing, filedOn: '2015-11-20' },
    'cases.filed-long-ago',
  ],
  ['a filing on no day', preparing, { ...filing, filedOn: '2026-02-30' }, 'cases.no-day'],
  [
    'a filing without its day',
    preparing,
    { status: 'Filed', caseNumber: '26-10442' },
    'cases.filing-date-wanted',
  ],
  [
    'a filing without its day, confirmed',
    preparing,
    { status: 'Filed', caseNumber: '26-10442', isConfirmed: true },
    'cases.filing-date-wanted',
  ],
  [
    'a filing without a number',
    preparing,
    { status: 'Filed', filedOn: '2026-11-20' },
    'cases.number-wanted',
  ],
  [
    'a filing with a blank number',
    preparing,
    { ...filing, caseNumber: '  ' },
    'cases.number-wanted',
  ],
  [
    'a filing whose number comes later',
    preparing,
    { status: 'Filed', filedOn: '2026-11-20', isNumberPending: true },
    undefined,
  ],
  [
    'a filing without a number, confirmed in general',
    preparing,
    { status: 'Filed', filedOn: '2026-11-20', isConfirmed: true },
    'cases.number-wanted',
  ],
  [
    'the number of a filed case',
    filedWithoutNumber,
    { status: 'Filed', caseNumber: '26-1' },
    undefined,
  ],
  [
    'the number of a case that was filed before days were recorded',
    filedLongBefore,
    { status: 'Filed', caseNumber: '26-1' },
    undefined,
  ],
  [
    'a number that is taken back',
    filed,
    { status: 'Filed', isNumberPending: true },
    'cases.confirm-number-taken-back',
  ],
  [
    'a number that is taken back, confirmed',
    filed,
    { status: 'Filed', caseNumber: ' ', isNumberPending: true, isConfirmed: true },
    undefined,
  ],
  [
    'an emptied number',
    filed,
    { status: 'Filed', caseNumber: ' ', isConfirmed: true },
    'cases.number-wanted',
  ],
  [
    'a number that comes later, again',
    filedWithoutNumber,
    { status: 'Filed', isNumberPending: true },
    undefined,
  ],
  ['a case that is filed already', filed, { status: 'Filed' }, undefined],
  [
    'a filing date before filing',
    preparing,
    { status: 'Pre-Filing', filedOn: '2026-11-20' },
    'cases.filing-before-filing',
  ],
  [
    'a number before filing',
    preparing,
    { status: 'Pre-Filing', caseNumber: '26-1' },
    'cases.filing-before-filing',
  ],
  [
    'an outcome of a case that goes on',
    filed,
    { status: 'Filed', outcome: 'dismissed' },
    'cases.outcome-of-open-case',
  ],
  ['an end without an outcome', filed, end(undefined), 'cases.outcome-wanted'],
  [
    'an end without an outcome, confirmed',
    filed,
    { ...end(undefined), isConfirmed: true },
    'cases.outcome-wanted',
  ],
  ['a discharge', filed, end('discharged'), undefined],
  ['a dismissal', filed, end('dismissed'), undefined],
  ['a closing without a discharge', filed, end('closed-without-discharge'), undefined],
  ['a transfer', filed, end('transferred'), undefined],
  ['a withdrawal after filing', filed, end('withdrawn'), 'cases.withdrawn-after-filing'],
  ['a withdrawal before filing', preparing, end('withdrawn'), undefined],
  [
    'a withdrawal with a filing date',
    preparing,
    { ...end('withdrawn'), filedOn: '2026-11-20' },
    'cases.withdrawn-after-filing',
  ],
  [
    'a withdrawal with a number',
    preparing,
    { ...end('withdrawn'), caseNumber: '26-1' },
    'cases.withdrawn-after-filing',
  ],
  ['a discharge before filing', preparing, end('discharged'), 'cases.never-filed'],
  ['a dismissal before filing', preparing, end('dismissed'), 'cases.never-filed'],
  [
    'a transfer before filing',
    preparing,
    { ...end('transferred'), filedOn: '2026-11-20' },
    'cases.never-filed',
  ],
  [
    'a dismissal of a withdrawn case',
    withdrawn,
    { ...end('dismissed'), isConfirmed: true },
    'cases.never-filed',
  ],
  ['the outcome of a case that had none recorded', unknown, end('dismissed'), undefined],
  ['a withdrawal of a case that had none recorded', unknown, end('withdrawn'), undefined],
  [
    'a withdrawal of one that has a number',
    { ...unknown, caseNumber: '19-1' },
    end('withdrawn'),
    'cases.withdrawn-after-filing',
  ],
  ['no outcome for a case that has none recorded', unknown, end(undefined), 'cases.outcome-wanted'],
  ['the same outcome again', discharged, end('discharged'), undefined],
  ['a closed case, unchanged', discharged, end(undefined), undefined],
  ['another outcome', discharged, end('dismissed'), 'cases.confirm-other-outcome'],
  ['another outcome, confirmed', discharged, { ...end('dismissed'), isConfirmed: true }, undefined],
  ['back to Filed', discharged, { status: 'Filed' }, 'cases.confirm-step-back'],
  ['back to Filed, confirmed', discharged, { status: 'Filed', isConfirmed: true }, undefined],
  [
    'back to Filed without a filing date',
    unknown,
    { status: 'Filed', isConfirmed: true },
    'cases.filing-date-wanted',
  ],
  [
    'back to Pre-Filing from Filed',
    filed,
    { status: 'Pre-Filing' },
    'cases.confirm-filing-taken-back',
  ],
  [
    'back to Pre-Filing from Filed without data',
    { ...filed, filedOn: null, caseNumber: null },
    { status: 'Pre-Filing' },
    'cases.confirm-filing-taken-back',
  ],
  [
    'back to Pre-Filing from Filed, confirmed',
    filed,
    { status: 'Pre-Filing', isConfirmed: true },
    undefined,
  ],
  [
    'back to Pre-Filing of a withdrawn case',
    withdrawn,
    { status: 'Pre-Filing' },
    'cases.confirm-step-back',
  ],
])('%s', (_, before, change, code) => {
  test(code === undefined ? 'is done' : `is refused: ${code}`, () => {
    expect(findStatusProblem(before, change, facts)?.code).toBe(code)
  })
})

test('requires a filing date before the first date of the meeting of creditors', () => {
  const code = (firstMeeting: string) =>
    findStatusProblem(filed, { status: 'Filed', filedOn: '2026-11-20' }, { ...facts, firstMeeting })
      ?.code
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(code)).toEqual([
    'cases.filed-after-meeting',
    'cases.filed-after-meeting',
    undefined,
  ])
})

test('states in a confirmation what the client would see', () => {
  expect(findStatusProblem(filed, { status: 'Pre-Filing' }, facts)?.params).toEqual({
    from: 'Filed',
    to: 'Pre-Filing',
    title: 'We are preparing your case for filing',
    news: 'The status of your case was changed to: Pre-Filing',
  })
  expect(findStatusProblem(discharged, end('dismissed'), facts)?.params).toMatchObject({
    from: 'discharged',
    to: 'dismissed',
    title: 'Your case was dismissed',
  })
})

const anyStatus = fc.constantFrom(
  preparing,
  filed,
  filedLongBefore,
  filedWithoutNumber,
  discharged,
  withdrawn,
  unknown,
)
const anyChange: fc.Arbitrary<StatusChange> = fc.record(
  {
    status: fc.constantFrom(...matterStatuses),
    outcome: fc.constantFrom(...outcomes),
    filedOn: fc.constantFrom('2026-11-20', '2027-01-01'),
    caseNumber: fc.constantFrom('26-1', ' '),
    isNumberPending: fc.boolean(),
    isConfirmed: fc.boolean(),
  },
  { requiredKeys: ['status'] },
)

test('after any change, only an ended case has an outcome, and a case that becomes Filed has a filing date', () => {
  fc.assert(
    fc.property(anyStatus, anyChange, (before, change) => {
      if (findStatusProblem(before, change, facts)) return
      const { status, outcome, filedOn, caseNumber } = changedStatus(before, change)
      expect(outcome !== null && outcome !== undefined).toBe(status === 'Complete')
      if (status === 'Pre-Filing' || outcome === 'withdrawn')
        expect([filedOn, caseNumber]).toEqual([null, null])
      if (status === 'Filed' && before.status !== 'Filed') expect(filedOn).not.toBeNull()
      expect(caseNumber?.trim()).not.toBe('')
    }),
  )
})
