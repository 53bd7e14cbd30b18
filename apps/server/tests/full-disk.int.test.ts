// Runs the real program on a full disk.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, testMasterKey } from '#testing/test-app.ts'
import { endTestProgram, startTestProgram } from '#testing/test-program.ts'
import { readCategory, uploadFile } from '#testing/test-uploads.ts'
import { aTestFolder } from '#database/test-folder.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const stackTrace = /\n\s+at |node:internal/

const app = openTestApp()
const dataDir = aTestFolder()
let env: Readonly<Record<string, string>>

beforeAll(async () => {
  env = { DATABASE_URL: app.databaseUrl, MASTER_KEY: testMasterKey, REHEARSAL_CLOCK: '1' }
})
afterAll(() => endTestProgram(dataDir))

test.skipIf(process.platform !== 'linux')(
  'a start on a full disk ends with one sentence and without a stack',
  async () => {
    // With a file size limit of zero, Node gets the same system error as on a full disk.
    const start = run(
      'sh',
      ['-c', 'ulimit -S -f 0 && exec "$@"', '-', process.execPath, 'apps/server/main.ts'],
      {
        cwd: root,
        env: {
          PATH: process.env['PATH'],
          ...env,
          MASTER_KEY: '',
          PORT: '0',
          DATA_DIR: join(dataDir, 'new'),
        },
      },
    )
    const ended = await start.then(
      () => undefined,
      (error: { readonly code: number; readonly stdout: string; readonly stderr: string }) => error,
    )
    expect(ended).toMatchObject({ code: 1, stdout: '' })
    expect(ended?.stderr).toMatch(
      /^Daybreak could not start\. The disk is full \(EFBIG[^\n]*\)\. Make room and start again\.\nThe log cannot be written [^\n]*\n$/,
    )
  },
)

test.skipIf(process.platform !== 'linux')(
  'a disk that fills up changes no response, and the server still shuts down normally',
  { timeout: 60_000 },
  async () => {
    const program = await startTestProgram(dataDir, {
      command: process.execPath,
      args: ['apps/server/main.ts'],
      cwd: root,
      env,
    })
    const { idToken, accessToken } = await app.readTokens(app.demoData.accounts.rosa)
    const credentials = { authorization: `Bearer ${idToken}`, 'access-token': accessToken }
    const place = {
      caseId: app.demoData.cases.rosa,
      categoryId: await readCategory(app, app.demoData.cases.rosa, 'taxes.federal-latest'),
    }
    const upload = async () => {
      const form = new FormData()
      form.append(
        'operations',
        JSON.stringify({ query: uploadFile, variables: { file: null, fileMetadata: place } }),
      )
      form.append('map', '{"0":["variables.file"]}')
      form.append('0', new Blob(['some words']), 'letter.txt')
      const response = await fetch(`${program.address}/graphql/`, {
        method: 'POST',
        headers: credentials,
        body: form,
      })
      return { status: response.status, body: await response.text() }
    }
    await run('prlimit', ['--pid', String(program.pid), '--fsize=0:'])
    for (const _ of [1, 2]) {
      expect(await upload()).toMatchObject({
        status: 200,
        body: expect.stringContaining(
          '"message":"We cannot reach your files right now. Please try again."',
        ),
      })
    }
    process.kill(program.pid, 'SIGTERM')
    expect(await program.ended).toBe(0)
    expect(program.output().match(/The log cannot be written/g)).toHaveLength(1)
    expect(program.output()).not.toMatch(stackTrace)
  },
)
