import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { demoData, demoPassword, type DemoPersonKey } from '#apps/demo/seed/demo-data.ts'
import { findPostgres } from '#adapters/database/processes.ts'

export interface MortalProgram {
  /** Without a trailing slash. */
  readonly address: string
  /** The started process: the server, or a program that starts it. */
  readonly pid: number
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** The output so far. */
  output(): string
  /** Sends keys to its terminal. */
  type(keys: string): void
  /**
   * Kills the program without a shutdown. With `databaseToo`, kills its database too, as in a power
   * failure.
   */
  kill(databaseToo?: boolean): Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** The started programs by data folder, including programs that are still starting. */
const started = new Map<
  string,
  { readonly child: ChildProcess; readonly ended: Promise<unknown> }
>()

/** Ends the program of this folder, and the database that a killed one left behind. */
export async function endTestProgram(dataDir: string): Promise<void> {
  const last = started.get(dataDir)
  last?.child.kill('SIGTERM')
  await last?.ended
  await endDatabase(dataDir, 'SIGQUIT')
}

async function endDatabase(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const postmaster = Number.parseInt(
    await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''),
    10,
  )
  if (postmaster > 0 && (await findPostgres(postmaster, cluster)) === 'yes')
    process.kill(postmaster, signal)
}

/** How to start a program. Without a command, the server process is started. */
export interface ProgramStart {
  readonly command?: string
  readonly args?: readonly string[]
  readonly cwd?: string
  /** For example a shared DATABASE_URL. */
  readonly env?: Readonly<Record<string, string>>
}

export async function startTestProgram(
  dataDir: string,
  start: ProgramStart = {},
): Promise<MortalProgram> {
  const { command = process.execPath, args = ['apps/server/main.ts'], cwd = root, env } = start
  const isOwnGroup = start.command !== undefined
  const child = spawn(command, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_CASELOAD: '0',
      NODE_COMPILE_CACHE: join(root, '.cache/compile'),
      ...env,
    },
    stdio: [isOwnGroup ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    detached: isOwnGroup,
  })
  const stopWithMe = () => child.kill('SIGTERM')
  process.once('exit', stopWithMe)
  const ended = once(child, 'exit')
    .then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
    .finally(() => process.off('exit', stopWithMe))
  started.set(dataDir, { child, ended })
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (words: Buffer) => {
      output += words.toString()
      const [, url] = /Portal\s+(\S+)\s[\s\S]*one case/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) =>
      reject(new Error(`The program ended with ${code} before it was open:\n${output}`)),
    )
  })
  return {
    address,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    type: (keys) => void child.stdin?.write(keys),
    async kill(databaseToo = false) {
      child.kill('SIGKILL')
      await ended
      if (databaseToo) await endDatabase(dataDir, 'SIGKILL')
    },
  }
}

interface GraphAnswer {
  readonly data?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> | null
  readonly errors?: unknown
}

/**
 * Signs in a demo client with password and code. The headers are valid for five minutes, also after
 * a restart.
 */
export async function signInAt(
  address: string,
  key: DemoPersonKey,
): Promise<Readonly<Record<string, string>>> {
  const person = demoData.people.find((known) => known.key === key)
  if (!person) throw new Error(`The demo data has no ${key}`)
  let cookie = ''
  const ask = async (query: string, variables: Readonly<Record<string, string>>) => {
    const response = await fetch(`${address}/graphql/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    })
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const { data, errors } = (await response.json()) as GraphAnswer
    if (!data || errors !== undefined)
      throw new Error(`Signing in failed: ${JSON.stringify(errors)}`)
    return data
  }
  const first = await ask(
    'query ($user: String!, $password: String!) { tokenFromUsernameAndPassword(userId: $user, password: $password) { sessionId } }',
    { user: person.email, password: demoPassword },
  )
  const code = await vi.waitFor(
    async () => {
      const { messages } = (await (await fetch(`${address}/outbox/messages`)).json()) as {
        readonly messages: ReadonlyArray<{ readonly recipient: string; readonly body: string }>
      }
      const [latest] = messages.flatMap(({ recipient, body }) =>
        recipient === person.mobilePhone ? (/\b(\d{6})\b/.exec(body)?.[1] ?? []) : [],
      )
      if (latest === undefined) throw new Error(`There is no code for ${person.email}`)
      return latest
    },
    { timeout: 20_000 },
  )
  const second = await ask(
    'mutation ($code: String!, $session: String!, $user: String!) { submitMfaCode(code: $code, sessionId: $session, user: $user) { idToken accessToken } }',
    {
      code,
      session: first['tokenFromUsernameAndPassword']?.['sessionId'] ?? '',
      user: person.email,
    },
  )
  const { idToken = '', accessToken = '' } = second['submitMfaCode'] ?? {}
  return { authorization: `Bearer ${idToken}`, 'access-token': accessToken }
}
