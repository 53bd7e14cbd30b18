// What can be learned about another process: whether it lives, since when, and whether it is the PostgreSQL of a folder.
import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * A text that differs between two processes that had the same number one after the other; empty when nothing can be learned.
 * The ticks of Linux count from the start of the machine, so the machine's start belongs to it.
 */
export async function birthOf(pid: number): Promise<string> {
  if (process.platform === 'win32') return ''
  try {
    if (process.platform !== 'linux')
      return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim()
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
    // The name in parentheses may hold anything; 20 fields after it stands the start.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    return `${boot.trim()} ${ticks}`
  } catch {
    return ''
  }
}

/** Whether this process is the PostgreSQL that works in `folder`; 'outdated' when its program was removed from the disk meanwhile. */
export async function postgresOf(pid: number, folder: string): Promise<'yes' | 'no' | 'outdated'> {
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
    // A process that has ended and was not yet collected by its parent shows no folder.
    return 'no'
  }
}
