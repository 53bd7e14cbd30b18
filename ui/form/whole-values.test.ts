import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { wholeValues } from './whole-values.tsx'

/** Puts brackets around a value that stays on one line. */
function shown(part: ReactNode): string {
  if (isValidElement<{ readonly children: string }>(part)) return `[${part.props.children}]`
  return typeof part === 'string' ? part : ''
}

test.each([
  [
    'The new number ***-***-0199 is not verified.',
    'The new number [***-***-0199] is not verified.',
  ],
  ['It is r***@e***.com.', 'It is [r***@e***.com].'],
  ['It is ***@e***.com yet', 'It is [***@e***.com] yet'],
  ['It is still (212) 555-0142.', 'It is still [(212) 555-0142].'],
  ['***-***-0199 or ***-***-0142', '[***-***-0199] or [***-***-0142]'],
  ['It is still rosa.delgado@example.com.', 'It is still rosa.delgado@example.com.'],
])('keeps each value on one line: %s', (sentence, expected) => {
  expect(wholeValues(sentence).map(shown).join('')).toBe(expected)
})
