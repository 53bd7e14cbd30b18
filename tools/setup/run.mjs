import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

const children = new Set()
let endSignal

/** A terminal sends Ctrl-C to the whole group, so it is not forwarded there. */
export function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endSignal ??= signal
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      for (const child of children) child.kill(signal)
    })
  }
}

/** Undefined if no signal came before the start of a program. */
export function exitCodeOfSignal() {
  return endSignal === undefined ? undefined : 128 + signalNumbers[endSignal]
}

function start(command, args, options) {
  if (endSignal !== undefined) throw new Error(`Stopped by ${endSignal}.`)
  const child = spawn(command, args, options)
  children.add(child)
  for (const event of ['error', 'exit']) child.once(event, () => children.delete(child))
  return child
}

/** Runs a program with its output in a log file; a failure prints the end of that log. */
export function runQuietly(command, args, { cwd = root, log, env = process.env }) {
  const logFile = join(root, '.cache/logs', `${log}.log`)
  mkdirSync(dirname(logFile), { recursive: true })
  const output = createWriteStream(logFile)
  return new Promise((done, fail) => {
    const child = start(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
    })
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    child.once('error', fail)
    output.once('error', fail)
    output.once('error', () => child.kill())
    child.once('close', (code) => {
      output.end(() => {
        if (code === 0) return done()
        const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-30).join('\n')
        fail(
          new Error(
            `${[command, ...args].join(' ')} ended with ${code}:\n${lines}\n(all of it in ${logFile})`,
          ),
        )
      })
    })
  })
}

/** Runs until the first program ends, then stops the others. Returns the exit code. */
export async function runInForeground(commands) {
  const programs = commands.map(({ command, args, env = process.env }) =>
    start(command, args, { cwd: root, env, stdio: 'inherit' }),
  )
  const endings = programs.map(
    (child) =>
      new Promise((done) => {
        child.once('error', (error) => {
          process.stderr.write(`${error.message}\n`)
          done(1)
        })
        child.once('exit', (code, signal) => done(code ?? 128 + (signalNumbers[signal] ?? 0)))
      }),
  )
  const code = await Promise.race(endings)
  for (const child of programs)
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await Promise.all(endings)
  return code
}

/** On Windows npm is a shell script, not a program file. */
function needsShell(command) {
  return process.platform === 'win32' && command === 'npm'
}
