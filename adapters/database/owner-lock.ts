// The lock file contains the ID and the start time of the process, because process IDs are reused.
import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readProcessStart, isAlive } from './processes.ts'

const maxTries = 20

/** Returns a function that releases the folder. Throws if a living process owns the folder. */
export async function takeOwnership(file: string): Promise<() => Promise<void>> {
  const ours = JSON.stringify({
    pid: process.pid,
    born: await readProcessStart(process.pid),
    mark: randomBytes(8).toString('hex'),
  })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, ours, { mode: 0o600, flag: 'wx' })
  try {
    for (let tries = 0; tries < maxTries; tries++) {
      if (await tryLink(draft, file)) return () => giveBack(file, ours)
      const current = await read(file)
      if (current === undefined) continue
      const owner = await livingOwner(current)
      if (owner !== undefined) {
        throw new Error(
          `The data folder ${dirname(file)} is in use by another Daybreak (process ${owner}). Stop it, or choose another DATA_DIR.`,
        )
      }
      await clearAway(file, current)
    }
    throw new Error(
      `The data folder ${dirname(file)} could not be claimed: ${file} keeps changing.`,
    )
  } finally {
    await rm(draft, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

async function livingOwner(text: string): Promise<number | undefined> {
  try {
    const { pid, born } = JSON.parse(text) as { pid: number; born: string }
    return isAlive(pid) && (await readProcessStart(pid)) === born ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * Moves the file of a dead owner aside. Moves it back if another process has already replaced it.
 */
async function clearAway(file: string, expected: string): Promise<void> {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await rename(file, aside)
  } catch {
    return
  }
  if ((await read(aside)) !== expected) await tryLink(aside, file)
  await rm(aside, { force: true })
}

async function giveBack(file: string, ours: string): Promise<void> {
  if ((await read(file)) === ours) await rm(file, { force: true })
}
