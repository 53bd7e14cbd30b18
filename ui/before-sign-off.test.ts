// What is still to be sent goes before somebody signs off, and nobody waits long for it.
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

test('all of it is done first, whatever fails', async () => {
  const { beforeSignOff, sayFarewell } = await import('./before-sign-off.ts')
  const done: string[] = []
  beforeSignOff(() => Promise.reject(new Error('out of reach')))
  beforeSignOff(async () => {
    await Promise.resolve()
    done.push('sent')
  })
  await sayFarewell()
  expect(done).toEqual(['sent'])
})

test('a server that does not answer holds nobody up', async () => {
  const { beforeSignOff, longestFarewellMs, sayFarewell } = await import('./before-sign-off.ts')
  beforeSignOff(() => new Promise(() => undefined))
  let isOver = false
  const farewell = sayFarewell().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(longestFarewellMs - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await farewell
  expect(isOver).toBe(true)
})
