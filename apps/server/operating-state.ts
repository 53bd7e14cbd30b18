import { statfs } from 'node:fs/promises'
import type { RunningJobs } from '#adapters/jobs/pg-boss.ts'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import type { OperatingState } from '#adapters/metrics/prom-metrics.ts'
import { countUndelivered } from '#adapters/outbox/outbox-table.ts'
import type { Settings } from './settings.ts'

export interface OperatingParts {
  readonly settings: Pick<Settings, 'dataDir'>
  readonly databases: readonly [ConnectedDatabase, ...ConnectedDatabase[]]
  readonly jobs: Pick<RunningJobs, 'counts'>
}

export async function readOperatingState({
  settings,
  databases,
  jobs,
}: OperatingParts): Promise<OperatingState> {
  const count = (what: 'totalCount' | 'idleCount' | 'waitingCount') =>
    databases.reduce((sum, { pool }) => sum + pool[what], 0)
  const [work, messages, disk] = await Promise.all([
    jobs.counts(),
    countUndelivered(databases[0]),
    statfs(settings.dataDir),
  ])
  return {
    jobsWaiting: work.waiting,
    jobsFailed: work.failed,
    messagesWaiting: messages.waiting,
    oldestMessageSeconds: messages.oldestSeconds,
    messagesFailed: messages.failed,
    connectionsUsed: count('totalCount') - count('idleCount'),
    connectionsIdle: count('idleCount'),
    connectionsAwaited: count('waitingCount'),
    storageFreeBytes: disk.bavail * disk.bsize,
  }
}
