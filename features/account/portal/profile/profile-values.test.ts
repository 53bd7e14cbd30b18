import { expect, test } from 'vitest'
import {
  isUnchangedProfile,
  notifyFindings,
  profileInput,
  getProfileValues,
} from './profile-values.ts'

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
  city: 'Brooklyn',
  state: 'NY',
  zip: null,
  contactType: 1,
  accountCreationStep: 6,
  caseCount: 1,
  verifyPhone: false,
  verifyEmail: false,
}
const values = getProfileValues(account)

test.each([
  [1, true, false],
  [2, false, true],
  [3, true, true],
])('converts contact type %i to Email %s and Text %s and back', (contactType, byEmail, byText) => {
  const read = getProfileValues({ ...account, contactType })
  expect(read).toMatchObject({ byEmail, byText })
  expect(profileInput('a1', read)).toMatchObject({ id: 'a1', contactType, city: 'Brooklyn' })
  expect(notifyFindings(read)).toEqual([])
})

test('refuses values with neither Email nor Text chosen', () => {
  expect(notifyFindings({ ...values, byEmail: false })).toEqual([
    { code: 'account.profile-contact-type-required', field: 'contactType' },
  ])
})

test.each([
  [{}, true],
  [{ city: ' Brooklyn ' }, true],
  [{ city: 'Queens' }, false],
  [{ byText: true }, false],
  [{ byEmail: false }, false],
])('with the change %j the profile counts as unchanged: %s', (change, expected) =>
  expect(isUnchangedProfile(values, { ...values, ...change })).toBe(expected),
)

test('never sends a value that is changed in a flow of its own, such as the mobile phone', () => {
  const input = profileInput('a1', values)
  for (const field of ['mobilePhone', 'emailAddress', 'userName', 'byEmail', 'byText'])
    expect(input).not.toHaveProperty(field)
})
