import fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import { isExpectedRefusal } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { UsageError } from '../firm/usage-error.ts'
import type { Act } from '#testing/test-case-requests.ts'
import { startCaseWalk, starts } from '#testing/test-case-walk.ts'
import { openStaff } from '#testing/test-staff-client.ts'
import type { TestApp } from '#testing/test-app.ts'

type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never

/** Fifty walks each. */
export const seeds = [42, 43, 44, 45]

export const walksOfSeed = 50

const maxActs = 12

export const atOnce = 4

/** Ten seconds alone, and up to two minutes beside other work. */
export const seedLimitMs = 600_000

export const sequence = fc.record({
  start: fc.constantFrom(...starts),
  choices: fc.array(fc.noBias(fc.nat(100_000)), { maxLength: maxActs, size: 'max' }),
})

async function perform({ name, run }: Act, path: string[], isFirms: boolean): Promise<void> {
  try {
    await run()
    path.push(name)
  } catch (error) {
    if (isFirms && (error instanceof UsageError || isExpectedRefusal(error))) return
    throw new Error(`${[...path, name].join('\n')}\n${String(error)}`, { cause: error })
  }
}

/** Walks of a case from act to act, as a random sequence chooses. */
export function walksOf(app: TestApp) {
  let staff: StaffViewer
  beforeAll(async () => {
    Object.assign(app.deps, { notBefore: () => Promise.resolve() })
    staff = (await openStaff(app, { role: 'attorney' })).viewer
  })

  async function walk({ start, choices }: Sequence): Promise<void> {
    const legalCase = await startCaseWalk(app, staff, start)
    const path: string[] = [start]
    for (const choice of choices) {
      const requests = await legalCase.listRequests(choice)
      const isFirms = choice % 3 === 0 || requests.length === 0
      const acts = isFirms ? legalCase.actsOfFirm : requests
      const act = acts[Math.floor(choice / 6) % acts.length]
      if (!act) throw new Error(`Nothing can be done:\n${path.join('\n')}`)
      await perform(act, path, isFirms)
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
  return { walk }
}
