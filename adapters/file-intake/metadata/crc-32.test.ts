import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toBytes } from '../bytes.ts'
import { crc32 } from './crc-32.ts'

test.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['IEND', 0xae426082],
])('computes the standard checksum of %j', (text, sum) => {
  expect(crc32(toBytes(text))).toBe(sum)
})

test('the checksum in two chunks is the same as in one', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(crc32(second, crc32(first))).toBe(crc32(Uint8Array.from([...first, ...second])))
    }),
  )
})
