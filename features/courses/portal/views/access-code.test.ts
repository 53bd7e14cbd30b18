import { expect, test } from 'vitest'
import { getGroups, spelledCode } from './access-code.ts'

test.each([
  ['358872714', ['358', '872', '714']],
  ['3588727141', ['358', '872', '7141']],
  ['35887271', ['358', '872', '71']],
  ['1234567', ['123', '4567']],
  ['1234', ['1234']],
  ['A7-32', ['A7-32']],
])('splits the access code %s into the groups %j', (code, groups) => {
  expect(getGroups(code)).toEqual(groups)
  expect(getGroups(code).join('')).toBe(code)
})

test('spells the code with a pause between groups', () =>
  expect(spelledCode('358872714')).toBe('3 5 8, 8 7 2, 7 1 4'))
