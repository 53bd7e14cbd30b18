import { describe, expect, test } from 'vitest'
import { neighbourhood } from './lockout.ts'
import { idleEnd, isAlive } from './session-life.ts'
import { mayReturnTo, whereAfterSignIn } from './where-next.ts'

describe('a session', () => {
  const start = new Date('2026-11-20T12:00:00Z')
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
  const session = { lastActiveAt: start, endsAt: later(12 * 3600), endedAt: null }

  test.each([
    [session, 0, true],
    [session, 900, true], // the browser ends it first
    [session, 929, true],
    [session, 930, false],
    [{ ...session, lastActiveAt: later(12 * 3600 - 10) }, 12 * 3600 - 1, true],
    // the maximum applies even with activity
    [{ ...session, lastActiveAt: later(12 * 3600 - 10) }, 12 * 3600, false],
    [{ ...session, endedAt: start }, 1, false],
  ])('%j is alive after %i s: %s', (given, seconds, expected) =>
    expect(isAlive(given, later(seconds))).toBe(expected),
  )

  test('ends 900000 ms after the last activity', () =>
    expect(idleEnd(start).getTime() - start.getTime()).toBe(900_000))
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2345::1', '2001:0db8:0001:2300::/56'],
  ['2001:db8::1', '2001:0db8:0000:0000::/56'],
  ['::1', '0000:0000:0000:0000::/56'],
])('puts %s into the network %s', (ip, expected) => expect(neighbourhood(ip)).toBe(expected))

test.each([
  ['/dashboard/documents', true],
  ['/client?x=1', true],
  ['/', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['/login', false],
  ['/login/2fauth', false],
  ['/account-creation/abc', false],
  ['/not-me/secret', false],
  ['', false],
  [null, false],
  ['/loginx', true],
  ['/a\nb', false],
])('allows a return to %j: %s', (path, expected) => expect(mayReturnTo(path)).toBe(expected))

test.each([
  [{ caseCount: 1 }, '/dashboard/case'],
  [{ caseCount: 0 }, '/client'],
  [{ caseCount: 2 }, '/client'],
  [{ caseCount: 1, origin: '/dashboard/documents' }, '/dashboard/documents'],
  [{ caseCount: 1, savedPath: '/client' }, '/client'],
  [{ caseCount: 2, origin: '/login', savedPath: '/notifications' }, '/notifications'],
  [{ caseCount: 1, origin: '/', savedPath: null }, '/dashboard/case'],
])('with %j, goes to %s after sign-in', (facts, expected) =>
  expect(whereAfterSignIn(facts)).toBe(expected),
)
