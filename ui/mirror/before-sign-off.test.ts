import { beforeEach, expect, test, vi } from 'vitest'

const hasUnsentFilesInTabs = vi.fn(() => Promise.resolve(false))
vi.mock('../browser/unsent-files.ts', () => ({ hasUnsentFilesInTabs }))

beforeEach(() => {
  vi.resetModules()
  hasUnsentFilesInTabs.mockResolvedValue(false)
  vi.useFakeTimers()
})

test('runs every action before sign-off and reports whether one failed', async () => {
  const { beforeSignOff, runBeforeSignOff: sayFarewell } = await import('./before-sign-off.ts')
  const done: string[] = []
  beforeSignOff(() => Promise.reject(new Error('out of reach')))
  beforeSignOff(async () => {
    await Promise.resolve()
    done.push('sent')
    return true
  })
  expect([await sayFarewell(), done]).toEqual([false, ['sent']])
})

test.each([
  [true, 'sign off', true, 0],
  [false, 'sign off', true, 1],
  [false, 'stay', false, 1],
] as const)(
  'all data was sent: %s. The client chooses to %s. The sign-off continues: %s',
  async (isSent, answer, goesOn, asksFirst) => {
    const {
      askBeforeLosing,
      beforeSignOff,
      runBeforeSignOffOrStay: sayFarewellOrStay,
    } = await import('./before-sign-off.ts')
    const question = vi.fn(() => Promise.resolve(answer === 'sign off'))
    beforeSignOff(() => Promise.resolve(isSent))
    askBeforeLosing(question)
    expect([await sayFarewellOrStay(), question.mock.calls.length]).toEqual([goesOn, asksFirst])
  },
)

test.each([
  [true, true, { answers: false, files: true }],
  [false, true, { answers: true, files: true }],
  [false, false, { answers: true, files: false }],
])(
  'answers were sent: %s. Files wait in a tab: %s. The question says what would be lost',
  async (isSent, files, loss) => {
    const { askBeforeLosing, beforeSignOff, runBeforeSignOffOrStay } =
      await import('./before-sign-off.ts')
    hasUnsentFilesInTabs.mockResolvedValue(files)
    const question = vi.fn(() => Promise.resolve(false))
    beforeSignOff(() => Promise.resolve(isSent))
    askBeforeLosing(question)
    expect(await runBeforeSignOffOrStay()).toBe(false)
    expect(question.mock.calls).toEqual([[loss]])
  },
)

test('continues if no question is registered', async () => {
  const {
    askBeforeLosing,
    beforeSignOff,
    runBeforeSignOffOrStay: sayFarewellOrStay,
  } = await import('./before-sign-off.ts')
  beforeSignOff(() => Promise.resolve(false))
  askBeforeLosing(() => Promise.resolve(false))()
  expect(await sayFarewellOrStay()).toBe(true)
})

test('continues after a limited time when the server does not respond', async () => {
  const {
    beforeSignOff,
    farewellTimeoutMs,
    runBeforeSignOff: sayFarewell,
  } = await import('./before-sign-off.ts')
  beforeSignOff(() => new Promise(() => undefined))
  let isOver = false
  const farewell = sayFarewell().then((isAllSent) => {
    isOver = true
    return isAllSent
  })
  await vi.advanceTimersByTimeAsync(farewellTimeoutMs - 1)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect([await farewell, isOver]).toEqual([false, true])
})
