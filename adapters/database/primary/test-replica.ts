import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { silentLog as log } from '#database/test-database.ts'
import { usableBinaries } from '../embedded-binaries.ts'
import { readPlace } from '../embedded-place.ts'
import { freePort, spawnServer, stopServer } from '../embedded-server.ts'
import { startEmbedded } from '../embedded.ts'

const run = promisify(execFile)
const pollMs = 20

/** A primary and a standby that follows it, with the same users and passwords. */
export interface TestReplica {
  readonly primaryUrl: string
  readonly standbyUrl: string
  /** Ends the primary without a shutdown. */
  killPrimary(): Promise<void>
  /** Returns when the standby takes writes. */
  promoteStandby(): Promise<void>
  /** Runs a statement on the standby, as a superuser. */
  askStandby(statement: string): Promise<readonly unknown[]>
  close(): Promise<void>
}

export async function openReplica(): Promise<TestReplica> {
  const folder = await mkdtemp(join(tmpdir(), 'daybreak-replica-'))
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'primary')
  const start = () => startEmbedded({ dataDir, log })
  await (await start()).stop()
  await run('cp', ['-a', dataDir, join(folder, 'standby')])
  const primary = await start()
  const standby = await startStandby(join(folder, 'standby'), primary.url)
  return {
    primaryUrl: primary.url,
    standbyUrl: withPort(primary.url, standby.port),
    askStandby: standby.ask,
    async killPrimary() {
      const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      process.kill(Number.parseInt(file, 10), 'SIGQUIT')
    },
    async promoteStandby() {
      await standby.ask('select pg_promote()')
    },
    async close() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startStandby(dataDir: string, primaryUrl: string) {
  const place = await readPlace(dataDir, log)
  const programs = await usableBinaries(dataDir, place.identity)
  const { port: primaryPort, password } = new URL(primaryUrl)
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres password=${password}`
  const settings = `primary_conninfo = '${source}'\n`
  await appendFile(join(place.cluster, 'postgresql.auto.conf'), settings)
  await writeFile(join(place.cluster, 'standby.signal'), '')
  const port = await freePort()
  const pid = await spawnServer(programs, place, port, join(dataDir, 'postgres.log'), false)
  const url = new URL(withPort(primaryUrl, port))
  url.username = 'postgres'
  const ask = (statement: string) => query(url.href, statement)
  while (!(await isReady(ask))) await pause(pollMs)
  return { port, ask, stop: () => stopServer(programs, place, pid) }
}

async function query(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The test's time limit ends the wait. */
async function isReady(ask: (statement: string) => Promise<unknown>): Promise<boolean> {
  return ask('select 1').then(
    () => true,
    () => false,
  )
}

function withPort(url: string, port: number): string {
  const address = new URL(url)
  address.port = String(port)
  return address.href
}
