import { statfs } from 'node:fs/promises'

const diskFullCodes: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

export function sentenceOfError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const isDiskFull =
    error instanceof Error && 'code' in error && diskFullCodes.has(String(error.code))
  return isDiskFull ? `The disk is full (${message}). Make room and start again.` : message
}

/** PostgreSQL stops when it cannot add a file of 16 MB to its log. */
const minFreeBytes = 16 * 1024 * 1024

/** Returns the sentence of the error, and what to do if the disk of the folder is full. */
export async function explainStartError(error: unknown, dataDir: string): Promise<string> {
  const sentence = sentenceOfError(error)
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk !== undefined && disk.bavail * disk.bsize < minFreeBytes
    ? `${sentence.replace(/\.?$/, '.')} The disk of ${dataDir} is full: make room and start again.`
    : sentence
}

export function describeError(error: unknown): unknown {
  return error instanceof Error ? { message: error.message, stack: error.stack } : String(error)
}
