import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RunResult {
  readonly code: number
  readonly output: string
}

export function runCaptured(args: readonly string[]): Promise<RunResult> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.once('error', (error) => done({ code: 1, output: error.message }))
    child.once('close', (code) =>
      done({ code: code ?? 1, output: Buffer.concat(parts).toString() }),
    )
  })
}

export function runWithVisibleOutput(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
    child.once('error', () => done(1))
    child.once('close', (code) => done(code ?? 1))
  })
}

export function getScript(packageName: string, command = packageName): string {
  const folder = join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const script = typeof bin === 'string' ? bin : bin[command]
  if (!script) throw new Error(`${packageName} has no command ${command}`)
  return join(folder, script)
}
