import { expect, test } from 'vitest'
import { findSharedContact } from './people-of-case.ts'

const ana = { email: 'ana@example.com', mobilePhone: '2125550190' }

test.each([
  ['nothing in common', { email: 'leo@example.com', mobilePhone: '2125550191' }, false, undefined],
  ['the same email address', { ...ana, mobilePhone: '2125550191' }, false, 'cases.same-email'],
  [
    'the same address in capitals and with blanks',
    { email: ' ANA@Example.com ', mobilePhone: '2125550191' },
    false,
    'cases.same-email',
  ],
  [
    'the same address in full-width letters',
    { email: 'ａna@example.com', mobilePhone: '2125550191' },
    false,
    'cases.same-email',
  ],
  [
    'another address of the same mailbox',
    { email: 'ana+leo@example.com', mobilePhone: '2125550191' },
    false,
    undefined,
  ],
  ['the same phone', { ...ana, email: 'leo@example.com' }, false, 'cases.same-mobile'],
  ['the same phone on purpose', { ...ana, email: 'leo@example.com' }, true, undefined],
  ['everything the same', ana, false, 'cases.same-email'],
  ['everything the same, the phone on purpose', ana, true, 'cases.same-email'],
])('compares the contact data of two people: %s', (_, leo, isPhoneShared, code) => {
  expect(findSharedContact(ana, leo, isPhoneShared)?.code).toBe(code)
  expect(findSharedContact(leo, ana, isPhoneShared)?.code).toBe(code)
})
