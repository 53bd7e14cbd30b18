import { expect, test } from 'vitest'
import {
  screenOfAccount,
  screenOfFlow,
  type FlowProofs,
  type ResumedScreen,
} from './resumed-screen.ts'

const proven: FlowProofs = {
  hasContact: true,
  ownsPassword: true,
  isPhoneFresh: true,
  mayEnter: true,
}
const account = { step: 4, isMobileVerified: true, isEmailVerified: false }
const atPhone = { step: 3, isMobileVerified: false, isEmailVerified: false }

test.each<[string, Partial<FlowProofs>, typeof account | undefined, ResumedScreen]>([
  [
    'nothing was sent',
    { hasContact: false, ownsPassword: false, isPhoneFresh: false },
    undefined,
    'contact-info',
  ],
  [
    'the contact details were sent',
    { ownsPassword: false, isPhoneFresh: false },
    undefined,
    'password',
  ],
  [
    'another browser has begun, and nothing was sent here',
    { hasContact: false, ownsPassword: false },
    atPhone,
    'contact-info',
  ],
  ['another browser has replaced the password', { ownsPassword: false }, account, 'password'],
  ['the phone code was sent', { isPhoneFresh: false }, atPhone, 'verify-phone'],
  ['the phone was proven in another browser', { isPhoneFresh: false }, account, 'password'],
  ['the phone was proven', {}, account, 'account-details'],
  ['a session was opened here before and is over', { mayEnter: false }, account, 'password'],
  ['the details were verified', {}, { ...account, step: 5 }, 'verify-email'],
  ['everything was proven', {}, { ...account, step: 5, isEmailVerified: true }, 'bookmark'],
])('continues at the expected screen when %s', (_, flow, proofs, expected) => {
  expect(screenOfFlow({ ...proven, ...flow }, proofs)).toBe(expected)
})

test.each<[string, typeof account, ResumedScreen]>([
  ['a phone that was never proven', atPhone, 'verify-phone'],
  ['details that are due', account, 'account-details'],
  ['a complete account', { ...account, step: 6 }, 'done'],
])('continues at the expected screen for a session with %s', (_, proofs, expected) => {
  expect(screenOfAccount(proofs)).toBe(expected)
})
