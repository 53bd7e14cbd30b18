// The database in the box: a PostgreSQL of our own, started as a child on loopback when no DATABASE_URL is set.
import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#ports/log.ts'
import { usableBinaries } from './embedded-binaries.ts'
import type { Binaries } from './embedded-binaries.ts'
import { exists, isRoot, placeOf } from './embedded-place.ts'
import type { Place } from './embedded-place.ts'
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
import { isAlive, postgresOf } from './processes.ts'

const pollMs = 15
/** A server that was killed repairs itself before it answers; a big one takes its time. */
const longestStartMs = 120_000
const longestReuseMs = 10_000
const mostTries = 10
const retryPauseMs = 200
/** Somebody took the port in the meantime, or workers of a killed server are still on their way out. */
const passingFaults = /could not bind|could not create any TCP|pre-existing shared memory block/
const name = 'daybreak'

export interface EmbeddedSettings {
  /** Holds the cluster, its password, its log and, while it runs, its address in `database-url`. Made when it is not there. */
  readonly dataDir: string
  readonly log: Log
  /** Nothing is forced to disk: for tests only. */
  readonly fast?: boolean
}

export interface EmbeddedDatabase {
  readonly url: string
  /** It was running already: a killed owner left it behind. */
  readonly reused: boolean
  /** Ends it cleanly and gives the data folder back. Close the connections before; what is open is cut off. */
  stop(): Promise<void>
}

/** Throws one sentence when another living process owns the data folder, or when PostgreSQL cannot run here. */
export async function startEmbedded({
  dataDir,
  log,
  fast = false,
}: EmbeddedSettings): Promise<EmbeddedDatabase> {
  // Files in it are 0600. As root it may be passed through (not listed), so that the unprivileged server reaches its own folder.
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
  const folder = await realpath(dataDir)
  const giveBack = await takeOwnership(join(folder, 'owner.json'))
  const addressFile = join(folder, 'database-url')
  try {
    const place = await placeOf(folder, log)
    const programs = await usableBinaries(folder, place.identity)
    const password = await passwordOf(folder, place)
    if (await exists(place.cluster)) await checkVersion(place.cluster, programs.major)
    else await makeCluster(programs, place, password, fast)

    const left = await findRunning(programs, place)
    const reused = left !== undefined && (await answers(left, place, password))
    if (left && !reused) await stopServer(programs, place, left.pid)
    const server =
      left && reused
        ? left
        : await start(programs, place, password, join(folder, 'postgres.log'), fast)
    await makeDatabase(server, password)
    const url = addressOf(server, name, name, password)
    await writePrivate(addressFile, `${url}\n`)

    // An owner that ends without stop() takes its server along; one that is killed cannot, and the next owner finds it.
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

/** Written before the cluster exists: a cluster without its password could not be opened again. */
async function passwordOf(folder: string, place: Place): Promise<string> {
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
  place: Place,
  password: string,
  logFile: string,
  fast: boolean,
): Promise<RunningServer> {
  for (let tries = 1; ; tries++) {
    const port = await freePort()
    const logged = await sizeOf(logFile)
    const server = { pid: await spawnServer(programs, place, port, logFile, fast), port }
    if (await answers(server, place, password, longestStartMs)) return server
    const said = (await readFile(logFile, 'utf8')).slice(logged)
    await stopServer(programs, place, server.pid)
    if (passingFaults.test(said) && tries < mostTries) {
      await pause(retryPauseMs)
      continue
    }
    throw new Error(
      `The embedded database did not start: ${reasonIn(said) ?? 'it gave no answer'} (see ${logFile})`,
    )
  }
}

/** Whether the server is this cluster's and takes our password. Waits while it starts or is on its way down. */
async function answers(
  server: RunningServer,
  place: Place,
  password: string,
  longestMs = longestReuseMs,
): Promise<boolean> {
  for (let waited = 0; waited < longestMs; waited += pollMs) {
    if ((await postgresOf(server.pid, place.cluster)) === 'no' && waited > 1_000) return false
    const answer = await asSuperuser(server, password, 'postgres', async (client) => {
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

/** The program's own user may do nothing to the server, only what it likes in its own databases. */
async function makeDatabase(server: RunningServer, password: string): Promise<void> {
  await asSuperuser(server, password, 'postgres', async (client) => {
    const user = await client.query('select from pg_roles where rolname = $1', [name])
    if (user.rowCount === 0)
      await client.query(
        `create role ${name} login createdb password ${pg.escapeLiteral(password)}`,
      )
    const database = await client.query('select from pg_database where datname = $1', [name])
    if (database.rowCount === 0) await client.query(`create database ${name} owner ${name}`)
  })
}

async function asSuperuser<T>(
  server: RunningServer,
  password: string,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: addressOf(server, superuser, database, password),
    connectionTimeoutMillis: 3_000,
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

async function sizeOf(file: string): Promise<number> {
  return (await readFile(file, 'utf8').catch(() => '')).length
}

/** Whole or not at all, and readable by us alone. */
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
