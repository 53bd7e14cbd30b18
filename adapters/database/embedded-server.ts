import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './embedded-binaries.ts'
import type { ClusterLocation } from './embedded-place.ts'
import { findPostgres } from './processes.ts'

const run = promisify(execFile)
const pollMs = 10
const fastStopMs = 10_000
const biggestLogBytes = 10_000_000
/** Passes on no settings or secrets. On Windows, no program starts without its environment. */
const surroundings = process.platform === 'win32' ? {} : { env: { TZ: 'UTC', LC_ALL: 'C' } }

export const superuser = 'postgres'

export interface RunningServer {
  readonly pid: number
  readonly port: number
}

/** Runs `initdb` in a temporary folder, so that an interrupted run leaves no incomplete cluster. */
export async function makeCluster(
  programs: Binaries,
  place: ClusterLocation,
  password: string,
  fast: boolean,
): Promise<void> {
  const draft = `${place.cluster}.new`
  const passwordFile = `${place.cluster}.password`
  await rm(draft, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(draft, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (place.identity)
    for (const path of [draft, passwordFile])
      await chown(path, place.identity.uid, place.identity.gid)
  try {
    const flags = [
      '-D',
      draft,
      '-U',
      superuser,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ]
    flags.push(
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(fast ? ['--no-sync'] : []),
    )
    await run(programs.initdb, flags, { cwd: '/', ...surroundings, ...place.identity })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    const reason = reasonIn(output) ?? (output.split('\n')[0] || String(error))
    throw new Error(`The embedded database could not be made: ${reason}`, { cause: error })
  } finally {
    await rm(passwordFile, { force: true })
  }
  await rename(draft, place.cluster)
}

export async function checkVersion(cluster: string, major: number): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (made !== String(major)) {
    const advice = 'Move it by pg_dump, or choose another DATA_DIR.'
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, and this is ${major}. ${advice}`,
    )
  }
}

/** Finds the server that a killed owner left behind. Deletes a dead server's `postmaster.pid`. */
export async function findRunning(
  programs: Binaries,
  place: ClusterLocation,
): Promise<RunningServer | undefined> {
  const file = join(place.cluster, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const server = { pid: Number(lines[0]), port: Number(lines[3]) }
  if (!Number.isInteger(server.pid) || server.pid <= 0) return undefined
  const state = await findPostgres(server.pid, place.cluster)
  if (state === 'yes' && server.port > 0) return server
  if (state === 'no') await rm(file, { force: true })
  else await stopServer(programs, place, server.pid)
  return undefined
}

/** Starts the server detached, so that Ctrl-C in a terminal reaches the parent first. */
export async function spawnServer(
  programs: Binaries,
  place: ClusterLocation,
  port: number,
  logFile: string,
  fast: boolean,
): Promise<number> {
  const logged = await stat(logFile).catch(() => undefined)
  if (logged !== undefined && logged.size > biggestLogBytes) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  try {
    const child = spawn(
      programs.postgres,
      ['-D', place.cluster, ...getServerSettings(port, fast)],
      {
        cwd: '/',
        ...surroundings,
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        ...place.identity,
      },
    )
    const pid = await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('spawn', () => resolve(child.pid ?? 0))
    })
    child.unref()
    return pid
  } finally {
    await log.close()
  }
}

function getServerSettings(port: number, fast: boolean): string[] {
  const values: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: 120,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Statements and rows contain confidential client data, which must not be logged.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length_on_error: 0,
    // An autovacuum worker would block the drop of a test's database.
    ...(fast
      ? {
          autovacuum: 'off',
          // Several programs share it.
          max_connections: 300,
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          wal_level: 'minimal',
          max_wal_senders: 0,
        }
      : {}),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Requests a fast shutdown first and an immediate one after ten seconds. */
export async function stopServer(
  programs: Binaries,
  place: ClusterLocation,
  pid: number,
): Promise<void> {
  if (process.platform === 'win32') {
    await run(programs.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w'], {
      cwd: dirname(programs.pgCtl),
    })
    return
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if ((await findPostgres(pid, place.cluster)) === 'no') return
    process.kill(pid, signal)
    for (let waited = 0; waited < fastStopMs; waited += pollMs) {
      if ((await findPostgres(pid, place.cluster)) === 'no') return
      await pause(pollMs)
    }
  }
  throw new Error(`The embedded database (process ${pid}) does not stop.`)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The system gave no port')
  return address.port
}

/**
 * Returns why the server ended, according to its log. Ignores errors of connections that were
 * opened too early.
 */
export function reasonIn(logged: string): string | undefined {
  const faults = [...logged.matchAll(/(?:ERROR|FATAL|PANIC): +(.*)/g)].map(([, text = '']) => text)
  const reasons = faults.filter((text) => !text.startsWith('the database system is '))
  return reasons.find((text) => text.endsWith('No space left on device')) ?? reasons[0]
}
