import { expect, test } from 'vitest'
import type { Finding } from '#lib/problem.ts'
import { findAccountDetails, type AccountDetailsForm } from './account-details-form.ts'
import {
  findCustomerDetails,
  isUnchanged,
  type CustomerDetailsForm,
} from './customer-details-form.ts'
import { coursesProblems, type CoursesProblemCode } from '../problems.ts'
import { findSpouse, type SpouseForm } from './spouse-form.ts'
import { isSsn, isSsnOrMask, toSubmittedSsn } from './ssn.ts'
import { findUserVerification } from './user-verification-form.ts'

const getCodes = (findings: readonly Finding[]) =>
  findings.map(({ field, code }) => `${field}: ${coursesProblems[code as CoursesProblemCode].text}`)

const customer: CustomerDetailsForm = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  middleName: '',
  suffix: '',
  homePhone: '',
  mobilePhone: '',
  workPhone: '',
  emailAddress: 'rosa@example.com',
  mailingAddress: '',
  city: '',
  selectState: 'NY',
  zipCode: '',
}
const account: AccountDetailsForm = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  mobilePhone: '',
  emailAddress: 'rosa@example.com',
  street: '',
  zipCode: '',
  city: '',
  state: 'NY',
}
const spouse: SpouseForm = {
  addSpouse: true,
  firstName: 'Luis',
  lastName: 'Delgado',
  phone: '212-555-0142',
  ssn: '900-12-3456',
  emailAddress: 'luis@example.com',
  street: '12 Harbor Lane',
  zipCode: '11201',
  city: 'Brooklyn',
  state: 'NY',
}

test.each<readonly [Partial<CustomerDetailsForm>, readonly string[]]>([
  [{}, []],
  [{ firstName: ' ' }, ['firstName: First Name is Required']],
  [
    { firstName: '<b>Rosa', middleName: '<', lastName: 'Delgado>' },
    [
      'firstName: First Name is Required',
      'lastName: Last Name is Required',
      'middleName: Middle initial is 1 character',
    ],
  ],
  [{ lastName: '' }, ['lastName: Last Name is Required']],
  [{ middleName: 'M' }, []],
  [{ middleName: 'Ma' }, ['middleName: Middle initial is 1 character']],
  [{ homePhone: '1' }, ['homePhone: Home phone number is not valid']],
  [{ mobilePhone: '1' }, ['mobilePhone: Mobile phone number is not valid']],
  [{ workPhone: '212 555 0142 ext 123456' }, ['workPhone: Work phone number is not valid']],
  [
    { homePhone: '+1 (212) 555-0142', mobilePhone: '212.555.0142', workPhone: '2125550142 x12345' },
    [],
  ],
  [{ emailAddress: '' }, ['emailAddress: Required']],
  [{ emailAddress: 'rosa@' }, ['emailAddress: Invalid email format']],
  [{ selectState: '' }, ['selectState: State selection required']],
  [{ selectState: 'PR' }, ['selectState: State selection required']],
  [{ zipCode: '11201' }, []],
  [{ zipCode: '1120' }, ['zipCode: Zip code is 5 characters']],
  [{ mailingAddress: 'x'.repeat(101) }, ['mailingAddress: Please use at most 100 characters.']],
])('finds the right problems in the customer details %o', (change, expected) =>
  expect(getCodes(findCustomerDetails({ ...customer, ...change }))).toEqual(expected),
)

test('recognizes unchanged details, ignoring extra spaces', () => {
  expect([
    isUnchanged(customer, customer),
    isUnchanged(customer, { ...customer, city: ' ' }),
    isUnchanged(customer, { ...customer, suffix: 'Jr.' }),
  ]).toEqual([true, true, false])
})

test.each<readonly [string, string, readonly string[]]>([
  ['Delgado', '900-12-3456', []],
  ['Delgado', '900123456', []],
  ['Delgado', ' 900 12 3456 ', []],
  ['Delgado', '900-123456', []],
  ['Delgado', 'XXX-XX-XXXX', []],
  ['', '900123456', ['lastName: Last Name is required']],
  ['Delgado', '', ['ssn: SSN is Required']],
  ['Delgado', '90012345', ['ssn: Ssn is not valid']],
  ['Delgado', '9001-23-456', ['ssn: Ssn is not valid']],
  ['Delgado', 'XXXXXXXXX', ['ssn: Ssn is not valid']],
  ['Delgado', 'XXX-XX-3456', ['ssn: Ssn is not valid']],
])('finds the right problems in the user verification %s, %s', (lastName, ssn, expected) =>
  expect(getCodes(findUserVerification({ lastName, ssn }))).toEqual(expected),
)

test.each<readonly [Partial<AccountDetailsForm>, readonly string[]]>([
  [{}, []],
  [{ firstName: '' }, ['firstName: First Name is Required']],
  [
    { firstName: '<', lastName: '>' },
    ['firstName: First Name is Required', 'lastName: Last Name is Required'],
  ],
  [{ lastName: '' }, ['lastName: Last Name is Required']],
  [{ mobilePhone: '1' }, ['mobilePhone: Mobile phone number is not valid']],
  [{ emailAddress: '' }, ['emailAddress: Required']],
  [{ emailAddress: 'rosa' }, ['emailAddress: Invalid email format']],
  [{ state: '' }, ['state: State selection required']],
  [{ zipCode: '123456' }, ['zipCode: Zip code is 5 characters']],
])('finds the right problems in the account details %o', (change, expected) =>
  expect(getCodes(findAccountDetails({ ...account, ...change }))).toEqual(expected),
)

test.each<readonly [Partial<SpouseForm>, readonly string[]]>([
  [{}, []],
  [{ firstName: '' }, ['firstName: First Name is required']],
  [
    { firstName: '<', lastName: '>' },
    ['firstName: First Name is required', 'lastName: Last Name is required'],
  ],
  [{ lastName: '' }, ['lastName: Last Name is required']],
  [{ phone: '' }, ['phone: Phone Number is required']],
  [{ phone: '1' }, ['phone: Phone number is not valid']],
  [{ ssn: '' }, ['ssn: SSN is required']],
  [{ ssn: '12' }, ['ssn: Ssn is not valid']],
  [{ ssn: 'XXX-XX-XXXX' }, ['ssn: Ssn is not valid']],
  [{ emailAddress: '' }, ['emailAddress: Email Address is required']],
  [{ emailAddress: 'luis' }, ['emailAddress: Invalid email format']],
  [{ street: '' }, ['street: Street is required']],
  [{ zipCode: '' }, ['zipCode: Zip Code is required']],
  [{ city: '' }, ['city: City is required']],
  [{ state: '' }, ['state: State is required']],
])('finds the right problems in the spouse form %o', (change, expected) =>
  expect(getCodes(findSpouse({ ...spouse, ...change }))).toEqual(expected),
)

test('requires no spouse fields without the check mark', () => {
  expect(
    findSpouse({
      addSpouse: false,
      firstName: '',
      lastName: '',
      phone: '',
      ssn: '',
      emailAddress: '',
      street: '',
      zipCode: '',
      city: '',
      state: '',
    }),
  ).toEqual([])
})

test('sends a number as nine digits and a mask unchanged', () => {
  expect([
    toSubmittedSsn('900-12-3456'),
    toSubmittedSsn(' 900 12 3456'),
    toSubmittedSsn('XXX-XX-XXXX'),
  ]).toEqual(['900123456', '900123456', 'XXX-XX-XXXX'])
  expect([isSsn('XXX-XX-XXXX'), isSsnOrMask('XXX-XX-XXXX'), isSsn('900-12-3456')]).toEqual([
    false,
    true,
    true,
  ])
})
