import { expect, it } from 'vitest'
import { clientName } from './client-names.ts'

const rosa = { givenName: 'Rosa', familyName: 'Delgado' }

it('a list names a client by the last name', () => {
  expect(clientName([rosa], 'and')).toBe('Delgado, Rosa')
})
it('two people with one last name have it once', () => {
  expect(clientName([rosa, { givenName: 'Luis', familyName: 'Delgado' }], 'and')).toBe(
    'Delgado, Rosa and Luis',
  )
})
it('two people with two last names have both', () => {
  expect(clientName([rosa, { givenName: 'Luis', familyName: 'Ruiz' }], 'y')).toBe(
    'Delgado, Rosa y Ruiz, Luis',
  )
})
