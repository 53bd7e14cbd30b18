// Whoever has started an upload is there as long as its bytes go out, although nothing is pressed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveSignOfLife } from '#ui/browser/sign-of-life.ts'
import { watchActivity } from './activity.ts'

const start = new Date('2026-03-02T12:00:00Z').getTime()

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  vi.stubGlobal('BroadcastChannel', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what goes on is a sign of life, also while the question is asked, and after the end no more', () => {
  const { activity, stop } = watchActivity()
  const heard = vi.fn()
  activity.subscribe(heard)
  activity.ignoreSigns(true)
  vi.setSystemTime(start + 60_000)
  giveSignOfLife()
  expect(activity.lastMs()).toBe(start + 60_000)
  // Progress comes many times a second.
  giveSignOfLife()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  vi.setSystemTime(start + 120_000)
  giveSignOfLife()
  expect(activity.lastMs()).toBe(start + 60_000)
})
