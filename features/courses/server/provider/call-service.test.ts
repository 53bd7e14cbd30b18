import { expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { toReasons, getUserCall } from './call-service.ts'

test('logs the whole chain of causes', () => {
  const refused = new Error('connect ECONNREFUSED')
  expect(
    toReasons(
      new Error('cannot be reached', { cause: new TypeError('fetch failed', { cause: refused }) }),
    ),
  ).toBe('Error: cannot be reached < TypeError: fetch failed < Error: connect ECONNREFUSED')
})

test('stops at an error that is its own cause', () => {
  const error = new Error('again')
  error.cause = error
  expect(toReasons(error)).toMatch(/^Error: again/)
})

test('derives the name of a call from the Social Security number, without revealing the number', () => {
  const deps = { secrets: masterKeySecrets(new Uint8Array(32).fill(7)) }
  const call = (kind: 'user' | 'spouse', id: string, ssn: string) =>
    getUserCall(deps, kind, id, ssn)
  expect(call('user', 'person', '900554322')).toBe(call('user', 'person', '900554322'))
  expect(
    new Set([
      call('user', 'person', '900554322'),
      call('user', 'person', '900554324'),
      call('spouse', 'person', '900554322'),
      call('user', 'other', '900554322'),
    ]).size,
  ).toBe(4)
  expect(call('user', 'person', '900554322')).toMatch(/^user-person-[0-9a-f]{32}$/)
})
