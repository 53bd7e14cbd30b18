// Holds the language of a sign-in to what was chosen last.
import { expect, test } from 'vitest'
import { languageAtSignIn } from './language.ts'

test.each([
  // Chosen on this page: it wins, and the account learns it unless it knows it.
  [
    { chosen: 'es', ofAccount: null, current: 'es' },
    { show: 'es', save: true },
  ],
  [
    { chosen: 'es', ofAccount: 'en', current: 'es' },
    { show: 'es', save: true },
  ],
  [
    { chosen: 'es', ofAccount: 'es', current: 'es' },
    { show: 'es', save: false },
  ],
  [
    { chosen: 'en', ofAccount: 'es', current: 'en' },
    { show: 'en', save: true },
  ],
  // Otherwise the account's own.
  [
    { chosen: undefined, ofAccount: 'es', current: 'en' },
    { show: 'es', save: false },
  ],
  [
    { chosen: undefined, ofAccount: 'en', current: 'es' },
    { show: 'en', save: false },
  ],
  // Otherwise what the page speaks, and the account learns it: who reads the portal in Spanish is to be written to in Spanish.
  [
    { chosen: undefined, ofAccount: null, current: 'es' },
    { show: 'es', save: true },
  ],
  [
    { chosen: undefined, ofAccount: null, current: 'en' },
    { show: 'en', save: true },
  ],
] as const)('%j', (facts, expected) => expect(languageAtSignIn(facts)).toEqual(expected))
