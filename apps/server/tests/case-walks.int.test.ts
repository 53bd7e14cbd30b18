// Whatever a case asks of its people names an act that works, whatever the firm does meanwhile.
import fc from 'fast-check'
import { test } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { walksOf, seeds, walksOfSeed, atOnce, seedLimitMs, sequence } from './test-walks.ts'

const app = openTestApp()
const { walk } = walksOf(app)

test.each(seeds)(
  'all that is asked can be done, and in the end nothing is asked: seed %i',
  async (seed) => {
    const waiting = fc.sample(sequence, { numRuns: walksOfSeed, seed })
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await walk(next)
      }),
    )
  },
  seedLimitMs,
)
