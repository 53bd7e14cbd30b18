// The specified texts of the form, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { accountProblems } from '../rules/problems.ts'
import { accountWords } from './words.ts'

test.each([
  [accountWords.english.details.chooseState, 'Select an state'],
  [accountProblems['account.first-name-required'].text, 'First Name is Required'],
  [accountProblems['account.last-name-required'].text, 'Last Name is Required'],
  [accountProblems['account.home-phone-invalid'].text, 'Home phone number is not valid'],
  [accountProblems['account.mobile-phone-invalid'].text, 'Mobile phone number is not valid'],
  [accountProblems['account.work-phone-invalid'].text, 'Work phone number is not valid'],
  [accountProblems['account.email-invalid'].text, 'Invalid email format'],
  [accountProblems['account.email-required'].text, 'Required'],
  [accountProblems['account.state-required'].text, 'State selection required'],
])('has exactly the specified text: %s', (actual, expected) => expect(actual).toBe(expected))

test('labels each of the twelve fields of the details screen', () => {
  const {
    firstName,
    middleName,
    lastName,
    suffix,
    homePhone,
    mobilePhone,
    workPhone,
    emailAddress,
    street,
    city,
    state,
    zip,
  } = accountWords.english.details
  const labels = [
    firstName,
    middleName,
    lastName,
    suffix,
    homePhone,
    mobilePhone,
    workPhone,
    emailAddress,
    street,
    city,
    state,
    zip,
  ]
  expect(labels).toEqual([...new Set(labels)])
})
