// spec: workspace#case-details
import { expect, test } from 'vitest'
import {
  areSameDetails,
  describeDetailsChange,
  findDetailsProblems,
  toStoredDetails,
  type CaseDetails,
} from './case-details.ts'
import type { MatterStatus } from './status/matter-status.ts'

const today = '2026-12-01'
const current: CaseDetails = {
  plannedFilingOn: '2026-11-20',
  urgencies: ['FORECLOSURE'],
  clientCode: '12345',
  greeting: null,
}

test.each<readonly [Partial<CaseDetails>, MatterStatus, readonly string[]]>([
  [{}, 'Pre-Filing', []],
  [{ plannedFilingOn: today }, 'Pre-Filing', []],
  [{ plannedFilingOn: '2026-11-30' }, 'Pre-Filing', ['plannedFilingOn clients.planned-day-past']],
  [
    { plannedFilingOn: '2027-02-30' },
    'Pre-Filing',
    ['plannedFilingOn clients.planned-day-invalid'],
  ],
  [{ plannedFilingOn: '2027-01-15' }, 'Filed', ['plannedFilingOn clients.was-filed']],
  [{ plannedFilingOn: null }, 'Filed', []],
  [{}, 'Complete', []],
  [{ urgencies: [] }, 'Complete', []],
  [{ clientCode: '1'.repeat(60) }, 'Filed', []],
  [{ clientCode: '1'.repeat(61) }, 'Filed', ['clientCode clients.detail-too-long']],
  [{ greeting: 'ñ'.repeat(500) }, 'Pre-Filing', []],
  [{ greeting: 'ñ'.repeat(501) }, 'Pre-Filing', ['greeting clients.detail-too-long']],
])('%j of a case that is %s: %j', (change, status, expected) => {
  const findings = findDetailsProblems({ ...current, ...change }, { current, status, today })
  expect(findings.map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

test('is stored without blanks around, in the order of the page', () => {
  expect(
    toStoredDetails({
      plannedFilingOn: null,
      urgencies: ['EVICTION_OR_LAWSUIT', 'FORECLOSURE', 'FORECLOSURE'],
      clientCode: ' 123 ',
      greeting: ' \n ',
    }),
  ).toEqual({
    plannedFilingOn: null,
    urgencies: ['FORECLOSURE', 'EVICTION_OR_LAWSUIT'],
    clientCode: '123',
    greeting: null,
  })
})

test.each<readonly [Partial<CaseDetails>, object]>([
  [{}, {}],
  [
    { plannedFilingOn: '2027-01-15' },
    { plannedFilingFrom: '2026-11-20', plannedFilingTo: '2027-01-15' },
  ],
  [{ urgencies: [] }, { urgenciesFrom: 'FORECLOSURE', urgenciesTo: 'none' }],
  [{ clientCode: null }, { clientCodeFrom: '12345', clientCodeTo: 'none' }],
  [{ greeting: 'Welcome, Rosa.' }, { hasOtherGreeting: true }],
])('the audit says of %j: %j', (change, expected) => {
  const next = { ...current, ...change }
  expect(describeDetailsChange(current, next)).toEqual(expected)
  expect(areSameDetails(current, next)).toBe(Object.keys(expected).length === 0)
})
