import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '#database/test-database.ts'
import { productionSettings } from '#testing/test-app.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
let database: Awaited<ReturnType<typeof openEmptyDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-modules-'))
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const production = {
  ...productionSettings,
  NODE_ENV: 'production',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  DRAIN_SECONDS: '0',
  LOG_LEVEL: 'silent',
}

test('a production server loads no file of the demo', async () => {
  const files = await listLoadedFiles(['apps/server/main.ts'], /Daybreak is open at/, production)
  expect(files).toContain('apps/server/start-server.ts')
  expect(fromDemo(files)).toBe(0)
})

test('a firm command in production loads no file of the demo', async () => {
  const command = ['apps/server/firm.ts', 'message:list', '--failed']
  const files = await listLoadedFiles(command, /No message failed/, production)
  expect(files).toContain('apps/server/start-app.ts')
  expect(fromDemo(files)).toBe(0)
})

/** Runs a program until it prints the pattern or ends. Returns the files of this project it loaded. */
async function listLoadedFiles(
  program: readonly string[],
  pattern: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<string[]> {
  const list = join(folder, 'modules')
  const hook = join(folder, 'hook.mjs')
  await writeFile(list, '')
  await writeFile(
    hook,
    `import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(${JSON.stringify(list)}, url + '\\n')
    return nextLoad(url, context)
  },
})
`,
  )
  const child = spawn(process.execPath, ['--import', hook, ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      ...env,
    },
  })
  let output = ''
  const onOutput = (text: Buffer) => {
    output += text.toString()
    if (pattern.test(output)) child.kill('SIGTERM')
  }
  child.stdout.on('data', onOutput)
  child.stderr.on('data', onOutput)
  await once(child, 'exit')
  expect(output).toMatch(pattern)
  const urls = (await readFile(list, 'utf8')).split('\n').filter((url) => url.startsWith('file:'))
  return urls.map((url) => relative(root, fileURLToPath(url)))
}
const fromDemo = (files: readonly string[]) =>
  files.filter((file) => file.startsWith('apps/demo/')).length
