// The poll keeps to fifteen seconds, a little out of step, and slows down when the server is away.
import { expect, test } from 'vitest'
import { pollDelayMs } from './poll.ts'

test.each([
  [0, 0.5, 15_000], [0, 0, 12_000], [0, 1, 18_000], [1, 0.5, 30_000], [2, 0.5, 60_000], [4, 0.5, 240_000], [40, 0.5, 240_000], [4, 1, 288_000],
])('%i failures, chance %d: %i ms', (failures, chance, delay) => expect(pollDelayMs(failures, chance)).toBe(delay))
