// A certificate is called outdated exactly where its age stands in the way.
import { expect, test } from 'vitest'
import { isOutdated } from './course-look.ts'

test.each([
  ['the day after its last day, before filing', '2026-11-22', 'Pre-Filing', true],
  ['on its last day', '2026-11-23', 'Pre-Filing', false],
  ['old, after filing', '2026-06-01', 'Filed', false],
  ['old, in a completed case', '2026-06-01', 'Complete', false],
  ['without a last day', null, 'Pre-Filing', false],
] as const)('a certificate %s', (_, validUntil, caseStatus, expected) => {
  expect(isOutdated(validUntil, caseStatus, '2026-11-23')).toBe(expected)
})
