import { expect, test } from 'vitest'
import { planRefresh } from './plan-refresh.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { tokenHash } from './token-hash.ts'

const now = new Date('2026-11-25T12:00:00Z')
const secrets = {
  firstToken: () => 'first',
  nextToken: (purpose: string, token: string) => `${purpose} after ${token}`,
}
const tokens = refreshTokens('next')
const life = {
  idleMinutes: 15,
  idleGraceSeconds: 30,
  maxHours: 12,
  maxSessions: 5,
  refreshReplaySeconds: 10,
}
const times = { lastActiveAt: now, endsAt: new Date(now.getTime() + 1000), endedAt: null }
const never = { isCurrent: false, isPrevious: false, secondsSinceRotation: null }
const current = { ...never, isCurrent: true }
const previous = (secondsSinceRotation: number) => ({
  ...never,
  isPrevious: true,
  secondsSinceRotation,
})

test.each([
  ['the newest token gets its successor', current, 'a', { type: 'rotate', token: 'next after a' }],
  [
    'its predecessor gets it again',
    previous(9),
    'next after a',
    { type: 'repeat', token: 'next after a' },
  ],
  [
    'its predecessor gets the successor of the newest later',
    previous(10),
    'next after a',
    { type: 'rotate', token: 'next after next after a' },
  ],
  [
    'after two lost responses, the token before them gets a third successor',
    previous(10),
    'next after next after a',
    { type: 'rotate', token: 'next after next after next after a' },
  ],
  ['a predecessor of another chain is stolen', previous(9), 'next after b', { type: 'stolen' }],
  ['a token of neither kind is stolen', never, 'next after a', { type: 'stolen' }],
])('%s', (_, finding, newest, expected) => {
  const session = { ...times, ...finding, newestHash: tokenHash(newest) }
  expect(planRefresh({ secrets }, { tokens, life }, session, 'a', now)).toEqual(expected)
})

test('a token of a session that is over gets nothing', () => {
  const session = { ...times, ...current, endedAt: now, newestHash: tokenHash('a') }
  expect(planRefresh({ secrets }, { tokens, life }, session, 'a', now)).toEqual({
    type: 'over',
    why: 'ended',
  })
})
