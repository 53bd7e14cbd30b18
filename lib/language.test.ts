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
] as const)('%j selects %s', (wanted, language) => expect(preferredLanguage(wanted)).toBe(language))

test('follows the order of a browser list', () =>
  expect(preferredLanguage(['pt-BR', 'es-US', 'en-US'])).toBe('es'))
