// The program: settings, start, a few calm lines for the terminal, and an orderly end.
import { join } from 'node:path'
import { stopwatch } from '#adapters/clock/stopwatch.ts'
import { pinoLog } from '#adapters/log/pino-log.ts'
import type { Log } from '#ports/log.ts'
import { describeError, sentenceOfError } from './http/error-text.ts'
import { SettingError, readSettings, type Settings } from './settings.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { welcome } from './welcome.ts'

/** The end of the process when the server has not stopped in this time after the drain seconds (safety 4.5). */
const stopTimeoutMs = 25_000
/** Ctrl-C, npm and a process group repeat a signal: one that comes so soon after the first is the same. */
const sameSignalMs = 2_000
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const exitCodes = {
  stopFailed: 1,
  startFailed: 1,
  faultOfOurs: 70,
  stopTimedOut: 75,
  wrongSetting: 78,
  secondSignal: 130,
} as const

async function main(): Promise<void> {
  surviveUnwritableOutput()
  const settings = settingsOrExit()
  // The demo's terminal is for people: its log goes to a file.
  const log = pinoLog({
    level: settings.logLevel,
    ...(settings.isDemo ? { destination: join(settings.dataDir, 'server.log') } : {}),
  })
  const leave = (event: string) => (error: unknown) => {
    log.error({ event, error: describeError(error) }, 'The process ends because of a fault')
    process.stderr.write(`Daybreak stopped because of a fault: ${sentenceOfError(error)}\n`)
    process.exit(exitCodes.faultOfOurs)
  }
  process.on('uncaughtException', leave('uncaughtException'))
  process.on('unhandledRejection', leave('unhandledRejection'))
  const starting = startServer(settings, log)
  const isStopping = stopOnSignals(starting, settings, log)
  try {
    const server = await starting
    if (isStopping()) return
    process.stdout.write(await welcome(server, settings))
  } catch (error) {
    // An error during the stop is reported by the stop.
    if (isStopping()) return
    process.stderr.write(`Daybreak could not start. ${sentenceOfError(error)}\n`)
    log.error({ error: describeError(error) }, 'The start failed')
    await starting.then((server) => server.stop()).catch(() => undefined)
    process.exit(error instanceof SettingError ? exitCodes.wrongSetting : exitCodes.startFailed)
  }
}

function settingsOrExit(): Settings {
  try {
    return readSettings()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`Daybreak could not start. ${error.message}\n`)
    process.exit(exitCodes.wrongSetting)
  }
}

/** A signal during the start stops the server as soon as it is open. Returns a test whether a stop has begun. */
function stopOnSignals(
  starting: Promise<RunningServer>,
  settings: Settings,
  log: Log,
): () => boolean {
  let firstSignalAtMs: number | undefined
  const stop = async () => {
    try {
      const server = await starting
      await server.stop()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`Daybreak did not stop in order. ${sentenceOfError(error)}\n`)
      log.error({ error: describeError(error) }, 'The stop failed')
      process.exit(exitCodes.stopFailed)
    }
  }
  const onSignal = () => {
    if (firstSignalAtMs !== undefined) {
      if (stopwatch() - firstSignalAtMs >= sameSignalMs) process.exit(exitCodes.secondSignal)
      return
    }
    firstSignalAtMs = stopwatch()
    if (settings.isDemo) process.stdout.write('\nStopping …\n')
    setTimeout(
      () => process.exit(exitCodes.stopTimedOut),
      settings.drainSeconds * 1_000 + stopTimeoutMs,
    ).unref()
    void stop()
  }
  for (const signal of stopSignals) process.on(signal, onSignal)
  return () => firstSignalAtMs !== undefined
}

/** A closed terminal, or output that goes to a full disk, must not end the server. */
function surviveUnwritableOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

await main()
