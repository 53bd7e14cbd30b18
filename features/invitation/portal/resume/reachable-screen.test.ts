import { expect, test } from 'vitest'
import type { CreationScreen } from '../../rules/steps.ts'
import { reachableScreen, screenBefore } from './reachable-screen.ts'

const due = { verifyPhone: true, verifyEmail: false }

test.each<[string | null, CreationScreen, CreationScreen, CreationScreen]>([
  [null, 'tutorial', 'tutorial', 'tutorial'],
  ['password', 'tutorial', 'tutorial', 'tutorial'], // not reached yet
  ['contact-info', 'tutorial', 'password', 'contact-info'], // back
  ['password', 'tutorial', 'password', 'password'],
  ['account-details', 'tutorial', 'verify-phone', 'verify-phone'], // later than the furthest screen
  ['verify-email', 'tutorial', 'bookmark', 'tutorial'], // not a step of this person
  // the phone is already proven
  ['verify-phone', 'account-details', 'account-details', 'account-details'],
  ['nonsense', 'account-details', 'bookmark', 'account-details'],
])(
  'if %s is requested and the screens from %s to %s are open, shows %s',
  (step, earliest, furthest, expected) => {
    expect(reachableScreen(step, { due, earliest, furthest })).toBe(expected)
  },
)

test('offers no way back to closed screens', () => {
  const progress = { due, furthest: 'bookmark', earliest: 'account-details' } as const
  expect(screenBefore('bookmark', progress)).toBe('account-details')
  expect(screenBefore('account-details', progress)).toBeUndefined()
  expect(screenBefore('contact-info', { ...progress, earliest: 'tutorial' })).toBe('tutorial')
})
