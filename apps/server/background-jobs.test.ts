import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { AppDeps } from './app-deps.ts'
import { runJob, startBackgroundJobs } from './background-jobs.ts'

vi.mock('#features/firm/server/firms.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  listFirmIds: () => Promise.resolve(['first', 'second']),
}))

const root = new URL('../../', import.meta.url).pathname

/** The queues that features enqueue into: `export const copyQueue = 'write-copy'`. */
function listQueues(): readonly string[] {
  return globSync('features/*/server/**/*.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}${path}`, 'utf8').matchAll(/export const \w+Queue = '([\w-]+)'/g)].map(
      ([, queue = '']) => queue,
    ),
  )
}

test('each queue of a feature has a worker, and all other workers a schedule', async () => {
  const workers: string[] = []
  const schedules: string[] = []
  const jobs = {
    work: async (queue: string) => void workers.push(queue),
    schedule: async (queue: string) => void schedules.push(queue),
  }
  await startBackgroundJobs({ jobs } as unknown as AppDeps)
  const queues = listQueues()
  expect(queues).toContain('write-copy')
  expect(workers.toSorted()).toEqual([...queues, ...schedules].toSorted())
})

test('what a job counts starts again with each round', async () => {
  const counts: number[] = []
  const newRound = () => {
    let firms = 0
    return async () => void counts.push((firms += 1))
  }
  const deps = { database: {}, jobsDatabase: { forFirm: () => ({}) } } as unknown as AppDeps
  const job = { queue: 'count', cron: '* * * * *', newRound }
  for (const _ of ['one', 'two']) await runJob(deps, job, {}, { isLast: true })
  expect(counts).toEqual([1, 2, 1, 2])
})
