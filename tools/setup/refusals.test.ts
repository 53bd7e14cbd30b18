// Each refusal of `npm start` and `npm run dev` is one sentence, and the exit code is 1.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Environment = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../..', import.meta.url))
const setup = [process.execPath, 'tools/setup.mjs']
/** JavaScript has no types to import. */
const { readDevSettings } = (await import(new URL('dev.mjs', import.meta.url).href)) as {
  readonly readDevSettings: (env: Environment) => Promise<Environment>
}
let holder: Server
let taken: string
let free: Environment

beforeAll(async () => {
  const servers = await Promise.all([listen(), listen(), listen(), listen()])
  const [taker, ...released] = servers
  const [PORT = '', DEV_PORTAL_PORT = '', DEV_WORKSPACE_PORT = ''] = released.map(portOf)
  holder = taker
  taken = portOf(taker)
  free = { PORT, DEV_PORTAL_PORT, DEV_WORKSPACE_PORT }
  await Promise.all(released.map((server) => new Promise((resolve) => server.close(resolve))))
})
afterAll(() => holder.close())

test('links and the printed addresses of npm run dev lead to Vite, which serves the changed code', async () => {
  const { DEV_PORTAL_PORT } = free
  expect(await readDevSettings(free)).toEqual({
    ...free,
    PUBLIC_URL: `http://localhost:${DEV_PORTAL_PORT}`,
  })
  expect(await readDevSettings({ ...free, PUBLIC_URL: 'http://localhost:4800' })).toEqual({
    ...free,
    PUBLIC_URL: 'http://localhost:4800',
  })
})

test.each(['PORT', 'DEV_PORTAL_PORT', 'DEV_WORKSPACE_PORT'])(
  'npm run dev names %s when its port is taken',
  async (name) => {
    await expect(readDevSettings({ ...free, [name]: taken })).rejects.toThrow(takenSentence(name))
  },
)

test.each([
  [
    { PORT: '4010', DEV_PORTAL_PORT: '4010' },
    'PORT and DEV_PORTAL_PORT are both 4010: set one of them to another port.',
  ],
  [{ PORT: '0' }, "PORT: expected a port from 1 to 65535, got '0'."],
  [{ DEV_PORTAL_PORT: 'vite' }, "DEV_PORTAL_PORT: expected a port from 1 to 65535, got 'vite'."],
])('npm run dev refuses the ports %o', async (ports, sentence) => {
  await expect(readDevSettings(ports)).rejects.toThrow(sentence)
})

test('a refusal is the only output', async () => {
  expect(await run([...setup, 'dev'], { ...free, DEV_WORKSPACE_PORT: taken })).toEqual({
    code: 1,
    output: `${takenSentence('DEV_WORKSPACE_PORT')}\n`,
  })
})

test.skipIf(process.platform !== 'linux')('npm start refuses a full disk', async () => {
  // With a file size limit of zero, Node gets an error as on a full disk.
  const limited = ['sh', '-c', 'ulimit -S -f 0 && exec "$@"', '-', ...setup, 'start']
  const { code, output } = await run(limited, {})
  expect(code).toBe(1)
  expect(output).toMatch(
    /^The disk of \/[^\n]* is full: make room for at least 64 MB and try again\.\n$/,
  )
})

function takenSentence(name: string): string {
  return `Port ${taken} is taken: stop the program that uses it, or set ${name} to another port.`
}

async function run([command = '', ...args]: readonly string[], settings: Environment) {
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: code as number, output: output + errors }
}

async function listen(): Promise<Server> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): string {
  return String((server.address() as AddressInfo).port)
}
