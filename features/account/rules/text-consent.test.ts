// spec: accounts#text-consent
import { expect, test } from 'vitest'
import { consentOfChange, consentsToNumber } from './text-consent.ts'

test.each([
  [1, ['CODES']],
  [2, ['CODES', 'NOTICES']],
  [3, ['CODES', 'NOTICES']],
] as const)('a number with contact type %i: %j', (contactType, events) =>
  expect(consentsToNumber(contactType)).toEqual(events),
)

test.each([
  [1, 1, undefined],
  [1, 2, 'NOTICES'],
  [1, 3, 'NOTICES'],
  [2, 1, 'NO_NOTICES'],
  [3, 1, 'NO_NOTICES'],
  [2, 3, undefined],
  [3, 2, undefined],
] as const)('contact type %i becomes %i: %s', (before, after, event) =>
  expect(consentOfChange(before, after)).toBe(event),
)
