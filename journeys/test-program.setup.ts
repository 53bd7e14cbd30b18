// Seeds the demo data once for each worker, into a folder that every journey of the worker copies.
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { newFolder, openProgram, type MovedIn } from './test-program.ts'

/** Below the system's ephemeral ports, so that none is taken by chance between two journeys. */
const firstPort = 20_000
const ports = 10_000

/** Returns a function that removes the folders. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const houses: MovedIn[] = []
  const remove = async () => {
    await Promise.all(
      houses.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true, maxRetries: 3 })),
    )
  }
  try {
    while (houses.length < project.config.maxWorkers)
      houses.push({ dataDir: await newFolder(), port: await freePort(houses) })
    await Promise.all(houses.map(seed))
    project.provide('movedIn', houses)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}

async function seed({ dataDir, port }: MovedIn): Promise<void> {
  const program = await openProgram(dataDir, { PORT: String(port) }, 'stays')
  await program.stop()
}

/** Starts at a different port in every process, so that two runs do not collide. */
export async function freePort(taken: readonly MovedIn[] = []): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + ((process.pid + tries) % ports)
    if (taken.every((app) => app.port !== port) && (await isFree(port))) return port
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
