import { expect, test } from 'vitest'
import { getAcceptedName } from './accepted-name.ts'

test.each<readonly [string, string, string | undefined]>([
  ['income.pay-stubs-60-days', 'Pay stub Oct 16.jpg', 'Pay stub 2026-10-16.jpg'],
  ['taxes.federal-latest', '2025 Form 1040.pdf', 'Federal tax return 2025.pdf'],
  ['money.bank-statements', 'Checking Oct 2026.PDF', 'Bank statement 2026-10.PDF'],
  ['income.pay-stubs-60-days', 'scan0001.pdf', undefined],
  ['identity.photo-id', 'Photo 2026-10-16.jpg', undefined],
])('in %s, %s is accepted as %s', (templateKey, name, expected) =>
  expect(getAcceptedName({ templateKey, name }, '2026-11-27')).toBe(expected),
)
