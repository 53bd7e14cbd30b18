// spec: staff#session, staff#step-up
import { expect, test } from 'vitest'
import { getSessionEnd, isAlive, isFresh } from './session-life.ts'

const start = new Date('2026-11-25T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const session = { lastActiveAt: start, endsAt: after(12 * 3600), endedAt: null }

test.each([
  ['a session', session, 30 * 60 + 29, true],
  ['a session', session, 30 * 60 + 30, false],
  ['an active session', { ...session, lastActiveAt: after(12 * 3600 - 60) }, 12 * 3600 - 1, true],
  ['an active session', { ...session, lastActiveAt: after(12 * 3600 - 60) }, 12 * 3600, false],
  ['an ended session', { ...session, endedAt: start }, 1, false],
])('%s (%j) after %i s: active is %s', (_, times, seconds, expected) => {
  expect(isAlive(times, after(seconds))).toBe(expected)
})

test('a session ends after 30 idle minutes or at its maximum, whichever comes first', () => {
  expect(getSessionEnd(session)).toEqual(after(30 * 60))
  expect(getSessionEnd({ ...session, endsAt: after(60) })).toEqual(after(60))
})

test('a proof is fresh for five minutes', () => {
  expect([299, 300].map((seconds) => isFresh(start, after(seconds)))).toEqual([true, false])
})
