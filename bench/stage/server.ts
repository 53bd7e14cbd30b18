// The real program on its own database with fsync, in a folder that is removed afterwards.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startChild } from './child.ts'
import type { Stage } from './stage.ts'

export interface Server {
  readonly pid: number
  readonly port: number
  readonly address: string
  readonly dataDir: string
  /** Database address for the program's own user. */
  readonly databaseUrl: string
  /** A superuser's connection, for preparation and counters. */
  readonly database: pg.Client
  /** Process ID of the postmaster. */
  readonly databasePid: number
}

const pollMilliseconds = 20

/** Throws when the database acknowledges writes without fsync: such a benchmark means nothing. */
export async function startServer(
  stage: Stage,
  { hasCaseload = false }: { readonly hasCaseload?: boolean } = {},
): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'daybreak-bench-'))
  stage.atEnd(() => rm(dataDir, { recursive: true, force: true }))
  // As root, the database runs as another user who needs access.
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711)
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
  stage.atEnd(() => goneDatabase(pidFile))
  const child = await startChild(stage, {
    args: [...stage.serverFlags, 'apps/server/main.ts'],
    env: { PORT: '0', DATA_DIR: dataDir, DEMO_CASELOAD: hasCaseload ? '1' : '0' },
    isOpen: /Portal\s+(http:\S+?:(\d+))\s[\s\S]+Invitation\s+\S+\s/,
  })
  const [, address = '', port] = child.opened
  const databaseUrl = (await readFile(join(dataDir, 'database-url'), 'utf8')).trim()
  const database = new pg.Client({
    connectionString: databaseUrl.replace('//daybreak:', '//postgres:'),
    application_name: 'bench',
  })
  await database.connect()
  stage.atEnd(() => database.end())
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await database.query<Record<string, string>>(`show ${setting}`)
    if (rows[0]?.[setting] !== 'on')
      throw new Error(`The database runs with ${setting} ${rows[0]?.[setting]}`)
  }
  const databasePid = Number.parseInt(await readFile(pidFile, 'utf8'), 10)
  return {
    pid: child.pid,
    port: Number(port),
    address,
    dataDir,
    databaseUrl,
    database,
    databasePid,
  }
}

/**
 * Stops the database if it still runs, and waits for its end. A server that was killed could not
 * stop its database.
 */
async function goneDatabase(pidFile: string): Promise<void> {
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
  if (!(pid > 0)) return
  const isAlive = () => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }
  if (isAlive()) process.kill(pid, 'SIGINT')
  while (isAlive()) await pause(pollMilliseconds)
}

/** Committed transactions so far in the program's database. */
export async function countTransactions({ database }: Server): Promise<number> {
  const { rows } = await database.query<{ kept: string }>(
    `select xact_commit as kept from pg_stat_database where datname = 'daybreak'`,
  )
  return Number(rows[0]?.kept)
}
