import { expect, test } from 'vitest'
import { creationScreens, screenAfter, getStep } from './steps.ts'

const both = { verifyPhone: true, verifyEmail: true }

test.each([
  [
    both,
    [
      'tutorial',
      'contact-info',
      'password',
      'verify-phone',
      'account-details',
      'verify-email',
      'bookmark',
    ],
  ],
  [
    { ...both, verifyPhone: false },
    ['tutorial', 'contact-info', 'password', 'account-details', 'verify-email', 'bookmark'],
  ],
  [
    { ...both, verifyEmail: false },
    ['tutorial', 'contact-info', 'password', 'verify-phone', 'account-details', 'bookmark'],
  ],
])('orders the screens for %j', (due, expected) => expect(creationScreens(due)).toEqual(expected))

test('leads from password to account details when no phone needs a code', () => {
  expect(screenAfter('password', { ...both, verifyPhone: false })).toBe('account-details')
  expect(screenAfter('password', both)).toBe('verify-phone')
  expect(screenAfter('account-details', { ...both, verifyEmail: false })).toBe('bookmark')
  expect(screenAfter('bookmark', both)).toBe('bookmark')
})

test('counts contact info as the second of six steps', () =>
  expect(getStep('contact-info', both)).toEqual({ step: 2, of: 6 }))
