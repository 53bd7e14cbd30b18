// Starts a program as its own process, so that its memory and processor time can be measured.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Stage } from './stage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Longer than the 28 seconds after which the server itself stops waiting. */
const stopTimeoutMilliseconds = 32_000

export interface Child {
  readonly pid: number
  /** The match in the output of the ready process. */
  readonly opened: RegExpExecArray
  stop(): Promise<void>
}

export interface ChildSettings {
  /** Flags of Node, the program relative to the root, and its arguments. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** The process is ready when its output matches. */
  readonly isOpen: RegExp
}

/** The environment of `npm start`, without other settings of this process. */
function asStarted(): Record<string, string | undefined> {
  const names = [
    'PATH',
    'NODE_COMPILE_CACHE',
    'NODE_OPTIONS',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
  ]
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}

/**
 * Throws with the output if the process ends early. The process has its own process group: Ctrl-C
 * reaches only this program, which then stops the process in order.
 */
export async function startChild(
  stage: Stage,
  { args, env, isOpen }: ChildSettings,
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...asStarted(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let stopping: Promise<void> | undefined
  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMilliseconds)
    child.kill('SIGTERM')
    await ended
    clearTimeout(killTimer)
  }
  const stop = () => (stopping ??= end())
  stage.atEnd(stop)

  let output = ''
  const opened = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (text: Buffer) => {
      output = (output + text.toString()).slice(-10_000)
      const match = isOpen.exec(output)
      if (match) resolve(match)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(
        new Error(`${args.join(' ')} ended with ${code ?? signal} before it was open:\n${output}`),
      ),
    )
  })
  return { pid: child.pid ?? 0, opened, stop }
}
