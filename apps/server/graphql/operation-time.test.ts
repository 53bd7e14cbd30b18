import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { operationTime } from './operation-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<never>(() => {})

async function waitForEnd(answer: Promise<unknown>, milliseconds: number): Promise<string> {
  const ended = answer.then(
    () => 'answered',
    (error: { readonly code: string }) => error.code,
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return Promise.race([ended, Promise.resolve('waits')])
}

test('an operation times out after ten seconds, before its connection does', async () => {
  const given: number[] = []
  const connection = { setTimeout: (milliseconds: number) => given.push(milliseconds) }
  const answer = operationTime(connection).limit(never)
  expect(given).toEqual([15_000])
  expect([await waitForEnd(answer, 9999), await waitForEnd(answer, 2)]).toEqual([
    'waits',
    'request.took-too-long',
  ])
})

test.each(['before', 'while'])(
  'an operation and its connection get more time if it reports, %s the timeout runs, that it waits for an outside service',
  async (moment) => {
    const given: number[] = []
    const time = operationTime({ setTimeout: (milliseconds) => given.push(milliseconds) })
    if (moment === 'before') time.extend()
    const answer = time.limit(never)
    if (moment === 'while') time.extend()
    expect([await waitForEnd(answer, 44_999), await waitForEnd(answer, 2)]).toEqual([
      'waits',
      'request.took-too-long',
    ])
    expect(given.at(-1)).toBeGreaterThan(45_000)
  },
)
