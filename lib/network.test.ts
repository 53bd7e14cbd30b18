import { expect, test } from 'vitest'
import { countedAddress } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:1:2345::1', '2001:0db8:0001:2345::/64'],
  ['2001:db8:1:2345:ffff::', '2001:0db8:0001:2345::/64'],
  ['2001:db8::1', '2001:0db8:0000:0000::/64'],
  ['unknown', 'unknown'],
])('requests from %s are counted under %s', (ip, expected) =>
  expect(countedAddress(ip)).toBe(expected),
)
