import { expect, test } from 'vitest'
import { getFileState } from './file-state.ts'

test.each([
  ['clean', 'ready'],
  ['unscanned', 'ready'],
  ['pending', 'checking'],
  ['infected', 'unusable'],
] as const)('a file with the scan state %s is %s', (scan, state) =>
  expect(getFileState(scan)).toBe(state),
)
