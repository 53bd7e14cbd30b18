import { join } from 'node:path'
import { stopwatch } from '#adapters/clock/stopwatch.ts'
import { pinoLog } from '#adapters/log/pino-log.ts'
import type { Log } from '#ports/log.ts'
import { describeError, explainStartError, sentenceOfError } from './http/error-text.ts'
import { loadDemo } from './load-demo.ts'
import { readSettings, type Settings } from './settings.ts'
import { SettingError } from './settings/setting-values.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { version } from './version.ts'

/** Time to stop after the drain time; then the process exits (spec: security#shutdown). */
const stopTimeoutMs = 25_000
/** Ctrl-C, npm and a process group repeat a signal. Repetitions within this time count as one. */
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
  // The demo logs to a file, because its terminal is for people.
  const log = pinoLog({
    level: settings.logLevel,
    version,
    ...(settings.isDemo ? { destination: join(settings.dataDir, 'server.log') } : {}),
  })
  const leave = (event: string) => (error: unknown) => {
    log.error({ event, error: describeError(error) }, 'The process ends because of a fault')
    process.stderr.write(`Daybreak stopped because of a fault: ${sentenceOfError(error)}\n`)
    process.exit(exitCodes.faultOfOurs)
  }
  process.on('uncaughtException', leave('uncaughtException'))
  process.on('unhandledRejection', leave('unhandledRejection'))
  const loadingDemo = loadDemo(settings)
  const starting = loadingDemo.then((demo) => startServer(settings, log, demo))
  const isStopping = stopOnSignals(starting, settings, log)
  try {
    const server = await starting
    if (isStopping()) return
    const demo = await loadingDemo
    process.stdout.write(
      demo ? await demo.welcome(server.app) : `Daybreak is open at ${server.publicUrl}\n`,
    )
  } catch (error) {
    // The stop reports its own errors.
    if (isStopping()) return
    const sentence = await explainStartError(error, settings.dataDir)
    process.stderr.write(`Daybreak could not start. ${sentence}\n`)
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

/** Stops the server after its start if a signal arrives earlier. Returns `isStopping`. */
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

/** A closed terminal, or output to a full disk, must not end the server. */
function surviveUnwritableOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}

await main()
