import { expect, test } from 'vitest'
import { isSsn, isSsnOrMask, toSubmittedSsn } from '../../rules/ordering/ssn.ts'
import { phoneLeft, ssnLeft, ssnTyped } from './ssn-typing.ts'

const mask = 'XXX-XX-XXXX'

test.each([
  ['untouched', mask, mask, mask],
  ['one letter taken away', mask, 'XXX-XX-XXX', ''],
  ['typed behind it', mask, `${mask}1`, '1'],
  ['typed before it', mask, `1${mask}`, '1--'],
  ['pasted over it', mask, '123-45-6789', '123-45-6789'],
  ['pasted with spaces', mask, ' 123 45 6789', '123-45-6789'],
  ['pasted into the empty field', '', '123456789', '123-45-6789'],
  ['its last digit typed', '12345678', '123456789', '123456789'],
  ['emptied', mask, '', ''],
  ['no mask there', '12', '12x', '12x'],
])(
  'the Social Security number field has the right value after this change: %s',
  (_, before, after, expected) => expect(ssnTyped(before, after)).toBe(expected),
)

test.each([
  ['123456789', false, '123-45-6789'],
  ['123 45 6789', true, '123-45-6789'],
  ['123-45-6789', false, '123-45-6789'],
  ['12345', true, '12345'],
  ['', true, mask],
  ['  ', true, mask],
  ['', false, ''],
  [mask, true, mask],
])(
  'after a field with the value %s loses focus (number stored: %s), it shows %s',
  (value, isStored, expected) => expect(ssnLeft(value, isStored)).toBe(expected),
)

test('accepts the value after the field loses focus, and sends nine digits or the mask', () => {
  expect(isSsn(ssnLeft('123 456789', false))).toBe(true)
  expect(toSubmittedSsn(ssnLeft('123 456789', false))).toBe('123456789')
  expect(isSsnOrMask(ssnLeft('', true))).toBe(true)
  expect(toSubmittedSsn(ssnLeft('', true))).toBe(mask)
})

test.each([
  ['2125550142', '212-555-0142'],
  ['(212) 555-0142', '212-555-0142'],
  ['+1 212 555 0142', '212-555-0142'],
  ['212-555-0142 x7', '212-555-0142 x7'],
  ['212', '212'],
  ['', ''],
])('changes the phone number %s to %s when the field loses focus', (value, expected) =>
  expect(phoneLeft(value)).toBe(expected),
)
