import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#ports/log.ts'
import { usableBinaries } from './embedded-binaries.ts'
import type { Binaries } from './embedded-binaries.ts'
import { exists, isRoot, readPlace } from './embedded-place.ts'
import type { ClusterLocation } from './embedded-place.ts'
import {
  checkVersion,
  findRunning,
  freePort,
  makeCluster,
  reasonIn,
  spawnServer,
  stopServer,
  superuser,
} from './embedded-server.ts'
import type { RunningServer } from './embedded-server.ts'
import { takeOwnership } from './owner-lock.ts'
import { isAlive, findPostgres } from './processes.ts'
import { getRolesSql } from './roles.ts'

const pollMs = 15
/** A killed server runs recovery before it accepts connections. A large database takes long. */
const startTimeoutMs = 120_000
const defaultMaxReuseMs = 10_000
/** One of many tries: a server that does not answer may be another one's, or still starting. */
const probeTimeoutMs = 3_000
const maxTries = 10
const retryPauseMs = 200
/** A retry can succeed: another process took the port, or a killed server is not quite gone. */
const passingFaults =
  /could not bind|could not create any TCP|pre-existing shared memory block|lock file "postmaster\.pid" already exists/
const name = 'daybreak'

export interface EmbeddedSettings {
  /** Holds the cluster, its password and its log. Created when missing. */
  readonly dataDir: string
  readonly log: Log
  /** Disables fsync: for tests only. */
  readonly fast?: boolean
}

export interface EmbeddedDatabase {
  readonly url: string
  readonly reused: boolean
  /** Stops the server and releases the data folder. Open connections are cut off. */
  stop(): Promise<void>
}

/** Throws when another living process owns the data folder or when PostgreSQL cannot run here. */
export async function startEmbedded({
  dataDir,
  log,
  fast = false,
}: EmbeddedSettings): Promise<EmbeddedDatabase> {
  // Other users may enter the folder but not list it: the server must reach its own folder.
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  const folder = await realpath(dataDir)
  const giveBack = await takeOwnership(join(folder, 'owner.json'))
  const addressFile = join(folder, 'database-url')
  try {
    const place = await readPlace(folder, log)
    const programs = await usableBinaries(folder, place.identity)
    const password = await readPassword(folder, place)
    if (await exists(place.cluster)) await checkVersion(place.cluster, programs.major)
    else await makeCluster(programs, place, password, fast)

    const left = await findRunning(programs, place)
    const reused = left !== undefined && (await isAnswering(left, place, password))
    if (left && !reused) await stopServer(programs, place, left.pid)
    const server =
      left && reused
        ? left
        : await start(programs, place, password, join(folder, 'postgres.log'), fast)
    await makeDatabase(server, password)
    const url = addressOf(server, name, name, password)
    await writePrivate(addressFile, `${url}\n`)

    // A process that exits stops its server. If it is killed, the next owner finds the server.
    const onExit = () => {
      if (isAlive(server.pid)) process.kill(server.pid, 'SIGINT')
    }
    process.once('exit', onExit)
    let stopping: Promise<void> | undefined
    async function stop(): Promise<void> {
      process.off('exit', onExit)
      await stopServer(programs, place, server.pid)
      await rm(addressFile, { force: true })
      await giveBack()
    }
    return { url, reused, stop: () => (stopping ??= stop()) }
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Writes the password first, because a cluster without its password cannot be opened again. */
async function readPassword(folder: string, place: ClusterLocation): Promise<string> {
  const file = join(folder, 'database-password')
  const known = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (known !== '') return known
  if (await exists(place.cluster)) {
    throw new Error(
      `${file} is missing or cannot be read: without it the database in ${place.cluster} cannot be opened.`,
    )
  }
  const password = randomBytes(24).toString('base64url')
  await writePrivate(file, `${password}\n`)
  return password
}

async function start(
  programs: Binaries,
  place: ClusterLocation,
  password: string,
  logFile: string,
  fast: boolean,
): Promise<RunningServer> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const logged = await readSize(logFile)
    const server = { pid: await spawnServer(programs, place, port, logFile, fast), port }
    if (await isAnswering(server, place, password, startTimeoutMs)) return server
    const output = (await readFile(logFile, 'utf8')).slice(logged)
    await stopServer(programs, place, server.pid)
    if (passingFaults.test(output) && tries < maxTries) {
      await pause(retryPauseMs)
      continue
    }
    throw new Error(
      `The embedded database did not start: ${reasonIn(output) ?? 'it gave no answer'} (see ${logFile})`,
    )
  }
}

/** True when the server belongs to this cluster and accepts our password. */
async function isAnswering(
  server: RunningServer,
  place: ClusterLocation,
  password: string,
  maxReuseMs = defaultMaxReuseMs,
): Promise<boolean> {
  for (let waited = 0; waited < maxReuseMs; waited += pollMs) {
    if ((await findPostgres(server.pid, place.cluster)) === 'no' && waited > 1_000) return false
    const answer = await asSuperuser(server, password, probeTimeoutMs, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === place.cluster
    }).catch((error: unknown) => (mayYetAnswer(error) ? undefined : false))
    if (answer !== undefined) return answer
    await pause(pollMs)
  }
  return false
}

function mayYetAnswer(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03' || code === undefined
}

/**
 * The program's role has no rights on the server beyond its own databases. The server has answered
 * before, so a connection that takes long on a busy machine is waited for.
 */
async function makeDatabase(server: RunningServer, password: string): Promise<void> {
  await asSuperuser(server, password, startTimeoutMs, async (client) => {
    const user = await client.query('select from pg_roles where rolname = $1', [name])
    if (user.rowCount === 0)
      await client.query(
        `create role ${name} login createdb password ${pg.escapeLiteral(password)}`,
      )
    await client.query(getRolesSql(name))
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`)
  })
}

async function asSuperuser<T>(
  server: RunningServer,
  password: string,
  connectionTimeoutMillis: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: addressOf(server, superuser, 'postgres', password),
    connectionTimeoutMillis,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

function addressOf(
  server: RunningServer,
  user: string,
  database: string,
  password: string,
): string {
  return `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`
}

async function readSize(file: string): Promise<number> {
  return (await readFile(file, 'utf8').catch(() => '')).length
}

/** Writes atomically, readable only by the current user. */
async function writePrivate(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
