// Starting other programs: quietly with a log, or in the foreground with signals and exit code passed through.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

/** Runs a program with its output in a log file; a failure shows the end of that log. */
export function runQuietly(command, args, { cwd = root, log, env = process.env }) {
  const logFile = join(root, '.cache/logs', `${log}.log`)
  mkdirSync(dirname(logFile), { recursive: true })
  const output = createWriteStream(logFile)
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: needsShell(command) })
    child.stdout.pipe(output, { end: false })
    child.stderr.pipe(output, { end: false })
    child.once('error', fail)
    child.once('close', (code) => {
      output.end(() => {
        if (code === 0) return done()
        const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-30).join('\n')
        fail(new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${lines}\n(all of it in ${logFile})`))
      })
    })
  })
}

/**
 * Runs programs in the foreground until the first one ends, then stops the others. Answers the exit code to end with.
 * A terminal sends Ctrl-C to the whole group, so only signals meant for this process alone are passed on.
 */
export async function runInForeground(commands) {
  const children = commands.map(({ command, args, env = process.env }) => spawn(command, args, { cwd: root, env, stdio: 'inherit' }))
  const passOn = (signal) => () => {
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn(signal))
  const endings = children.map(
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
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await Promise.all(endings)
  return code
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

/** npm has no program file of its own on Windows, only a script of the shell. */
function needsShell(command) {
  return process.platform === 'win32' && command === 'npm'
}
