// spec: filing#conflicts
import { expect, test } from 'vitest'
import { isLikelySame, toNameWords } from './conflicts.ts'

test.each([
  ['Marcus Whitfield', 'WHITFIELD, Marcus', true],
  ['Marcus Whitfield', 'Marcus T. Whitfield Jr.', true],
  ['José Peña-Ruiz', 'jose pena ruiz', true],
  ['Hernández García, Ana', 'Ana Hernandez', true],
  ['Whitfield Plumbing LLC', 'Whitfield Plumbing, Inc.', true],
  ['Marcus Whitfield', 'Marcus Field', false],
  ['Marcus Whitfield', 'Elena Whitfield', false],
  ['Chase', 'Chase Bank', false],
  ['Chase', 'CHASE, N.A.', true],
  ['', '', false],
])('%s and %s: %s', (a, b, isSame) => {
  expect(isLikelySame(toNameWords(a), toNameWords(b))).toBe(isSame)
  expect(isLikelySame(toNameWords(b), toNameWords(a))).toBe(isSame)
})
