import { expect, test } from 'vitest'
import { keepTyped } from './keep-typed.ts'

const sent = { title: ' Call court ', days: ['3'] }
const saved = { title: 'Call court', days: ['3'] }

test('what was saved replaces the draft that was sent', () => {
  expect(keepTyped({ sent, now: sent, saved })).toEqual(saved)
})

test('a field that was changed while the draft was saved stays as it is', () => {
  expect(keepTyped({ sent, now: { ...sent, title: 'Call the court' }, saved })).toEqual({
    title: 'Call the court',
    days: ['3'],
  })
  expect(keepTyped({ sent, now: { ...sent, days: ['3', '7'] }, saved })).toEqual({
    title: 'Call court',
    days: ['3', '7'],
  })
})

test('a draft that is a list is kept whole', () => {
  expect(keepTyped({ sent: ['a'], now: ['a', 'b'], saved: ['A'] })).toEqual(['a', 'b'])
  expect(keepTyped({ sent: ['a'], now: ['a'], saved: ['A'] })).toEqual(['A'])
})
