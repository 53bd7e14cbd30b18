// Before the journeys: the people of the demo move in once for each worker, into a folder that every one of its journeys copies.
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { newFolder, openProgram, type MovedIn } from './test-program.ts'

/** Below the ports that the system gives to connections: none of them is taken by chance between two journeys. */
const firstPort = 20_000
const ports = 10_000

/** Answers what removes the folders. */
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
    await Promise.all(houses.map(moveIn))
    project.provide('movedIn', houses)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}

async function moveIn({ dataDir, port }: MovedIn): Promise<void> {
  const program = await openProgram(dataDir, { PORT: String(port) }, 'stays')
  await program.stop()
}

/** Begins at another place in every process, so that two runs do not meet. */
async function freePort(taken: readonly MovedIn[]): Promise<number> {
  for (let tries = 0; tries < ports; tries += 1) {
    const port = firstPort + ((process.pid + tries) % ports)
    if (taken.every((other) => other.port !== port) && (await isFree(port))) return port
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
