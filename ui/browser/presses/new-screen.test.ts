import { expect, it } from 'vitest'
import { isEarlyPress } from './new-screen.ts'

const cases = [
  { press: 'on the first page of a visit', isTrusted: true, after: undefined, isIgnored: false },
  { press: 'at the change of the screen', isTrusted: true, after: 0, isIgnored: true },
  { press: 'of a double tap', isTrusted: true, after: 250, isIgnored: true },
  { press: 'just before half a second', isTrusted: true, after: 499, isIgnored: true },
  { press: 'after half a second', isTrusted: true, after: 500, isIgnored: false },
  { press: 'of a script', isTrusted: false, after: 0, isIgnored: false },
]

it.each(cases)('a press $press is ignored: $isIgnored', ({ isTrusted, after, isIgnored }) => {
  const screenMs = after === undefined ? undefined : 1000
  expect(isEarlyPress({ isTrusted }, 1000 + (after ?? 0), screenMs)).toBe(isIgnored)
})
