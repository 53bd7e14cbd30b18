// What the log says of a service that did not do what it was asked, and what a call for somebody is named.
import { expect, test } from 'vitest'
import { masterKeySecrets } from '#adapters/secrets/master-key-secrets.ts'
import { reasonsOf, userCallOf } from './ask-service.ts'

test('the log says why, down to the first cause', () => {
  const refused = new Error('connect ECONNREFUSED')
  expect(
    reasonsOf(
      new Error('cannot be reached', { cause: new TypeError('fetch failed', { cause: refused }) }),
    ),
  ).toBe('Error: cannot be reached < TypeError: fetch failed < Error: connect ECONNREFUSED')
})

test('an error that is its own cause is said and does not go on for ever', () => {
  const error = new Error('again')
  error.cause = error
  expect(reasonsOf(error)).toMatch(/^Error: again/)
})

test('a number that was corrected is another call, the same again is the same; and no name tells the number', () => {
  const world = { secrets: masterKeySecrets(new Uint8Array(32).fill(7)) }
  const call = (kind: 'user' | 'spouse', id: string, ssn: string) =>
    userCallOf(world, kind, id, ssn)
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
