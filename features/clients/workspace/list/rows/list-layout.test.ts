import { expect, it } from 'vitest'
import { layoutFor } from './list-layout.ts'

it('a phone shows cards, a tablet the main columns, a desk all columns', () => {
  expect(layoutFor(45, true)).toBe('cards')
  expect(layoutFor(628 / 16, false)).toBe('narrow')
  expect(layoutFor(1140 / 16, false)).toBe('wide')
})
it('text of twice the size has the layout of half the width', () => {
  expect(layoutFor(628 / 32, false)).toBe('cards')
  expect(layoutFor(1140 / 32, false)).toBe('narrow')
})
