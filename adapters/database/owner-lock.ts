// The lock file names the process and its start time, because process numbers are reused.
import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readProcessStart, isAlive } from './processes.ts'

const maxTries = 20

/** Returns the release function. Throws when a living process owns the folder. */
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

/** Moves a dead owner's file aside, and back if another process was faster. */
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
