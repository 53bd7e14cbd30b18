import { expect, test } from 'vitest'
import { fileStateOf } from './file-state.ts'

test.each([
  ['clean', 'ready'],
  ['unscanned', 'ready'],
  ['pending', 'checking'],
  ['infected', 'unusable'],
] as const)('a file with the scan state %s is %s', (scan, state) =>
  expect(fileStateOf(scan)).toBe(state),
)
