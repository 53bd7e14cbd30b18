import { expect, test } from 'vitest'
import { applicantForm, isRenamed } from './applicant-form.ts'
import type { OwnApplicant } from './use-applicant.ts'

const applicant: OwnApplicant = {
  id: 'a',
  givenName: 'Rosa',
  familyName: 'Delgado',
  userName: 'rosa@example.com',
  emailAddress: 'rosa@example.com',
  mobilePhone: '2125550142',
  street: null,
  city: null,
  state: null,
  zip: null,
  ssn: null,
}

test('shows missing values as empty fields', () => {
  expect(applicantForm(applicant)).toEqual({
    firstName: 'Rosa',
    lastName: 'Delgado',
    mobilePhone: '2125550142',
    emailAddress: 'rosa@example.com',
    street: '',
    zipCode: '',
    city: '',
    state: '',
  })
})

test.each([
  ['Rosa', 'Delgado', false],
  [' Rosa', 'Delgado ', false],
  ['Rosalinda', 'Delgado', true],
  ['Rosa', 'Delgado-Ruiz', true],
])('detects a changed name: %s %s', (firstName, lastName, expected) =>
  expect(isRenamed(applicant, { firstName, lastName })).toBe(expected),
)
