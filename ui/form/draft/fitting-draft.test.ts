import { expect, test } from 'vitest'
import { fittingDraft } from './fitting-draft.ts'

const name = { first: 'Rosa', middle: null, phones: ['1'], joint: false }

test.each([
  [undefined, 'first', 'first'],
  ['kept', '', 'kept'],
  [7, '', ''],
  [null, '', ''],
  [true, false, true],
  [['2'], ['1'], ['2']],
  [{ 0: '2' }, ['1'], ['1']],
  [{ first: 'R' }, undefined, { first: 'R' }],
  ['kept', null, 'kept'],
  [
    { first: 'R', middle: 'M', phones: [], joint: true },
    name,
    { first: 'R', middle: 'M', phones: [], joint: true },
  ],
  [{ first: 'R', gone: 1, phones: 'no', joint: null }, name, { ...name, first: 'R' }],
  [['R'], name, name],
  ['R', name, name],
])('the stored value %j with the initial value %j results in %j', (stored, initial, expected) =>
  expect(fittingDraft<unknown>(stored, initial)).toEqual(expected),
)
