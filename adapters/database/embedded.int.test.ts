import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectTestDatabase, silentLog as log } from '#database/test-database.ts'
import { makeTestFolder } from '#database/test-folder.ts'
import { findInstalled, usableBinaries } from './embedded-binaries.ts'
import { outsideHome } from './embedded-place.ts'
import { startEmbedded } from './embedded.ts'
import type { EmbeddedDatabase } from './embedded.ts'
import { readProcessStart, findPostgres } from './processes.ts'

const unprivilegedUserId = 65_534
const isRoot = process.getuid?.() === 0
let folder: string
let dataDir: string
const running = new Set<EmbeddedDatabase>()

beforeEach(async () => {
  folder = await makeTestFolder('embedded-')
  await chmod(folder, 0o711)
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  for (const embedded of running) await embedded.stop()
  running.clear()
  await rm(folder, { recursive: true, force: true })
})

test('listens only on loopback, stores data, requires the password and stops without leaving a process', async () => {
  const first = await start()
  expect(first.reused).toBe(false)
  expect(await readFile(join(dataDir, 'database-url'), 'utf8')).toBe(`${first.url}\n`)
  for (const name of ['database-url', 'database-password', 'postgres.log', 'owner.json']) {
    expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600)
  }
  await ask(first.url, 'create table kept (id int); insert into kept values (7)')
  const wrong = new URL(first.url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect(
    await ask(
      first.url,
      "select usesuper, current_setting('listen_addresses') as at from pg_user where usename = current_user",
    ),
  ).toEqual([{ usesuper: false, at: '127.0.0.1' }])
  const pid = await serverPid()
  await first.stop()
  await first.stop()
  expect(await isServing(pid)).toBe(false)
  expect((await readdir(dataDir)).toSorted()).toEqual([
    'database-password',
    'postgres',
    'postgres.log',
  ])
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')

  const second = await start()
  expect(second.reused).toBe(false)
  expect(await ask(second.url, 'select id from kept')).toEqual([{ id: 7 }])
})

test('works if the data folder is inside a folder that other users cannot enter', async () => {
  await chmod(folder, 0o700)
  const { url, stop } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await ask(url, 'create table kept (id int)')
  await stop()
  const again = await start()
  expect(await ask(again.url, 'select id from kept')).toEqual([])
  await again.stop()
  if (!isRoot) return
  const outside = dirname((await readFile(join(dataDir, 'postgres-folder'), 'utf8')).trim())
  await rm(outside, { recursive: true })
  await expect(start()).rejects.toThrow('which is gone. Bring it back, or remove')
})

test.runIf(isRoot)('starts as an unprivileged user', async (context) => {
  const { postgres } = await usableBinaries(folder, undefined)
  context.skip(
    ((await stat(dirname(postgres))).mode & 0o001) === 0,
    'the project lies where others cannot read it',
  )
  await mkdir(dataDir)
  await chown(dataDir, unprivilegedUserId, unprivilegedUserId)
  const { owner, url } = await startElsewhere({ uid: unprivilegedUserId })
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(unprivilegedUserId)
  await killGroup(owner, 'SIGKILL')
  // Root takes over the cluster of the unprivileged user and runs as that user.
  expect((await start()).reused).toBe(true)
})

test('reuses a server whose owner was killed', async () => {
  const { owner, url } = await startElsewhere()
  await ask(url, 'create table kept (id int)')
  const pid = await serverPid()
  await killGroup(owner, 'SIGKILL')
  expect(await isServing(pid)).toBe(true)
  const next = await start()
  expect(next).toMatchObject({ reused: true, url })
  expect(await ask(next.url, 'select id from kept')).toEqual([])
  await next.stop()
  expect(await isServing(pid)).toBe(false)
})

test('refuses a second owner with a one-sentence error that names the first owner', async () => {
  const { url } = await start()
  const refused = `The data folder ${dataDir} is in use by another Daybreak (process ${process.pid}). Stop it, or choose another DATA_DIR.`
  await expect(start()).rejects.toThrow(refused)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('exactly one of three concurrent starts becomes the owner', async () => {
  const starts = await Promise.allSettled([start(), start(), start()])
  expect(starts.map((each) => each.status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ])
})

test('starts even if another process has the process ID stored in the lock or in postmaster.pid', async () => {
  await (await start()).stop()
  await writeFile(
    join(dataDir, 'owner.json'),
    JSON.stringify({ pid: process.pid, born: `${await readProcessStart(process.pid)}0` }),
  )
  await writeFile(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${process.pid}\n${join(dataDir, 'postgres')}\n0\n5432\n\n127.0.0.1\n\nready\n`,
  )
  const { url } = await start()
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('repairs a server that crashed with its owner', async () => {
  const { owner, url } = await startElsewhere({ fast: false })
  await ask(url, 'create table kept (id int); insert into kept values (1)')
  process.kill(await serverPid(), 'SIGKILL')
  await killGroup(owner, 'SIGKILL')
  const next = await start()
  expect(await ask(next.url, 'select id from kept')).toEqual([{ id: 1 }])
})

test('refuses a cluster whose password is missing and does not create a new one', async () => {
  await (await start()).stop()
  await rm(join(dataDir, 'database-password'))
  await expect(start()).rejects.toThrow('is missing or cannot be read')
})

test('copies complete programs from a package that has no links and that other users cannot read', async () => {
  const { folder: installed } = await findInstalled()
  const bare = join(folder, 'package')
  await cp(join(installed, 'native'), join(bare, 'native'), {
    recursive: true,
    filter: async (path) => !(await isLibraryLink(path)),
  })
  await chmod(bare, 0o700)
  const identity = isRoot ? { uid: unprivilegedUserId, gid: unprivilegedUserId } : undefined
  if (!isRoot) await chmod(join(bare, 'native', 'lib'), 0o500)
  await mkdir(dataDir)
  const version = `18-${process.pid}`
  const above = isRoot ? outsideHome : dataDir
  try {
    const both = await Promise.all(
      [1, 2].map(() => usableBinaries(dataDir, identity, { folder: bare, version })),
    )
    const staged = dirname(dirname(both[0]?.postgres ?? ''))
    expect(both[1]?.postgres).toBe(both[0]?.postgres)
    expect(dirname(staged)).toBe(above)
    expect((await stat(staged)).mode & 0o022).toBe(0)
    expect(await stagedAs(above, version)).toHaveLength(1)
  } finally {
    await chmod(join(bare, 'native', 'lib'), 0o700)
    for (const name of await stagedAs(above, version))
      await rm(join(above, name), { recursive: true })
  }
})

async function stagedAs(above: string, version: string): Promise<string[]> {
  return (await readdir(above).catch(() => [])).filter((name) => name.includes(version))
}

async function isLibraryLink(path: string): Promise<boolean> {
  return /\.(so|dylib)/.test(path) && (await lstat(path)).isSymbolicLink()
}

async function start(where: string = dataDir): Promise<EmbeddedDatabase> {
  const embedded = await startEmbedded({ dataDir: where, log, fast: true })
  running.add(embedded)
  return embedded
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const database = await connectTestDatabase(url, { poolSize: 1 })
  try {
    return (await sql.raw<T>(statement).execute(database.db)).rows
  } finally {
    await database.close()
  }
}

async function serverPid(cluster: string = join(dataDir, 'postgres')): Promise<number> {
  return Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function isServing(pid: number): Promise<boolean> {
  return (await findPostgres(pid, join(dataDir, 'postgres'))) === 'yes'
}

/**
 * Starts another process that owns `dataDir`. It has its own process group, like a job in a
 * terminal. With `uid`, it runs as that user.
 */
async function startElsewhere({
  uid,
  fast = true,
}: { uid?: number; fast?: boolean } = {}): Promise<{ owner: ChildProcess; url: string }> {
  const program = `
    import { startEmbedded } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
    const { dataDir, uid, fast } = JSON.parse(process.argv[1])
    if (uid) { process.setgroups([]); process.setgid(uid); process.setuid(uid) }
    const log = { info() {}, warn() {}, error() {} }
    const { url } = await startEmbedded({ dataDir, log, fast })
    console.log(url)
    setInterval(() => {}, 1000)`
  const owner = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify({ dataDir, uid, fast })],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  )
  const lines = createInterface({ input: owner.stdout })
  const [url] = (await once(lines, 'line')) as [string]
  lines.close()
  return { owner, url }
}

/** Signals the whole group, as Ctrl-C or a closed terminal does. */
async function killGroup(owner: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(owner, 'exit')
  process.kill(-(owner.pid ?? 0), signal)
  await gone
}
