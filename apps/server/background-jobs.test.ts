import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AppDeps } from './app-deps.ts'
import { startBackgroundJobs } from './background-jobs.ts'

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
