// Nothing but what the scanner has passed, or what came without one, is ready.
import { expect, test } from 'vitest'
import { fileStateOf } from './file-state.ts'

test.each([
  ['clean', 'ready'],
  ['unscanned', 'ready'],
  ['pending', 'checking'],
  ['infected', 'unusable'],
] as const)('%s is %s', (scan, state) => expect(fileStateOf(scan)).toBe(state))
