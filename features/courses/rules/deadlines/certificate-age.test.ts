import { expect, test } from 'vitest'
import { certificateAge } from './certificate-age.ts'

const days = { completedOn: '2026-06-06', validUntil: '2026-12-03', caseStatus: 'Pre-Filing' }

test.each([
  ['on the day of the course', '2026-06-06', ['valid', 0, 180]],
  [
    'before the day of the course, as the clock of another zone says',
    '2026-06-05',
    ['valid', 0, 181],
  ],
  ['30 days before its end', '2026-11-03', ['valid', 150, 30]],
  ['29 days before its end', '2026-11-04', ['ending', 151, 29]],
  ['across the end of daylight saving time', '2026-11-23', ['ending', 170, 10]],
  ['on its last day', '2026-12-03', ['ending', 180, 0]],
  ['the day after its last day', '2026-12-04', ['outdated', 180, 0]],
  ['five months later', '2027-05-01', ['outdated', 180, 0]],
] as const)('returns the age of a certificate %s', (_, today, [state, usedDays, daysLeft]) => {
  expect(certificateAge({ ...days, today })).toEqual({ state, usedDays, totalDays: 180, daysLeft })
})

test.each([
  ['after filing', { caseStatus: 'Filed' }],
  ['in a completed case', { caseStatus: 'Complete' }],
  ['without a last day', { validUntil: null }],
  ['without the day of the course', { completedOn: null }],
])('returns no age %s', (_, change) => {
  expect(certificateAge({ ...days, today: '2027-05-01', ...change })).toBeUndefined()
})
