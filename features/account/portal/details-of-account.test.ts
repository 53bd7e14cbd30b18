import { expect, test } from 'vitest'
import { getDetails, getInput } from './details-of-account.ts'

const account = {
  id: 'a1',
  givenName: 'Rosa',
  middleName: null,
  familyName: 'Delgado',
  suffix: null,
  homePhone: null,
  mobilePhone: '2125550142',
  workPhone: null,
  userName: 'rosa@example.com',
  emailAddress: 'rosa@example.com',
  street: null,
  city: null,
  state: null,
  zip: null,
  contactType: 1,
  accountCreationStep: 4,
  caseCount: 1,
  verifyPhone: false,
  verifyEmail: true,
}

test('shows an empty field for a missing value', () => {
  expect(getDetails(account)).toEqual({
    givenName: 'Rosa',
    middleName: '',
    familyName: 'Delgado',
    suffix: '',
    homePhone: '',
    workPhone: '',
    street: '',
    city: '',
    state: '',
    zip: '',
  })
})

test('saves trimmed values without those that change in their own flow', () => {
  const input = getInput('a1', { ...getDetails(account), city: ' Queens ' })
  expect(input).toMatchObject({ id: 'a1', givenName: 'Rosa', city: 'Queens' })
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['mobilePhone']))
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['emailAddress']))
})
