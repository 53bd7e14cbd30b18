import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const sixADozenSeconds = { name: 'test', max: 6, perSeconds: 12 }

test('allows a burst up to the limit and no more', () => {
  const take = createRateLimiter(sixADozenSeconds, () => 0)
  expect(Array.from({ length: 8 }, () => take('a'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(take('b')).toBe(true)
})

test('allows one more every two seconds, and a refusal uses up nothing', () => {
  let now = 0
  const take = createRateLimiter(sixADozenSeconds, () => now)
  for (let n = 0; n < 6; n += 1) take('a')
  now = 1_999
  expect([take('a'), take('a')]).toEqual([false, false])
  now = 2_000
  expect([take('a'), take('a')]).toEqual([true, false])
  now = 60_000
  expect(Array.from({ length: 7 }, () => take('a'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('takes several at once when available', () => {
  let now = 0
  const take = createRateLimiter(sixADozenSeconds, () => now)
  expect([take('a', 4), take('a', 3), take('a', 2), take('a')]).toEqual([true, false, true, false])
  now = 6000
  expect([take('a', 4), take('a', 3)]).toEqual([false, true])
})
