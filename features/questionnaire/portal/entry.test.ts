// The entry leads to what was not shown yet (seeds/003, section 2).
import { expect, test } from 'vitest'
import { entryOf } from './entry.ts'

test.each([
  [false, false, '/dashboard/questionnaires/introduction'],
  [false, true, '/dashboard/questionnaires/introduction'],
  [true, false, '/dashboard/questionnaires/terms'],
  [true, true, undefined],
])(
  'instructions shown %s, terms shown %s: %s',
  (questionnaireShownInstructionsFlag, questionnaireShownTermsAndConditionsFlag, place) => {
    expect(
      entryOf({ questionnaireShownInstructionsFlag, questionnaireShownTermsAndConditionsFlag }),
    ).toBe(place)
  },
)
