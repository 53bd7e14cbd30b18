import { expect, inject, test } from 'vitest'
import { isBehindTransactionPooler, isShared } from './pooler-check.ts'

test('PostgreSQL itself uses one server process per connection', async () => {
  expect(await isBehindTransactionPooler(inject('databaseUrl'), 20_000)).toBe(false)
})

test.each([
  [
    'a pooler that hands the same process to the next connection',
    { first: 11, busy: 11, again: undefined },
    true,
  ],
  ['a pooler that takes its processes in turn', { first: 11, busy: 12, again: 13 }, true],
  ['a pooler in session mode', { first: 11, busy: 12, again: 11 }, false],
])('%s: isShared(%j) is %s', (_, processes, expected) => expect(isShared(processes)).toBe(expected))
