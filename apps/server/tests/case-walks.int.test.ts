// Whatever a case asks of its people names an act that works, whatever the firm does meanwhile.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { isExpectedRefusal } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { UsageError } from '../firm/usage-error.ts'
import { openTestApp } from '#testing/test-app.ts'
import type { Act } from '#testing/test-case-requests.ts'
import { startCaseWalk, starts } from '#testing/test-case-walk.ts'
import { openStaff } from '#testing/test-staff-client.ts'

const app = openTestApp()
let staff: StaffViewer
beforeAll(async () => {
  Object.assign(app.deps, { notBefore: () => Promise.resolve() })
  staff = (await openStaff(app, { role: 'attorney' })).viewer
})

/** Fifty walks each. */
const seeds = [42, 43, 44, 45]
const walksOfSeed = 50
const maxActs = 12
const atOnce = 4
/** Ten seconds alone, and up to two minutes beside other work. */
const seedLimitMs = 600_000

const sequence = fc.record({
  start: fc.constantFrom(...starts),
  choices: fc.array(fc.noBias(fc.nat(100_000)), { maxLength: maxActs, size: 'max' }),
})
type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never

async function perform({ name, run }: Act, path: string[], isFirms: boolean): Promise<void> {
  try {
    await run()
    path.push(name)
  } catch (error) {
    if (isFirms && (error instanceof UsageError || isExpectedRefusal(error))) return
    throw new Error(`${[...path, name].join('\n')}\n${String(error)}`, { cause: error })
  }
}

async function walk({ start, choices }: Sequence): Promise<void> {
  const legalCase = await startCaseWalk(app, staff, start)
  const path: string[] = [start]
  for (const choice of choices) {
    const requests = await legalCase.listRequests(choice)
    const isFirms = choice % 3 === 0 || requests.length === 0
    const acts = isFirms ? legalCase.actsOfFirm : requests
    await perform(acts[Math.floor(choice / 6) % acts.length]!, path, isFirms)
  }
  path.push('to the end')
  for (let left = 80; ; left -= 1) {
    const [next] = await legalCase.listRequests(left)
    if (!next) break
    if (left === 0) throw new Error(`It never ends:\n${path.join('\n')}`)
    await perform(next, path, false)
  }
  const counts = await legalCase.readCounts()
  expect(
    Object.entries(counts).filter(([, count]) => count > 0),
    path.join('\n'),
  ).toEqual([])
}

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
