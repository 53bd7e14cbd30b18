import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/**
 * Runs a program that can use `log` and `roomFor`; `roomFor` limits the size of the files it
 * writes. Returns its standard error.
 */
async function readStderr(destination: string | undefined, program: string): Promise<string> {
  const whole = `
    import { execFileSync } from 'node:child_process'
    import { pinoLog } from ${JSON.stringify(new URL('./pino-log.ts', import.meta.url).href)}
    const log = pinoLog({ level: 'info'${destination === undefined ? '' : `, destination: ${JSON.stringify(destination)}`} })
    const roomFor = (bytes) => execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=' + bytes + ':'])
    ${program}`
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    whole,
  ])
  return stderr
}

const whole = (line: string) => line.startsWith('{') && line.endsWith('}')
const messagesIn = (text: string) =>
  text
    .split('\n')
    .filter(whole)
    .map((line) => (JSON.parse(line) as { msg: string }).msg)

test.skipIf(process.platform !== 'linux')(
  'drops lines that cannot be written, throws nothing and reports the loss once on standard error',
  async () => {
    const stderr = await readStderr(
      '/dev/full',
      `for (const n of [1, 2, 3]) log.error({ n }, 'lost')`,
    )
    expect(stderr).toBe(
      'The log cannot be written (ENOSPC: no space left on device, write). Its lines are lost until it can be written again.\n',
    )
  },
)

test.skipIf(process.platform !== 'linux')(
  'continues on a new line when there is space again, and logs how many lines were lost',
  async () => {
    const file = join(folder, 'server.log')
    const stderr = await readStderr(
      file,
      `
    log.info({}, 'before')
    roomFor(100)
    for (const n of [1, 2, 3]) log.info({ n, words: 'some words that do not fit any more' }, 'lost')
    roomFor('unlimited')
    log.info({}, 'after')
    roomFor(1)
    log.info({}, 'lost again')`,
    )
    expect(messagesIn(await readFile(file, 'utf8'))).toEqual([
      'before',
      'Lines of the log were lost',
      'after',
    ])
    expect(await readFile(file, 'utf8')).toContain('"lines":3')
    expect(stderr.match(/cannot be written/g)).toHaveLength(2)
  },
)

test.skipIf(process.platform !== 'linux')(
  'loses the lines when the folder cannot be created, and does not end the program',
  async () => {
    const stderr = await readStderr(
      '/dev/null/logs/server.log',
      `log.info({}, 'lost'); process.stderr.write('still here')`,
    )
    expect(stderr).toMatch(/^The log cannot be written \(ENOTDIR.*\)[^\n]*\nstill here$/)
  },
)

test.skipIf(process.platform !== 'linux')(
  'does not end the program when standard error cannot be written',
  async () => {
    const program = `import { pinoLog } from ${JSON.stringify(new URL('./pino-log.ts', import.meta.url).href)}
    pinoLog({ level: 'info' }).error({}, 'lost')
    process.stdout.write('still here')`
    const { stdout } = await promisify(execFile)('bash', [
      '-c',
      'exec "$@" 2>/dev/full',
      '-',
      process.execPath,
      '--input-type=module',
      '-e',
      program,
    ])
    expect(stdout).toBe('still here')
  },
)
