// The check sum: the value that the standard gives, whole or in pieces.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { crc32 } from './crc-32.ts'

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['IEND', 0xae426082],
])('of %j', (text, sum) => {
  expect(crc32(bytesOf(text))).toBe(sum)
})

test('in two pieces it is the same as at once', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(crc32(second, crc32(first))).toBe(crc32(Uint8Array.from([...first, ...second])))
    }),
  )
})
