// Processor time and memory of a process. Only on Linux; elsewhere the values are NaN.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const ticksPerSecond = 100
const kibPerMb = 1024

/** User and system time of all its threads. */
export function cpuSeconds(pid: number): number {
  const fields = afterName(pid)
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticksPerSecond : Number.NaN
}

/** User and system time of a process and its children. */
export function familyCpuSeconds(parent: number): number {
  return (
    cpuSeconds(parent) +
    listChildProcesses(parent).reduce((sum, pid) => sum + (cpuSeconds(pid) || 0), 0)
  )
}

/** Resident memory in MB: now, and the peak since the start or since `forgetPeak`. */
export function readMemory(pid: number): { readonly now: number; readonly peak: number } {
  const status = toText(`/proc/${pid}/status`) ?? ''
  const read = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / kibPerMb
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

/** Resets the peak. Where that is not permitted, the peak covers the time since the start. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // The peak then covers more than it should, never less.
  }
}

function listChildProcesses(parent: number): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && Number(afterName(pid)?.[1]) === parent)
  } catch {
    return []
  }
}

/** The fields of /proc/pid/stat after the program's name, which may contain spaces. */
function afterName(pid: number): readonly string[] | undefined {
  const text = toText(`/proc/${pid}/stat`)
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')
}

function toText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
