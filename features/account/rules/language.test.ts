import { expect, test } from 'vitest'
import { languageAtSignIn } from './language.ts'

test.each([
  // The language chosen on this page wins. It is saved unless the account has it.
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
  // Otherwise the account's own language.
  [
    { chosen: undefined, ofAccount: 'es', current: 'en' },
    { show: 'es', save: false },
  ],
  [
    { chosen: undefined, ofAccount: 'en', current: 'es' },
    { show: 'en', save: false },
  ],
  // Otherwise the page's language, which is saved so that messages come in it.
  [
    { chosen: undefined, ofAccount: null, current: 'es' },
    { show: 'es', save: true },
  ],
  [
    { chosen: undefined, ofAccount: null, current: 'en' },
    { show: 'en', save: true },
  ],
] as const)('chooses the language for %j', (facts, expected) =>
  expect(languageAtSignIn(facts)).toEqual(expected),
)
