import { expect, test } from 'vitest'
import { factorChannel, type FactorChannel, type FactorFacts } from './factor-channel.ts'

const client: FactorFacts = {
  isMobileVerified: true,
  isEmailVerified: true,
  isComplete: true,
  isLocked: false,
  codesByEmailUntil: null,
}
const moved = { codesByEmailUntil: new Date('2026-06-01T15:00:00Z') }
const reset = { temporaryPasswordWentTo: 'email' } as const

test.each<[string, Partial<FactorFacts>, FactorChannel]>([
  ['both proven', {}, 'text'],
  ['the mobile alone', { isEmailVerified: false }, 'text'],
  ['the e-mail alone', { isMobileVerified: false }, 'email'],
  ['nothing, and complete', { isMobileVerified: false, isEmailVerified: false }, 'none'],
  [
    'nothing, while it is being set up',
    { isMobileVerified: false, isEmailVerified: false, isComplete: false },
    'text',
  ],
  [
    'the e-mail alone, while it is being set up',
    { isMobileVerified: false, isComplete: false },
    'email',
  ],
  [
    'nothing, being set up, and locked',
    { isMobileVerified: false, isEmailVerified: false, isComplete: false, isLocked: true },
    'none',
  ],
  ['locked, both proven', { isLocked: true }, 'text'],
  ['locked, the mobile alone', { isLocked: true, isEmailVerified: false }, 'text'],
  ['locked, the e-mail alone', { isLocked: true, isMobileVerified: false }, 'email'],
  [
    'locked, nothing proven',
    { isLocked: true, isMobileVerified: false, isEmailVerified: false },
    'none',
  ],
  ['codes moved to the email', moved, 'email'],
  ['codes moved, the mobile alone', { ...moved, isEmailVerified: false }, 'text'],
  [
    'codes moved, and a reset: the email received the temporary password',
    { ...moved, ...reset },
    'text',
  ],
  ['a reset, both proven', reset, 'text'],
  ['a reset, the mobile alone: two are needed', { ...reset, isEmailVerified: false }, 'none'],
  [
    'a reset, the e-mail alone: it received the temporary password',
    { ...reset, isMobileVerified: false },
    'none',
  ],
  [
    'a reset, nothing proven',
    { ...reset, isMobileVerified: false, isEmailVerified: false },
    'none',
  ],
  [
    'a reset, nothing proven, being set up',
    { ...reset, isMobileVerified: false, isEmailVerified: false, isComplete: false },
    'none',
  ],
  ['a reset of a locked account, both proven', { ...reset, isLocked: true }, 'text'],
  [
    'a reset of a locked account, the mobile alone: two are needed',
    { ...reset, isLocked: true, isEmailVerified: false },
    'none',
  ],
  [
    'a reset of a locked account, the e-mail alone',
    { ...reset, isLocked: true, isMobileVerified: false },
    'none',
  ],
])('chooses the channel for: %s', (_, facts, expected) =>
  expect(factorChannel({ ...client, ...facts })).toBe(expected),
)
