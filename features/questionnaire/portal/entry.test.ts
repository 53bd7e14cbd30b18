import { expect, test } from 'vitest'
import { findEntry } from './entry.ts'

test.each([
  [false, false, '/dashboard/questionnaires/introduction'],
  [false, true, '/dashboard/questionnaires/introduction'],
  [true, false, '/dashboard/questionnaires/terms'],
  [true, true, undefined],
])(
  'with instructions shown %s and terms shown %s, the questionnaire opens at %s',
  (questionnaireShownInstructionsFlag, questionnaireShownTermsAndConditionsFlag, place) => {
    expect(
      findEntry({ questionnaireShownInstructionsFlag, questionnaireShownTermsAndConditionsFlag }),
    ).toBe(place)
  },
)
