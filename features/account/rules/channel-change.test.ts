import { describe, expect, test } from 'vitest'
import { newEmail, newMobile } from './channel-change.ts'
import { contactFindings } from './contact-info.ts'
import { mayGetCodes } from './mobile-kind.ts'

describe('numbers that may get codes', () => {
  test.each(['2125550142', '3035550001', '7875550142', '3405550142', '4165550142', '2129210142'])(
    'accepts %s',
    (digits) => expect(mayGetCodes(digits)).toBe(true),
  )
  test.each([
    ['9005550142', 'premium'],
    ['2129765555', 'premium exchange'],
    ['9115550142', 'N11 as area'],
    ['2124110142', 'N11 as exchange'],
    ['2129110142', 'emergency'],
    ['8005550142', 'toll-free'],
    ['8885550142', 'toll-free'],
    ['5005550142', 'personal'],
    ['7005550142', 'carrier'],
    ['8765550142', 'Jamaica'],
    ['8095550142', 'Dominican Republic'],
    ['2465550142', 'Barbados'],
    ['4735550142', 'Grenada'],
  ])('refuses %s (%s)', (digits) => expect(mayGetCodes(digits)).toBe(false))

  test('also refuses such a number on the contact screen of an invitation', () => {
    const typed = {
      emailAddress: 'rosa@example.com',
      mobilePhone: '876-555-0142',
      email: true,
      text: false,
    }
    expect(contactFindings(typed, true)).toEqual([
      { code: 'account.contact-mobile-invalid', field: 'mobilePhone' },
    ])
  })
})

const account = {
  mobilePhone: '2125550142',
  isMobileVerified: true,
  emailAddress: 'rosa@example.com',
  isEmailVerified: true,
}
const invalidMobile = { finding: { code: 'account.new-mobile-invalid', field: 'mobilePhone' } }
const invalidEmail = { finding: { code: 'account.new-email-invalid', field: 'emailAddress' } }

test.each([
  ['(212) 555-0143', account, { value: '2125550143' }],
  ['+1 212 555 0143', account, { value: '2125550143' }],
  ['', account, invalidMobile],
  ['555-0143', account, invalidMobile],
  ['***-***-0142', account, invalidMobile],
  ['212-555-0143 x12', account, invalidMobile],
  ['+44 20 7946 0018', account, invalidMobile],
  ['900-555-0143', account, invalidMobile],
  [
    '(212) 555-0142',
    account,
    { finding: { code: 'account.mobile-unchanged', field: 'mobilePhone' } },
  ],
  ['(212) 555-0142', { ...account, isMobileVerified: false }, { value: '2125550142' }],
])('checks %s as the new number', (typed, from, expected) =>
  expect(newMobile(typed, from)).toEqual(expected),
)

test.each([
  [' Rosa.New@Example.com ', account, { value: 'rosa.new@example.com' }],
  ['', account, invalidEmail],
  ['rosa@example', account, invalidEmail],
  ['ro sa@example.com', account, invalidEmail],
  [
    'ROSA@example.com',
    account,
    { finding: { code: 'account.email-unchanged', field: 'emailAddress' } },
  ],
  ['ROSA@example.com', { ...account, isEmailVerified: false }, { value: 'rosa@example.com' }],
])('checks %s as the new address', (typed, from, expected) =>
  expect(newEmail(typed, from)).toEqual(expected),
)
