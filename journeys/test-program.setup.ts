// Starts one database server with the demo data, of which each file of journeys gets a copy.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { silentLog as log } from '#database/test-database.ts'
import { removeLeftServers } from '#database/test-left-servers.ts'
import { endRunIfItFails } from '#database/test-setup.ts'
import { fingerprint, root } from '#tools/setup/paths.mjs'
import { bundleProgram } from './test-bundle.ts'
import { folderPrefix, newFolder, openProgram } from './test-program.ts'

/** Below the system's ephemeral ports, so that none is taken by chance between two journeys. */
const firstPort = 20_000
const ports = 10_000
const cacheFolder = join(root, '.cache/journeys')

/** Returns a function that stops the server and removes its folder. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return endRunIfItFails('The demo for the journeys did not start', () => startDemo(project))
}

async function startDemo(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftServers(folderPrefix)
  const folder = await newFolder()
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    const { demo, program } = await prepare()
    await copyFolder(demo, folder)
    const cluster = await startEmbedded({ dataDir: folder, log, fast: true })
    const seededPort = Number(new URL(await readFile(join(folder, 'public-url'), 'utf8')).port)
    const taken: number[] = []
    while (taken.length < project.config.maxWorkers) taken.push(await freePort(taken))
    const examined = join(folder, 'examined-elements')
    await writeFile(examined, '')
    project.provide('examinedElements', examined)
    project.provide('bundledProgram', program)
    project.provide('seededDemo', { folder, databaseUrl: cluster.url, seededPort, ports: taken })
    return async () => {
      await cluster.stop()
      await removeFolder()
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

interface Prepared {
  /** A demo that has started once today, and ended. */
  readonly demo: string
  readonly program: string
}

/** Once a day for the current sources. */
async function prepare(): Promise<Prepared> {
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(cacheFolder, `${today}-${fingerprint(seedSources, isSeedSource)}`)
  const prepared = { demo: join(folder, 'demo'), program: join(folder, 'program') }
  if (existsSync(prepared.demo)) return prepared
  await rm(cacheFolder, { recursive: true, force: true })
  const draft = await newFolder()
  try {
    await bundleProgram(prepared.program)
    const program = await openProgram(prepared.program, draft, { PORT: String(await freePort()) })
    await program.stop()
    // Complete before it has its name.
    await copyFolder(draft, `${prepared.demo}.draft`)
    await rename(`${prepared.demo}.draft`, prepared.demo)
    return prepared
  } finally {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 })
  }
}

const seedSources = [
  'adapters',
  'apps/demo',
  'apps/server',
  'contract',
  'database',
  'features',
  'journeys/test-bundle.ts',
  'lib',
  'ports',
  'package-lock.json',
]
const isSeedSource = (path: string) =>
  !/\/(portal|workspace|tests|testing)\/|\.test\.tsx?$|\.(md|graphql)$/.test(path)

/** Keeps the owners: the database belongs to an unprivileged user if this is root. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

/** Starts at a different port in every process, so that two runs do not collide. */
export async function freePort(taken: readonly number[] = []): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + ((process.pid + tries) % ports)
    if (!taken.includes(port) && (await isFree(port))) return port
  }
  throw new Error('No port is free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
