import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveSignOfLife } from './sign-of-life.ts'
import { watchActivity } from './activity.ts'

const start = new Date('2026-03-02T12:00:00Z').getTime()

const handlers = new Map<string, () => void>()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  handlers.clear()
  vi.stubGlobal('addEventListener', (name: string, handler: () => void) =>
    handlers.set(name, handler),
  )
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('progress counts as activity, even during the warning, but not after the watch has stopped', () => {
  const { activity, stop } = watchActivity()
  const onActivity = vi.fn()
  activity.subscribe(onActivity)
  activity.ignoreSigns(true)
  vi.setSystemTime(start + 60_000)
  giveSignOfLife()
  expect(activity.lastMs()).toBe(start + 60_000)
  // Progress is reported many times a second, but the listener is called only once.
  giveSignOfLife()
  expect(onActivity).toHaveBeenCalledTimes(1)
  stop()
  vi.setSystemTime(start + 120_000)
  giveSignOfLife()
  expect(activity.lastMs()).toBe(start + 60_000)
})

test.each([
  ['alone', undefined, 60_000, 0],
  ['soon after the wheel', 'wheel', 62_000, 62_000],
  ['soon after a touch', 'touchmove', 62_000, 62_000],
  ['soon after a key', 'keydown', 62_000, 62_000],
  ['soon after the pointer', 'pointerdown', 62_000, 62_000],
  ['long after the last input', 'wheel', 70_000, 60_000],
])('decides whether scrolling %s counts as activity', (_, input, scrollMs, expectedMs) => {
  const { activity, stop } = watchActivity()
  vi.setSystemTime(start + 60_000)
  if (input !== undefined) handlers.get(input)?.()
  vi.setSystemTime(start + scrollMs)
  handlers.get('scroll')?.()
  expect(activity.lastMs()).toBe(start + expectedMs)
  stop()
})
