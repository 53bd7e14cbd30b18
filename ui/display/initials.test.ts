import { expect, test } from 'vitest'
import { toInitials } from './initials.ts'

test.each([
  ['Dana Reyes', 'DR'],
  ['Dana', 'D'],
  [' maría  de la Cruz ', 'MC'],
  ['', ''],
])('%j has the initials %s', (name, letters) => expect(toInitials(name)).toBe(letters))
