import { expect, test, vi } from 'vitest'
import { openReadiness } from './readiness.ts'

/** Returns two checks that a test can make fail. Their calls are counted. */
function setUp() {
  const state = {
    nowMs: 0,
    isDatabaseThere: true,
    areFilesThere: true,
    isClockRight: true,
    areKeysCurrent: true,
    databaseAsked: 0,
    filesAsked: 0,
  }
  const check = openReadiness({
    isDatabaseReachable: async () => {
      state.databaseAsked += 1
      return state.isDatabaseThere
    },
    probeFiles: async () => {
      state.filesAsked += 1
      if (!state.areFilesThere) throw new Error('away')
    },
    isClockRight: () => state.isClockRight,
    areKeysCurrent: () => state.areKeysCurrent,
    stopwatch: () => state.nowMs,
  })
  return { state, check }
}

test('a thousand requests within a second check the database and the file store once', async () => {
  const { state, check } = setUp()
  await Promise.all(Array.from({ length: 500 }, check))
  state.nowMs = 999
  for (let count = 0; count < 500; count += 1) await check()
  expect([state.databaseAsked, state.filesAsked]).toEqual([1, 1])
  state.nowMs = 29_999
  await check()
  expect([state.databaseAsked, state.filesAsked]).toEqual([2, 1])
  state.nowMs = 30_000
  await check()
  expect(state.filesAsked).toBe(2)
})

test('is not ready without the database, and ready again when it returns', async () => {
  const { state, check } = setUp()
  expect(await check()).toEqual({ isReady: true, degraded: [] })
  state.isDatabaseThere = false
  state.nowMs = 1_000
  expect(await check()).toEqual({ isReady: false, degraded: [] })
  state.isDatabaseThere = true
  state.nowMs = 2_000
  expect(await check()).toEqual({ isReady: true, degraded: [] })
})

test('is not ready while it lacks a key that other processes use', async () => {
  const { state, check } = setUp()
  state.areKeysCurrent = false
  expect(await check()).toEqual({ isReady: false, degraded: [] })
  state.areKeysCurrent = true
  expect(await check()).toEqual({ isReady: true, degraded: [] })
})

test('is ready and degraded without the file store', async () => {
  const { state, check } = setUp()
  state.areFilesThere = false
  expect(await check()).toEqual({ isReady: true, degraded: ['files'] })
  state.areFilesThere = true
  state.nowMs = 30_000
  await check()
  expect(await check()).toEqual({ isReady: true, degraded: [] })
})

test('a hanging file store delays only the first response', async () => {
  let nowMs = 0
  let probes = 0
  const check = openReadiness({
    isDatabaseReachable: () => Promise.resolve(true),
    probeFiles: () => ((probes += 1) === 1 ? Promise.resolve() : new Promise(() => {})),
    isClockRight: () => true,
    areKeysCurrent: () => true,
    stopwatch: () => nowMs,
  })
  await check()
  nowMs = 60_000
  expect(await check()).toEqual({ isReady: true, degraded: [] })
  await check()
  expect(probes).toBe(2)
})

test('answers within two seconds while both checks hang, with one of each at a time', async () => {
  vi.useFakeTimers()
  const hanging = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const check = openReadiness({
    isDatabaseReachable: hanging,
    probeFiles: hanging,
    isClockRight: () => true,
    areKeysCurrent: () => true,
    stopwatch: () => Date.now(),
  })
  for (let times = 0; times < 3; times += 1) {
    const answers = [check(), check()]
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await Promise.all(answers)).toEqual([
      { isReady: false, degraded: ['files'] },
      { isReady: false, degraded: ['files'] },
    ])
  }
  expect(hanging).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('is not ready when its clock is wrong', async () => {
  const { state, check } = setUp()
  state.isClockRight = false
  expect(await check()).toEqual({ isReady: false, degraded: [] })
})
