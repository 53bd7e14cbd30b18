// Starts a program of ours as a process of its own, so that its memory and its time on the processor are its alone.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Stage } from './stage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The server itself gives up after 28 seconds. */
const stopPatienceMilliseconds = 32_000

export interface Child {
  readonly pid: number
  /** What the pattern found in what the child said when it was open. */
  readonly opened: RegExpExecArray
  stop(): Promise<void>
}

export interface ChildSettings {
  /** Flags of Node, the program below the root, and its arguments. */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Once its output matches, it is open. */
  readonly isOpen: RegExp
}

/** What `npm start` gives its server, and nothing else of this process's settings. */
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

/** Throws with what it said when it ends before it is open. In a group of its own: Ctrl-C reaches this process, which closes it in order. */
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
    const patience = setTimeout(() => child.kill('SIGKILL'), stopPatienceMilliseconds)
    child.kill('SIGTERM')
    await ended
    clearTimeout(patience)
  }
  const stop = () => (stopping ??= end())
  stage.atEnd(stop)

  let said = ''
  const opened = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (text: Buffer) => {
      said = (said + text.toString()).slice(-10_000)
      const found = isOpen.exec(said)
      if (found) resolve(found)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(
        new Error(`${args.join(' ')} ended with ${code ?? signal} before it was open:\n${said}`),
      ),
    )
  })
  return { pid: child.pid ?? 0, opened, stop }
}
