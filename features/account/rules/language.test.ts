import { expect, test } from 'vitest'
import { languageAtSignIn } from './language.ts'

test.each([
  // The language that was chosen on this page is shown. It is saved if it is not the account's
  // language.
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
  // Otherwise the account's language is shown.
  [
    { chosen: undefined, ofAccount: 'es', current: 'en' },
    { show: 'es', save: false },
  ],
  [
    { chosen: undefined, ofAccount: 'en', current: 'es' },
    { show: 'en', save: false },
  ],
  // Otherwise the language of the page is shown. It is saved, so that messages are sent in this
  // language.
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
