// Commands of operators and firms (docs/firm-commands.md).
import { join } from 'node:path'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Log } from '#ports/log.ts'
import { readArguments, type Arguments, type CommandValues } from './firm/arguments.ts'
import { UnknownCommandError, UsageError } from './firm/usage-error.ts'
import { loadDemo } from './load-demo.ts'
import { settingsOfRunningApp } from './running-app.ts'
import type { Settings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'
import { version } from './version.ts'

async function readUsage(): Promise<string> {
  const usage = await import('./firm/usage.ts')
  return usage.readUsage()
}

/** Runs also where the server cannot start. Exits with 1 if a part does not work. */
async function visitDoctor(settings: Settings, log: Log, values: CommandValues): Promise<void> {
  const mailTo = values['mail-to']
  if (mailTo !== undefined && !isEmail(mailTo))
    throw new UsageError('--mail-to: expected an email address.')
  const typed = values['text-to']
  const textTo = typed === undefined ? undefined : mobileDigits(typed)
  if (typed !== undefined && textTo === undefined)
    throw new UsageError('--text-to: expected ten digits.')
  const { examine } = await import('./doctor/doctor.ts')
  const { words, isWell } = await examine(settings, log, {
    mailTo: mailTo === undefined ? undefined : comparableEmail(mailTo),
    textTo,
    now: systemClock().now,
  })
  process.stdout.write(`${words}\n`)
  if (!isWell) process.exitCode = 1
}

async function runInApp(settings: Settings, log: Log, typed: Arguments): Promise<void> {
  const [{ startApp }, { readCommand }] = await Promise.all([
    import('./start-app.ts'),
    import('./firm/run-command.ts'),
  ])
  const run = await readCommand(typed)
  const app = await startApp(settings, log, {
    role: settings.databaseUrl === undefined ? 'server' : 'command',
    demo: await loadDemo(settings),
  })
  try {
    process.stdout.write(`${await run(app.deps)}\n`)
  } finally {
    await app.close()
  }
}

async function main(): Promise<void> {
  const typed = readArguments()
  const [command] = typed.positionals
  const settings = await settingsOfRunningApp()
  const log = pinoLog({
    level: settings.logLevel,
    version,
    destination: join(settings.dataDir, 'firm.log'),
  })
  if (command === 'doctor') return visitDoctor(settings, log, typed.values)
  if (command?.startsWith('keys:')) {
    const { runKeysCommand } = await import('./firm/installation/keys.ts')
    const [, ...operands] = typed.positionals
    const call = { command, operands, values: typed.values }
    process.stdout.write(`${await runKeysCommand(settings, log, call)}\n`)
    return
  }
  await runInApp(settings, log, typed)
}

// `--help` with other arguments belongs to `review request`.
if (process.argv.length === 3 && ['--help', '-h', 'help'].includes(process.argv[2] ?? '')) {
  process.stdout.write(await readUsage())
  process.exit(0)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof SettingError)) throw error
  const usage = error instanceof UnknownCommandError ? await readUsage() : ''
  process.stderr.write(`${error.message}\n${usage}`)
  // Same exit codes as the server: 78 wrong setting, 64 wrong command.
  process.exitCode = error instanceof SettingError ? 78 : 64
}
// Does not wait until the database has closed its ends of the connections.
process.exit()
