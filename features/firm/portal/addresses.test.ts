import { expect, test } from 'vitest'
import { phoneAddress, websiteAddress } from './addresses.ts'

test.each([
  ['2125550142', 'tel:+12125550142'],
  ['(212) 555-0142', 'tel:+12125550142'],
  ['+1 212 555 0142', 'tel:+12125550142'],
  ['212-555-0142 x123', 'tel:+12125550142,123'],
])('converts the phone number %s to the address %s', (phone, address) =>
  expect(phoneAddress(phone)).toBe(address),
)

test.each([
  ['hollisreyes.example', 'https://hollisreyes.example/'],
  ['http://hollisreyes.example/contact', 'http://hollisreyes.example/contact'],
  [' https://hollisreyes.example ', 'https://hollisreyes.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['mailto:a@b.co', undefined],
  ['no website', undefined],
  ['', undefined],
])('converts the website %j to the link %s', (typed, address) =>
  expect(websiteAddress(typed)).toBe(address),
)
