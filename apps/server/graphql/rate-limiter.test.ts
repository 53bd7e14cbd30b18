// An allowance is used up at once or bit by bit, comes back steadily, and belongs to one subject.
import { expect, test } from 'vitest'
import { steadyAllowance } from '../steady-allowance.ts'

const sixADozenSeconds = { name: 'test', most: 6, perSeconds: 12 }

test('so many at once, and not one more', () => {
  const take = steadyAllowance(sixADozenSeconds, () => 0)
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

test('one comes back every two seconds; being refused costs nothing', () => {
  let now = 0
  const take = steadyAllowance(sixADozenSeconds, () => now)
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

test('more than one may be taken at once, if there is so much', () => {
  let now = 0
  const take = steadyAllowance(sixADozenSeconds, () => now)
  expect([take('a', 4), take('a', 3), take('a', 2), take('a')]).toEqual([true, false, true, false])
  now = 6000
  expect([take('a', 4), take('a', 3)]).toEqual([false, true])
})
