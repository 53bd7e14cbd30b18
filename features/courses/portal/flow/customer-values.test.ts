import { expect, test } from 'vitest'
import { isUnchanged } from '../../rules/ordering/customer-details-form.ts'
import type { OrderedPersonFragment } from '../courses.operations.ts'
import { toForm, limitedTo, isUserId, toSubmittedDetails } from './customer-values.ts'

const person: OrderedPersonFragment = {
  caseId: 'c',
  orderId: 'o',
  orderKey: 'k',
  personId: 'p',
  firstName: 'Rosa',
  lastName: 'Delgado',
  middleName: 'M',
  suffix: 'Jr.',
  homePhone: '(212) 555-0100 x12',
  mobilePhone: '2125550142',
  workPhone: null,
  emailAddress: 'rosa@example.com',
  street: '1 Elm St',
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
}

test('shows missing values as empty fields, and the form as unchanged', () => {
  const empty = toForm({ ...person, firstName: null, suffix: null, street: null })
  expect([empty.firstName, empty.suffix, empty.mailingAddress, empty.workPhone]).toEqual([
    '',
    '',
    '',
    '',
  ])
  expect(isUnchanged(toForm(person), { ...toForm(person), city: ' Chicago ' })).toBe(true)
  expect(isUnchanged(toForm(person), { ...toForm(person), suffix: '' })).toBe(false)
})

test('sends all stored values of an untouched form, including the suffix', () => {
  expect(toSubmittedDetails(person, toForm(person))).toEqual({ ...person, workPhone: '' })
})

test('trims typed values and sends them under the field names of the call', () => {
  const typed = {
    ...toForm(person),
    firstName: ' Ana ',
    mailingAddress: ' 2 Oak Ave ',
    zipCode: '10001 ',
    selectState: 'NY',
    city: 'New York',
  }
  expect(toSubmittedDetails(person, typed)).toMatchObject({
    firstName: 'Ana',
    street: '2 Oak Ave',
    zip: '10001',
    state: 'NY',
    city: 'New York',
  })
})

test('sends a stored email address and phone unchanged, and accepts missing ones', () => {
  const typed = { ...toForm(person), emailAddress: 'other@example.com', mobilePhone: '3125550100' }
  expect(toSubmittedDetails(person, typed)).toMatchObject({
    emailAddress: 'rosa@example.com',
    mobilePhone: '2125550142',
  })
  expect(
    toSubmittedDetails({ ...person, emailAddress: null, mobilePhone: ' ' }, typed),
  ).toMatchObject({
    emailAddress: 'other@example.com',
    mobilePhone: '3125550100',
  })
})

test.each([
  ['Rosa@Example.com', 'rosa@example.com', true],
  ['2125550142', '2125550142', true],
  ['luis@example.com', 'rosa@example.com', false],
  ['', '', false],
  ['rosa@example.com', undefined, false],
])('compares %s with the login %s: %s', (value, userName, expected) =>
  expect(isUserId(value, userName)).toBe(expected),
)

test('replaces outdated read-only values with the stored ones', () => {
  const invalid = { ...toForm(person), emailAddress: 'nonsense', mobilePhone: '1', city: 'Boston' }
  expect(limitedTo(person, invalid)).toEqual({ ...toForm(person), city: 'Boston' })
  expect(limitedTo({ mobilePhone: null, emailAddress: '' }, invalid)).toEqual(invalid)
})
