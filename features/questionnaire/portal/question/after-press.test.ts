import { expect, test } from 'vitest'
import { afterPress, type Way } from './after-press.ts'

interface Timer {
  readonly act: () => void
  readonly ms: number
}

function press(way: Way) {
  const timers: Timer[] = []
  const acts: Array<() => boolean> = []
  const leave = afterPress(
    way,
    (isHere) => acts.push(isHere),
    (act, ms) => {
      const timer = { act, ms }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), 1)
    },
  )
  return { timers, acts, leave }
}

test.each([
  ['onward', 400],
  ['back', 0],
  ['summary', 0],
] as const)('runs the action %s once, after %d ms', (way, ms) => {
  const { timers, acts } = press(way)
  expect([timers.map((timer) => timer.ms), acts.length]).toEqual([[ms], 0])
  timers[0]?.act()
  expect([acts.length, acts[0]?.()]).toEqual([1, true])
})

test('does nothing after the client has left the page', () => {
  const before = press('onward')
  before.leave()
  expect(before.timers).toEqual([])
  const during = press('onward')
  during.timers[0]?.act()
  during.leave()
  expect(during.acts[0]?.()).toBe(false)
})
