import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { diskVault } from '#adapters/file-vault/disk-vault.ts'
import { makeTestFolder } from '#database/test-folder.ts'
import { claimFileStore, insertKeyCheck } from '#database/installation.ts'
import { openTestApp, testMasterKey } from '#testing/test-app.ts'
import { startTestProgram, type MortalProgram, type ProgramStart } from '#testing/test-program.ts'
import { readCategory, text, uploadFile, type UploadTarget } from '#testing/test-uploads.ts'
import { requestHead } from '#testing/test-wire.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const boundary = 'a-boundary-of-a-test'
const content = text('These words fill several frames. '.repeat(10_000))

const app = openTestApp()
let folder: string
/** Two people take turns, because one account may have three uploads at once. */
let uploaders: readonly Uploader[]
/**
 * Runs the start script of package.json without the steps before it, which would build the portal.
 */
let npmStart: ProgramStart
let env: Readonly<Record<string, string>>
/**
 * ID of the file store. The programs share a database, so each of their file stores is marked with
 * this ID.
 */
let storeId: string

beforeAll(async () => {
  uploaders = await Promise.all([readUploader('rosa', 'rosa'), readUploader('marcus', 'whitfield')])
  folder = await makeTestFolder('daybreak-stop-')
  // This database is already seeded: seeding would take longer than the test.
  env = {
    DATABASE_URL: app.databaseUrl,
    MASTER_KEY: testMasterKey,
    REHEARSAL_CLOCK: '1',
    npm_config_update_notifier: 'false',
  }
  const { database, secrets, vault } = app.deps
  await insertKeyCheck(app.owner, secrets)
  await claimFileStore({
    database,
    vault,
    lookForKnownFiles: () => Promise.resolve('none'),
    mayMark: true,
  })
  storeId = (await vault.storeId()) ?? ''
  npmStart = { command: 'npm', args: ['start'], cwd: await makePackage(), env }
})
afterAll(async () => {
  for (const pid of await processesBelow(folder)) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function makePackage(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string }
  }
  const place = join(folder, 'package')
  await mkdir(join(place, 'tools'), { recursive: true })
  await writeFile(
    join(place, 'package.json'),
    JSON.stringify({ name: 'stop', scripts: { start: scripts.start } }),
  )
  await writeFile(
    join(place, 'tools/setup.mjs'),
    `
    import { passSignalsOn, runInForeground } from ${JSON.stringify(new URL('../../../tools/setup/run.mjs', import.meta.url).href)}
    passSignalsOn()
    process.exitCode = await runInForeground([{ command: process.execPath, args: ['apps/server/main.ts'] }])`,
  )
  return place
}

interface Uploader {
  readonly credentials: Readonly<Record<string, string>>
  readonly place: UploadTarget
}

async function readUploader(
  account: 'rosa' | 'marcus',
  legalCase: 'rosa' | 'whitfield',
): Promise<Uploader> {
  const { idToken, accessToken } = await app.readTokens(app.demoData.accounts[account])
  const caseId = app.demoData.cases[legalCase]
  const place = { caseId, categoryId: await readCategory(app, caseId, 'taxes.federal-latest') }
  return { credentials: { authorization: `Bearer ${idToken}`, 'access-token': accessToken }, place }
}

async function newDataDir(name: string): Promise<string> {
  const dataDir = join(folder, name.replaceAll(' ', '-'))
  await diskVault(join(dataDir, 'files')).setStoreId(storeId)
  return dataDir
}

const getPort = ({ address }: MortalProgram) => Number(new URL(address).port)

/**
 * Sends the first half of an upload. Returns a function that sends the rest and reads the response.
 */
async function openUpload(
  program: MortalProgram,
  dataDir: string,
  { credentials, place }: Uploader,
): Promise<() => Promise<string>> {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = Buffer.concat([
    Buffer.from(
      field(
        'operations',
        JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
      ) + field('map', '{"0":["variables.file"]}'),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="letter.txt"\r\nContent-Type: text/plain\r\n\r\n`,
    ),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const head = requestHead('POST', '/graphql/', {
    ...credentials,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  })
  const middle = body.length - 100_000
  const socket: Socket = connect({ port: getPort(program), host: '127.0.0.1' })
  let received = ''
  socket.on('data', (bytes) => void (received += bytes.toString('latin1')))
  socket.on('error', (error) => void (received += String(error)))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(head)
  socket.write(body.subarray(0, middle))
  await vi.waitFor(async () => {
    const files = await readdir(join(dataDir, 'files'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.part'))).toHaveLength(1)
  }, 20_000)
  return async () => {
    socket.write(body.subarray(middle))
    await closed
    return received
  }
}

async function refuses(program: MortalProgram): Promise<void> {
  await vi.waitFor(async () => {
    const code = await new Promise<string>((resolve) => {
      const socket = connect({ port: getPort(program), host: '127.0.0.1' })
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      socket.once('connect', () => {
        socket.destroy()
        resolve('open')
      })
    })
    expect(code).toBe('ECONNREFUSED')
  }, 20_000)
}

/** Returns every process whose DATA_DIR is this folder or below it. */
async function processesBelow(path: string): Promise<readonly number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
      return environment.includes(`DATA_DIR=${path}`) ? [Number(pid)] : []
    }),
  )
  return processes.flat()
}

const server = (): ProgramStart => ({
  command: process.execPath,
  args: ['apps/server/main.ts'],
  cwd: root,
  env,
})
const inTerminal = (): ProgramStart => ({
  ...npmStart,
  command: 'script',
  args: ['-qec', 'exec npm start', '/dev/null'],
  env: { ...env, SHELL: '/bin/sh' },
})

const onLinux = describe.skipIf(process.platform !== 'linux')

// The tests run concurrently, because each one mostly waits for its program.
onLinux.concurrent('the program with an upload under way', { timeout: 60_000 }, () => {
  test.each<[string, () => ProgramStart, (program: MortalProgram) => void, 0 | 1]>([
    ['SIGTERM to the server alone', server, ({ pid }) => process.kill(pid, 'SIGTERM'), 0],
    ['SIGTERM to npm alone', () => npmStart, ({ pid }) => process.kill(pid, 'SIGTERM'), 0],
    ['SIGTERM to the process group', () => npmStart, ({ pid }) => process.kill(-pid, 'SIGTERM'), 1],
    ['Ctrl-C in a terminal', inTerminal, ({ type }) => type('\u0003'), 1],
  ])(
    '%s lets the upload finish, exits with 0 and leaves no process',
    async (name, way, stop, uploader) => {
      const dataDir = await newDataDir(name)
      const program = await startTestProgram(dataDir, way())
      expect(await processesBelow(dataDir)).not.toEqual([])
      const finish = await openUpload(program, dataDir, uploaders[uploader]!)
      stop(program)
      await refuses(program)
      expect(await finish()).toContain('"success":true')
      expect(await program.ended).toBe(0)
      expect(await processesBelow(dataDir)).toEqual([])
    },
  )

  test('a second signal after more than two seconds ends the server at once', async () => {
    const dataDir = await newDataDir('twice')
    const program = await startTestProgram(dataDir, server())
    await openUpload(program, dataDir, uploaders[0]!)
    process.kill(program.pid, 'SIGTERM')
    await refuses(program)
    await pause(2_000)
    process.kill(program.pid, 'SIGTERM')
    expect(await program.ended).toBe(130)
  })
})
