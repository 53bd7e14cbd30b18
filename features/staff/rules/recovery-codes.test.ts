// spec: staff#recovery-codes
import { expect, test } from 'vitest'
import { formatRecoveryCode, parseRecoveryCode, recoveryAlphabet } from './recovery-codes.ts'

test.each([
  ['k7m2-p9xq', 'k7m2p9xq'],
  [' K7M2 P9XQ ', 'k7m2p9xq'],
  ['k7m2p9xq', 'k7m2p9xq'],
  ['k7m2-p9x', undefined],
  ['k7m2-p9xqq', undefined],
  ['k7m2-p9x0', undefined],
  ['k7m2-p9xl', undefined],
  ['', undefined],
])('reads %j as %j', (text, letters) => {
  expect(parseRecoveryCode(text)).toBe(letters)
})

test('shows eight letters in two groups', () => {
  expect(formatRecoveryCode('k7m2p9xq')).toBe('k7m2-p9xq')
})

test('the alphabet has no letter twice and none that is easily confused', () => {
  expect(new Set(recoveryAlphabet).size).toBe(recoveryAlphabet.length)
  expect(recoveryAlphabet).not.toMatch(/[01ilou]/)
})
