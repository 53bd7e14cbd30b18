// Of the spouse's form nothing leaves the page without the tick; with it everything does, trimmed, and the number as digits.
import { expect, test } from 'vitest'
import { findSpouse, type SpouseForm } from '../../rules/ordering/spouse-form.ts'
import { noSpouse, sentSpouse } from './sent-spouse.ts'

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

test('the form begins without the tick, and asks for nothing', () => {
  expect(findSpouse({ ...noSpouse, ssn: '' })).toEqual([])
  expect(sentSpouse({ ...noSpouse, ssn: '' })).toEqual({ addSpouse: false })
})

test('whoever takes the tick away sends nothing of what was typed', () => {
  expect(sentSpouse({ ...filled, addSpouse: false })).toEqual({ addSpouse: false })
})

test('with the tick everything is sent under the names of the call', () => {
  expect(sentSpouse(filled)).toEqual({
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
