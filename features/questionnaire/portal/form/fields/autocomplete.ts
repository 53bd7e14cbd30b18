// Which fields a browser may fill in: what belongs to the person who answers, never what belongs to a creditor (WCAG 1.3.5).
import type { AnswerPath } from '../state/answer-path.ts'

const ownTokens: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  suffix: 'honorific-suffix',
  dateOfBirth: 'bday',
  mobilePhone: 'tel-national',
  homePhone: 'home tel-national',
  workPhone: 'work tel-national',
  email: 'email',
  'address-street': 'address-line1',
  'address-unit': 'address-line2',
  'address-city': 'address-level2',
  'address-state': 'address-level1',
  'address-zip': 'postal-code',
}

/** Undefined inside entries of lists and for all that is not the person's own. */
export function autoCompleteOf(path: AnswerPath): string | undefined {
  return ownTokens[path.join('-')]
}
