// spec: staff#passkey-address
import { expect, test } from 'vitest'
import { findRelyingParty } from '../relying-party.ts'

test.each([
  ['https://portal.example', { id: 'portal.example', origin: 'https://portal.example' }],
  ['https://portal.example:8443', { id: 'portal.example', origin: 'https://portal.example:8443' }],
  ['http://localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['http://portal.example', undefined],
  ['http://127.0.0.1:4000', undefined],
  ['https://192.0.2.10', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys at %s belong to %j', (publicUrl, party) => {
  expect(findRelyingParty(publicUrl)).toEqual(party)
})
