import { expect, test } from 'vitest'
import { findSpouse, type SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { noSpouse, toSubmittedSpouse } from './submitted-spouse.ts'

const filled: SpouseForm = {
  addSpouse: true,
  firstName: ' Elena ',
  lastName: 'Whitfield',
  phone: '212-555-0152',
  ssn: '111-22-3333',
  emailAddress: ' elena@example.com',
  street: '1 Elm St',
  zipCode: '10001',
  city: 'New York',
  state: 'NY',
}

test('starts with the box unchecked and without required fields', () => {
  expect(findSpouse({ ...noSpouse, ssn: '' })).toEqual([])
  expect(toSubmittedSpouse({ ...noSpouse, ssn: '' })).toEqual({ addSpouse: false })
})

test('sends no typed values after the box is unchecked', () => {
  expect(toSubmittedSpouse({ ...filled, addSpouse: false })).toEqual({ addSpouse: false })
})

test('sends all fields under the field names of the call when the box is checked', () => {
  expect(toSubmittedSpouse(filled)).toEqual({
    addSpouse: true,
    firstName: 'Elena',
    lastName: 'Whitfield',
    ssn: '111223333',
    street: '1 Elm St',
    city: 'New York',
    stateCode: 'NY',
    zipCode: '10001',
    mobilePhoneNumber: '212-555-0152',
    emailAddress: 'elena@example.com',
  })
})
