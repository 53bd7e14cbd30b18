// Starts the real program in a folder of its own, as `npm start` does, reads what it says in the terminal, and stops it again.
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject, vi } from 'vitest'

export interface Program {
  /** Without a slash at the end. */
  readonly address: string
  /** A link that nobody has used yet. */
  readonly invitation: string
  /** The six digits of the newest message to this number or address that was not read before; waits until one arrives. */
  readonly outboxCode: (recipient: string) => Promise<string>
  /** What the first group of this pattern finds in the newest message to this number or address that was not read before; waits until one says it. */
  readonly outboxWords: (recipient: string, pattern: RegExp) => Promise<string>
  /** One of the firm's commands, beside the running program; answers what it says. */
  readonly firm: (...words: readonly string[]) => Promise<string>
  /** Moves the time of the server and of its database. */
  readonly moveClock: (milliseconds: number) => Promise<void>
  readonly stop: () => Promise<void>
}

interface Message {
  readonly id: string
  readonly recipient: string
  readonly body: string
}

const root = new URL('..', import.meta.url).pathname
const portalPage = join(root, 'dist/portal/index.html')

/** A folder in which the people of the demo live, as the first start leaves it: moving in takes longer than everything else about a start. */
export interface MovedIn {
  readonly dataDir: string
  /** Addresses of courses that somebody has begun lead there. */
  readonly port: number
}

/** In a copy of the folder where everybody has moved in; with further settings, when the journey needs them. */
export async function startProgram(
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const { dataDir: original, port } = ofThisWorker(inject('movedIn'))
  const dataDir = await newFolder()
  // Some of it belongs to the unprivileged user of the database.
  await promisify(execFile)('cp', ['-a', `${original}/.`, dataDir])
  return openProgram(dataDir, { PORT: String(port), ...settings })
}

/** Workers are numbered from 1. */
function ofThisWorker(houses: readonly MovedIn[]): MovedIn {
  const house = houses[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!house) throw new Error(`There is no house for worker ${process.env['VITEST_POOL_ID']}`)
  return house
}

export async function newFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'daybreak-journey-'))
  // As root the database runs as an unprivileged user, who must pass through; otherwise it would lie elsewhere.
  await chmod(dataDir, 0o711)
  return dataDir
}

/** The folder goes with it, unless it stays. */
export async function openProgram(
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  life?: 'stays',
): Promise<Program> {
  if (!existsSync(portalPage)) throw new Error('The portal is not built: npm run build')
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, REHEARSAL_CLOCK: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whatever ends this process ends the program too; on SIGTERM it closes its database by itself.
  const stopWithMe = () => child.kill('SIGTERM')
  process.once('exit', stopWithMe)
  async function stop(): Promise<void> {
    process.off('exit', stopWithMe)
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    if (life !== 'stays') await rm(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const { address, invitation } = await welcomeOf(child)
    const outboxWords = outboxReader(address)
    return {
      address,
      invitation,
      outboxWords,
      outboxCode: (recipient) => outboxWords(recipient, /\b(\d{6})\b/),
      firm: (...words) => firm(dataDir, words),
      moveClock: (milliseconds) => moveClock(address, milliseconds),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function welcomeOf(child: ChildProcess): Promise<Pick<Program, 'address' | 'invitation'>> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      said += text.toString()
      const [, address] = /Portal\s+(\S+)/.exec(said) ?? []
      const [, invitation] = /Invitation\s+(\S+)\s/.exec(said) ?? []
      if (address !== undefined && invitation !== undefined) resolve({ address, invitation })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The program ended with ${code} before it was open:\n${said}`)),
    )
  })
}

function outboxReader(address: string): Program['outboxWords'] {
  const read = new Set<string>()
  return async (recipient, pattern) => {
    const { words, ids } = await vi.waitFor(
      async () => {
        const response = await fetch(`${address}/outbox/messages`)
        const { messages } = (await response.json()) as { readonly messages: readonly Message[] }
        const unread = messages.filter(
          (message) => message.recipient === recipient && !read.has(message.id),
        )
        const [found] = unread.flatMap(({ body }) => pattern.exec(body)?.[1] ?? [])
        if (found === undefined) throw new Error(`No message to ${recipient} says ${pattern}`)
        return { words: found, ids: unread.map(({ id }) => id) }
      },
      { timeout: 20_000, interval: 50 },
    )
    for (const id of ids) read.add(id)
    return words
  }
}

async function firm(dataDir: string, words: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/firm.ts', ...words],
    { cwd: root, env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
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

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker: two programs cannot share a port. */
    movedIn: readonly MovedIn[]
  }
}
