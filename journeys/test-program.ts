// Starts the real program in its own folder, as `npm start` does, reads its terminal output, and
// stops it.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, vi } from 'vitest'
import { makeTestFolder } from '#database/test-folder.ts'
import { copyDemo, getPortOfWorker } from './test-demo.ts'

export interface Program {
  /** Without a trailing slash. */
  readonly address: string
  /** An unused invitation link. */
  readonly invitation: string
  /** Waits for the next unread message to this number or address and returns its code. */
  readonly outboxCode: (recipient: string) => Promise<string>
  /**
   * Waits for an unread message to this number or address that matches, and returns the first
   * group.
   */
  readonly outboxWords: (recipient: string, pattern: RegExp) => Promise<string>
  /** The code that the authenticator app of this staff member shows now. */
  readonly authenticatorCode: (email: string) => Promise<string>
  /** Runs a firm command beside the server and returns its output. */
  readonly firm: (...words: readonly string[]) => Promise<string>
  /** Moves the clock of the server and of its database. */
  readonly moveClock: (milliseconds: number) => Promise<void>
  /** With SIGTERM the program finishes what it does. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder. */
    readonly bundledProgram: string
  }
}

export interface Message {
  readonly id: string
  readonly recipient: string
  readonly body: string
}

/** The scripts of the program in its folder (test-bundle.ts). */
export const bundled = { server: 'server.js', firm: 'firm.js' } as const

/** How long a test waits for one thing that it expects, also on a slow machine. */
export const stepMs = 60_000

const root = new URL('..', import.meta.url).pathname
const portalPage = join(root, 'dist/portal/index.html')
/**
 * The compile cache makes the next start faster. A journey that shows the caseload asks for it with
 * DEMO_CASELOAD=1.
 */
const commonEnvironment = {
  DEMO_CASELOAD: '0',
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(root, '.cache/compile'),
}

/** Starts the program on a copy of the seeded demo. `settings` are extra environment variables. */
export async function startProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = getPortOfWorker()
  const copy = await copyDemo(port)
  const { DATA_DIR, ...others } = copy.settings
  const program = await openProgram(inject('bundledProgram'), DATA_DIR, {
    PORT: String(port),
    ...others,
    ...settings,
  })
  return {
    ...program,
    async stop() {
      // Its data goes with it, so nothing has to be finished.
      await program.stop('SIGKILL')
      await copy.remove()
    },
  }
}

export const folderPrefix = 'daybreak-journey-'

export async function newFolder(): Promise<string> {
  const dataDir = await makeTestFolder(folderPrefix)
  // As root, the database runs as an unprivileged user who needs access; otherwise it would use
  // another folder.
  await chmod(dataDir, 0o711)
  return dataDir
}

/** Stopping it leaves its folder. */
export async function openProgram(
  program: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<Program> {
  if (!existsSync(portalPage)) throw new Error('The portal is not built: npm run build')
  const child = spawn(process.execPath, [join(program, bundled.server)], {
    cwd: root,
    env: { ...commonEnvironment, DATA_DIR: dataDir, REHEARSAL_CLOCK: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // The program must not outlive this process; on SIGTERM it closes its database itself.
  const stopWithMe = () => child.kill('SIGTERM')
  process.once('exit', stopWithMe)
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    process.off('exit', stopWithMe)
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    }
  }
  try {
    const { address, invitation } = await readWelcome(child)
    const outboxWords = messageReader(() => readOutbox(address))
    return {
      address,
      invitation,
      outboxWords,
      outboxCode: (recipient) => outboxWords(recipient, /\b(\d{6})\b/),
      authenticatorCode: (email) => readAuthenticatorCode(address, email),
      firm: (...words) => firm(program, dataDir, settings, words),
      moveClock: (milliseconds) => moveClock(address, milliseconds),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function readWelcome(child: ChildProcess): Promise<Pick<Program, 'address' | 'invitation'>> {
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString()
      const [, address] = /Portal\s+(\S+)/.exec(output) ?? []
      const [, invitation] = /Invitation\s+(\S+)\s/.exec(output) ?? []
      if (address !== undefined && invitation !== undefined) resolve({ address, invitation })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The program ended with ${code} before it was open:\n${output}`)),
    )
  })
}

async function readOutbox(address: string): Promise<readonly Message[]> {
  const response = await fetch(`${address}/outbox/messages`)
  return ((await response.json()) as { readonly messages: readonly Message[] }).messages
}

export function messageReader(readAll: () => Promise<readonly Message[]>): Program['outboxWords'] {
  const read = new Set<string>()
  return async (recipient, pattern) => {
    const { words, ids } = await vi.waitFor(
      async () => {
        const unread = (await readAll()).filter(
          (message) => message.recipient === recipient && !read.has(message.id),
        )
        const [code] = unread.flatMap(({ body }) => pattern.exec(body)?.[1] ?? [])
        if (code === undefined) throw new Error(`No message to ${recipient} says ${pattern}`)
        return { words: code, ids: unread.map(({ id }) => id) }
      },
      { timeout: stepMs, interval: 50 },
    )
    for (const id of ids) read.add(id)
    return words
  }
}

async function readAuthenticatorCode(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/outbox/authenticator-codes`)
  const { codes } = (await response.json()) as {
    readonly codes: ReadonlyArray<{ readonly email: string; readonly code: string }>
  }
  const match = codes.find((candidate) => candidate.email === email)
  if (!match) throw new Error(`${email} has no authenticator app`)
  return match.code
}

async function firm(
  program: string,
  dataDir: string,
  { DATABASE_URL }: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(program, bundled.firm), ...words],
    { cwd: root, env: { ...commonEnvironment, DATA_DIR: dataDir, DATABASE_URL } },
  )
  return stdout.trim()
}

async function moveClock(address: string, milliseconds: number): Promise<void> {
  const response = await fetch(`${address}/rehearsal/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ milliseconds }),
  })
  if (!response.ok)
    throw new Error(`The clock did not move: ${response.status} ${await response.text()}`)
}
