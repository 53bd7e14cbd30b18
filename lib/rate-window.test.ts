// spec: limits#message-limits
import { describe, expect, test } from 'vitest'
import { addToWindow, removeFromWindow } from './rate-window.ts'

const limit = { name: 'test', max: 3, perSeconds: 3600 }
const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 12) + minute * 60_000)
const minutesOf = (times: readonly Date[]) =>
  times.map((time) => (time.getTime() - at(0).getTime()) / 60_000)

describe.each<readonly [readonly number[], number, readonly number[] | { nextAt: number }]>([
  [[], 0, [0]],
  [[0], 0, [0, 0]],
  [[0, 10], 20, [0, 10, 20]],
  // The fourth waits until the first is an hour old, to the millisecond.
  [[0, 10, 20], 20, { nextAt: 60 }],
  [[0, 10, 20], 59, { nextAt: 60 }],
  [[0, 10, 20], 60, [10, 20, 60]],
  [[0, 10, 20], 70, [20, 70]],
  [[0, 10, 20], 500, [500]],
  [[10, 10, 10], 69, { nextAt: 70 }],
  // Two processes count at the same moment, and the later transaction may have begun earlier.
  [[5, 20], 19.5, [5, 19.5, 20]],
  // The clock was set back.
  [[100, 110, 120], 0, [0]],
  [[0.5, 0.5, 0.5], 0, { nextAt: 60.5 }],
  // More were allowed before.
  [[0, 5, 10, 15, 20], 30, { nextAt: 70 }],
])('with those of the minutes %j, one at minute %f', (before, now, expected) => {
  test(`is decided: ${JSON.stringify(expected)}`, () => {
    const decision = addToWindow(limit, before.map(at), at(now))
    expect(
      'times' in decision ? minutesOf(decision.times) : { nextAt: minutesOf([decision.nextAt])[0] },
    ).toEqual(expected)
  })
})

test('never more than the limit in any hour, however they come', () => {
  const taken: number[] = []
  let times: readonly Date[] = []
  for (let minute = 0; minute < 600; minute += 7) {
    const decision = addToWindow(limit, times, at(minute))
    if (!('times' in decision)) continue
    times = decision.times
    taken.push(minute)
  }
  for (const start of taken)
    expect(taken.filter((minute) => minute >= start && minute < start + 60).length).toBeLessThan(4)
  expect(taken).toContain(63)
})

test.each<readonly [readonly number[], number, number, number | 'free']>([
  [[], 0, 0, 'free'],
  [[0], 5, 1, 'free'],
  // Those ahead take the places that are left, now.
  [[0], 5, 2, 60],
  [[0], 5, 3, 65],
  [[], 5, 3, 65],
  [[0, 10, 20], 30, 0, 60],
  [[0, 10, 20], 30, 1, 70],
  [[0, 10, 20], 30, 2, 80],
  [[0, 10, 20], 30, 3, 120],
  [[0, 10, 20], 30, 7, 190],
  [[0, 10, 20], 60, 1, 70],
])(
  'with those of the minutes %j, at minute %f, behind %i others: %j',
  (before, now, ahead, expected) => {
    const decision = addToWindow(limit, before.map(at), at(now), ahead)
    expect('times' in decision ? 'free' : minutesOf([decision.nextAt])[0]).toBe(expected)
  },
)

test('what did not happen is taken out once', () => {
  expect(minutesOf(removeFromWindow([at(1), at(1), at(2)], at(1)))).toEqual([1, 2])
  expect(minutesOf(removeFromWindow([at(1)], at(9)))).toEqual([1])
})
