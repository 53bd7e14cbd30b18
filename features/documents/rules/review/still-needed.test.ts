import { expect, test } from 'vitest'
import {
  maxStillNeeded,
  sayStillNeeded,
  stillNeededFinding,
  stillNeededMaxCharacters,
  tidyStillNeeded,
} from './still-needed.ts'

test('is one line each, without empty and repeated ones', () =>
  expect(tidyStillNeeded(['  October 2026 ', '', 'October 2026', 'page\n2'])).toEqual([
    'October 2026',
    'page 2',
  ]))

test.each<readonly [string, readonly string[], string | undefined]>([
  ['nothing', [], undefined],
  ['as many as fit', Array.from({ length: maxStillNeeded }, (_, at) => `${at}`), undefined],
  [
    'too many',
    Array.from({ length: maxStillNeeded + 1 }, (_, at) => `${at}`),
    'documents.too-much-needed',
  ],
  ['a long one', ['x'.repeat(stillNeededMaxCharacters)], undefined],
  [
    'one that is too long',
    ['x'.repeat(stillNeededMaxCharacters + 1)],
    'documents.still-needed-too-long',
  ],
  ['an invisible direction mark', ['page \u2066 2'], 'documents.comment-unreadable'],
])('%s', (_, pieces, finding) => expect(stillNeededFinding(pieces)).toBe(finding))

test('is said in the language of the client', () => {
  expect(sayStillNeeded(['October 2026', 'page 2'], 'en')).toBe(
    'Thank you, this one is fine. We still need: October 2026, page 2.',
  )
  expect(sayStillNeeded(['octubre de 2026'], 'es')).toBe(
    'Gracias, este está bien. Todavía falta: octubre de 2026.',
  )
})
