import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const minFreeMegabytes = 64
const fullCodes = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Throws an `Error` with a message for the user if there is no room for files in a folder. */
export function refuseFullDisk(folder) {
  // A folder that is missing will be created on the disk of the nearest one that exists.
  if (!existsSync(folder)) return refuseFullDisk(dirname(folder))
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < minFreeMegabytes * 1024 * 1024 || !canWrite(folder))
    throw new Error(
      `The disk of ${folder} is full: make room for at least ${minFreeMegabytes} MB and try again.`,
    )
}

/** Free space does not include quotas and limits of the process. */
function canWrite(folder) {
  const file = join(folder, `.room-for-${process.pid}`)
  try {
    writeFileSync(file, Buffer.alloc(1024 * 1024))
    return true
  } catch (error) {
    return !fullCodes.includes(error.code)
  } finally {
    rmSync(file, { force: true })
  }
}

/** Returns a sentence if an error or the output of a program says that a disk is full. */
export function fullDiskSentence(output) {
  const line = output
    .split('\n')
    .find((text) => fullCodes.some((code) => text.includes(code)) || /No space left/.test(text))
  return line === undefined
    ? undefined
    : `The disk is full (${line.trim()}): make room and try again.`
}
