// Only the client's own data may be filled in, never a creditor's (WCAG 1.3.5).
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

/** Returns undefined inside list entries and for other people's data. */
export function findAutoComplete(path: AnswerPath): string | undefined {
  return ownTokens[path.join('-')]
}
