// spec: accounts#assisted-change
import { describe, expect, test } from 'vitest'
import {
  findAssistedObstacle,
  findHeldChannel,
  mayMoveCodes,
  toChannelValue,
} from './assisted-change.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 5, 1, hour))
const facts = {
  hasCredentials: true,
  isLocked: false,
  emailAddress: 'ana@example.com',
  mobilePhone: '2125550142',
  applied: undefined,
  lastLoginAt: undefined,
}

test.each([
  ['email', ' Ana@Example.com ', 'ana@example.com'],
  ['email', 'ana@example', undefined],
  ['mobile', '(212) 555-0142', '2125550142'],
  ['mobile', '555-0142', undefined],
] as const)('%s %s is stored as %s', (channel, typed, value) =>
  expect(toChannelValue(channel, typed)).toBe(value),
)

describe('a change', () => {
  test.each([
    [{}, 'new@example.com', undefined],
    [{ hasCredentials: false }, 'new@example.com', 'not-now'],
    [{ isLocked: true }, 'new@example.com', 'not-now'],
    [{}, undefined, 'invalid'],
    [{}, 'ana@example.com', 'unchanged'],
    [{ applied: { channel: 'email', at: at(1) } }, 'new@example.com', undefined],
    [{ applied: { channel: 'mobile', at: at(1) } }, 'new@example.com', 'second-channel'],
    [
      { applied: { channel: 'mobile', at: at(1) }, lastLoginAt: at(2) },
      'new@example.com',
      undefined,
    ],
  ] as const)('with %j to %s: %s', (changes, value, obstacle) =>
    expect(findAssistedObstacle('email', value, { ...facts, ...changes })).toBe(obstacle),
  )
})

test.each([
  [undefined, undefined, undefined],
  [1, undefined, 'email'],
  [1, 0, 'email'],
  [1, 1, 'email'],
  [1, 2, undefined],
] as const)('changed at %j, last login at %j: staff hold %j', (applied, lastLogin, held) =>
  expect(
    findHeldChannel({
      applied: applied === undefined ? undefined : { channel: 'email', at: at(applied) },
      lastLoginAt: lastLogin === undefined ? undefined : at(lastLogin),
    }),
  ).toBe(held),
)

test.each([
  [{}, true],
  [{ hasCredentials: false }, false],
  [{ isLocked: true }, false],
  [{ isMobileVerified: false }, false],
  [{ isEmailVerified: false }, false],
  [{ codesByEmailUntil: at(1) }, false],
])('with %j, codes may move to the email: %j', (changes, isAllowed) =>
  expect(
    mayMoveCodes({
      hasCredentials: true,
      isLocked: false,
      isMobileVerified: true,
      isEmailVerified: true,
      codesByEmailUntil: null,
      ...changes,
    }),
  ).toBe(isAllowed),
)
