import { expect, it } from 'vitest'
import { toShortNames } from './client-names.ts'

it('leaves out a last name that both have', () => {
  expect(toShortNames(['Rosa Isabel Delgado', 'Luis Delgado'])).toEqual(['Rosa Isabel', 'Luis'])
})

it('keeps the whole name of one person, and of people with different last names', () => {
  expect(toShortNames(['Rosa Delgado'])).toEqual(['Rosa Delgado'])
  expect(toShortNames(['Rosa Delgado', 'Luis Ruiz'])).toEqual(['Rosa Delgado', 'Luis Ruiz'])
})
