import { mkdtempSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A file system in memory, on Linux. */
const memory = '/dev/shm'
/** A run of the tests stores less than half of it. Containers often have only 64 MB. */
const neededBytes = 2 * 1024 ** 3

/** Where a test folder may be. */
export const testFolders: readonly string[] = [tmpdir(), memory]

/**
 * Creates a folder for a database or for files of a program under test. It is in memory if there is
 * room: each test file copies a database of 1,000 files, and each upload is synced to the disk.
 */
export function makeTestFolder(prefix: string): Promise<string> {
  return mkdtemp(join(hasRoom(memory) ? memory : tmpdir(), prefix))
}

/** A folder for the tests of this file, which is removed after the last one. */
export function aTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daybreak-files-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededBytes
  } catch {
    return false
  }
}
