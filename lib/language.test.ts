// Which language somebody is answered in.
import { expect, test } from 'vitest'
import { preferredLanguage } from './language.ts'

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, es;q=0.5', 'es'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('%j is answered in %s', (wanted, language) =>
  expect(preferredLanguage(wanted)).toBe(language),
)

test('a list of the browser counts in its order', () =>
  expect(preferredLanguage(['pt-BR', 'es-US', 'en-US'])).toBe('es'))
