// A release in production, with its own folder, a PostgreSQL server, a mail server and a text
// service. It gets nothing of this checkout and no setting of this process.
import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { vi } from 'vitest'
import { startEmbedded } from '#adapters/database/embedded.ts'
import { silentLog } from '#database/test-database.ts'
import { makeRelease } from '#tools/release/make-release.ts'
import { freePort } from './test-program.setup.ts'
import { messageReader, newFolder, stepMs, type Program } from './test-program.ts'
import { startServices } from './test-services.ts'

const root = new URL('..', import.meta.url).pathname

export interface ReleaseProcess {
  readonly address: string
  /** Sends SIGTERM and waits for the end. */
  readonly stop: () => Promise<void>
}

export interface RunningRelease extends Program {
  readonly version: string
  /** The folder of the release. */
  readonly folder: string
  readonly first: ReleaseProcess
  /** Starts a process of a release beside the first one, on the same database and files. */
  readonly start: (folder: string, port: number) => Promise<ReleaseProcess>
}

/** Makes a release of what is built here and starts it on an empty database. */
export async function startRelease(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningRelease> {
  const place = await mkdtemp(join(tmpdir(), 'daybreak-release-'))
  const { folder, version } = await makeRelease(root, join(place, 'releases'))
  const databaseDir = await newFolder()
  const database = await startEmbedded({ dataDir: databaseDir, log: silentLog, fast: true })
  const services = await startServices()
  const dataDir = join(place, 'data')
  await mkdir(dataDir)
  const port = await freePort()
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MASTER_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: services.smtpUrl,
    SMS_URL: services.smsUrl,
    // The tests are the proxy.
    ALLOWED_HOSTS: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1',
    ...settings,
  }
  const processes = new Set<ReleaseProcess>()
  const start = async (ofRelease: string, atPort: number): Promise<ReleaseProcess> => {
    const started = await startProcess(ofRelease, { ...env, PORT: String(atPort) })
    processes.add(started)
    return started
  }
  const first = await start(folder, port)
  const outboxWords = messageReader(async () => services.received)
  return {
    version,
    folder,
    first,
    start,
    address: env.PUBLIC_URL,
    invitation: '',
    outboxWords,
    outboxCode: (recipient) => outboxWords(recipient, /\b(\d{6})\b/),
    authenticatorCode: () => Promise.reject(new Error('Only the demo shows these codes')),
    moveClock: () => Promise.reject(new Error('Only the clock of the demo moves')),
    async firm(...words) {
      const command = [join(folder, 'firm.js'), ...words]
      const run = promisify(execFile)(join(folder, 'bin/node'), command, { cwd: '/', env })
      return (await run).stdout.trim()
    },
    async stop() {
      for (const each of processes) await each.stop()
      await services.close()
      await database.stop()
      for (const path of [place, databaseDir]) await rm(path, { recursive: true, force: true })
    },
  }
}

async function startProcess(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<ReleaseProcess> {
  const child = spawn(join(folder, 'bin/node'), [join(folder, 'main.js')], { cwd: '/', env })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => output.push(text.toString()))
  const address = `http://127.0.0.1:${env['PORT']}`
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The release ended:\n${output.join('')}`)
      const response = await fetch(`${address}/readyz`)
      if (!response.ok) throw new Error(`Not ready: ${response.status}`)
    },
    { timeout: stepMs, interval: 50 },
  )
  return {
    address,
    async stop() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Copies a release as if each asset and each document of the apps had changed. */
export async function copyAsNextRelease(folder: string): Promise<string> {
  const copy = `${folder}-next`
  await promisify(execFile)('cp', ['-a', folder, copy])
  for (const app of ['portal', 'workspace']) {
    const place = join(copy, 'dist', app)
    const files = await readdir(place, { recursive: true, withFileTypes: true })
    const paths = files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    for (const path of paths) {
      if (/\.(br|gz)$/.test(path)) await rm(path)
      else if (/\.(js|css|html)$/.test(path)) {
        const text = await readFile(path, 'utf8')
        await rm(path)
        await writeFile(path.replace(hashed, '$1next.$2'), text.replaceAll(hashed, '$1next.$2'))
      }
    }
  }
  const documents = {
    portal: await readDocuments(copy, 'trusted-documents.json'),
    workspace: await readDocuments(copy, 'workspace-documents.json'),
  }
  await writeContract(copy, 'earlier-documents.json', { documents })
  await writeContract(copy, 'trusted-documents.json', {})
  await writeContract(copy, 'workspace-documents.json', {})
  return copy
}

/** The documents of one app by their hash. */
export async function readDocuments(
  folder: string,
  file: 'trusted-documents.json' | 'workspace-documents.json',
): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(join(folder, 'contract', file), 'utf8')) as Record<
    string,
    string
  >
}

function writeContract(folder: string, file: string, content: object): Promise<void> {
  return writeFile(join(folder, 'contract', file), JSON.stringify(content))
}

/** The end of the name of a built file: `-CtISyv8m.js`, `-DV0fTfo.js`. */
const hashed = /(-[\w-]{7,8})\.(js|css)\b/g

/** Hashes names and contents of all files below a folder. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const hash = createHash('sha256')
  for (const entry of entries.toSorted((a, b) =>
    join(a.parentPath, a.name) < join(b.parentPath, b.name) ? -1 : 1,
  ))
    if (entry.isFile())
      hash.update(entry.name).update(await readFile(join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}
