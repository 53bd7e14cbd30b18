import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The text differs between processes with the same ID. On Linux, it includes the boot ID. */
export async function readProcessStart(pid: number): Promise<string> {
  if (process.platform === 'win32') return ''
  try {
    if (process.platform !== 'linux')
      return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim()
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    // The name in parentheses may contain any character; the start time is the 20th field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    return `${boot.trim()} ${ticks}`
  } catch {
    return ''
  }
}

/** Returns 'outdated' if the server runs but its program was removed from the disk. */
export async function findPostgres(
  pid: number,
  folder: string,
): Promise<'yes' | 'no' | 'outdated'> {
  if (!isAlive(pid)) return 'no'
  if (process.platform === 'win32') return 'yes'
  try {
    if (process.platform !== 'linux')
      return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout.includes(folder)
        ? 'yes'
        : 'no'
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return 'no'
    return (await readlink(`/proc/${pid}/exe`)).endsWith(' (deleted)') ? 'outdated' : 'yes'
  } catch {
    return 'no'
  }
}
