import { statfs } from 'node:fs/promises'
import { stopwatch } from '#adapters/clock/stopwatch.ts'
import type { RunningJobs } from '#adapters/jobs/running-jobs.ts'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { openMetrics, type Metrics, type OperatingState } from '#adapters/metrics/prom-metrics.ts'
import { countUndelivered } from '#adapters/outbox/outbox-table.ts'
import type { AppDeps } from './app-deps.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'

export interface OperatingParts {
  readonly settings: Pick<Settings, 'dataDir'>
  readonly databases: readonly [ConnectedDatabase, ...ConnectedDatabase[]]
  readonly jobs: Pick<RunningJobs, 'counts'>
}

/** For a server: a command is over before its figures could be read. */
export function openServerMetrics(deps: AppDeps): Metrics {
  const { settings, database, jobsDatabase, workspaceDatabase, jobs } = deps
  const databases = [database, jobsDatabase, workspaceDatabase] as const
  const readState = () => readOperatingState({ settings, databases, jobs })
  return openMetrics({ version, stopwatch, readState })
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
