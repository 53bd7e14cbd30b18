// A person's sign has the letters of the first and the last name.
import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dana Reyes', 'DR'],
  ['Dana', 'D'],
  [' maría  de la Cruz ', 'MC'],
  ['', ''],
])('%j: %s', (name, letters) => expect(initialsOf(name)).toBe(letters))
