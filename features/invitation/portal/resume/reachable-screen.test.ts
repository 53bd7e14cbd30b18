// Holds the address to the steps that are open: no jumping ahead, no doing twice.
import { expect, test } from 'vitest'
import type { CreationScreen } from '../../rules/steps.ts'
import { reachableScreen, screenBefore } from './reachable-screen.ts'

const due = { verifyPhone: true, verifyEmail: false }

test.each<[string | null, CreationScreen, CreationScreen, CreationScreen]>([
  [null, 'tutorial', 'tutorial', 'tutorial'],
  ['password', 'tutorial', 'tutorial', 'tutorial'], // not reached yet
  ['contact-info', 'tutorial', 'password', 'contact-info'], // back
  ['password', 'tutorial', 'password', 'password'],
  ['account-details', 'tutorial', 'verify-phone', 'verify-phone'], // beyond the furthest
  ['verify-email', 'tutorial', 'bookmark', 'tutorial'], // not one of this person's steps
  ['verify-phone', 'account-details', 'account-details', 'account-details'], // the phone is proven already
  ['nonsense', 'account-details', 'bookmark', 'account-details'],
])('%s between %s and %s shows %s', (asked, earliest, furthest, expected) => {
  expect(reachableScreen(asked, { due, earliest, furthest })).toBe(expected)
})

test('the way back ends where screens are closed', () => {
  const progress = { due, furthest: 'bookmark', earliest: 'account-details' } as const
  expect(screenBefore('bookmark', progress)).toBe('account-details')
  expect(screenBefore('account-details', progress)).toBeUndefined()
  expect(screenBefore('contact-info', { ...progress, earliest: 'tutorial' })).toBe('tutorial')
})
