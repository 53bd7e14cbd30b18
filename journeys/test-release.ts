// A release in production, with its own folder, a PostgreSQL server, a mail server and a text
// service. It gets nothing of this checkout and no setting of this process.
import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
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

export interface RunningRelease extends Program {
  readonly version: string
  /** The folder of the release. */
  readonly folder: string
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
    DRAIN_SECONDS: '0',
    ...settings,
  }
  const node = join(folder, 'bin/node')
  const child = spawn(node, [join(folder, 'main.js')], { cwd: '/', env, stdio: 'pipe' })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => output.push(text.toString()))
  const address = env.PUBLIC_URL
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`The release ended:\n${output.join('')}`)
      const response = await fetch(`${address}/readyz`)
      if (!response.ok) throw new Error(`Not ready: ${response.status}`)
    },
    { timeout: stepMs, interval: 50 },
  )
  const outboxWords = messageReader(async () => services.received)
  return {
    version,
    folder,
    address,
    invitation: '',
    outboxWords,
    outboxCode: (recipient) => outboxWords(recipient, /\b(\d{6})\b/),
    authenticatorCode: () => Promise.reject(new Error('Only the demo shows these codes')),
    moveClock: () => Promise.reject(new Error('Only the clock of the demo moves')),
    async firm(...words) {
      const run = promisify(execFile)(node, [join(folder, 'firm.js'), ...words], { cwd: '/', env })
      return (await run).stdout.trim()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await services.close()
      await database.stop()
      for (const path of [place, databaseDir]) await rm(path, { recursive: true, force: true })
    },
  }
}

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
