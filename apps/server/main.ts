// The program: settings, start, a few calm lines for the terminal, and an orderly end.
import { join } from 'node:path'
import { pinoLog } from '#adapters/log/pino-log.ts'
import { SettingError, readSettings, type Settings } from './settings.ts'
import { startServer, type RunningServer } from './start-server.ts'
import { welcome } from './welcome.ts'

/** A second signal, or this long after the first, ends the process at once (safety 4.5). */
const patienceMilliseconds = 28_000

/** `EX_CONFIG` of sysexits.h. */
const wrongSettingExit = 78

async function main(): Promise<void> {
  const settings = settingsOrExit()
  // The demo's terminal is for people: its log goes to a file.
  const log = pinoLog({ level: settings.logLevel, ...(settings.isDemo ? { destination: join(settings.dataDir, 'server.log') } : {}) })
  const leave = (event: string) => (error: unknown) => {
    log.error({ event, error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) }, 'The process ends because of a fault')
    process.stderr.write(`Daybreak stopped because of a fault: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(70)
  }
  process.on('uncaughtException', leave('uncaughtException'))
  process.on('unhandledRejection', leave('unhandledRejection'))
  let server: RunningServer
  try {
    server = await startServer(settings, log)
  } catch (error) {
    process.stderr.write(`Daybreak could not start. ${error instanceof Error ? error.message : String(error)}\n`)
    log.error({ error: error instanceof Error ? { message: error.message, stack: error.stack } : String(error) }, 'The start failed')
    process.exit(error instanceof SettingError ? wrongSettingExit : 1)
  }
  stopOnSignals(server, settings)
  process.stdout.write(await welcome(server, settings))
}

function settingsOrExit(): Settings {
  try {
    return readSettings()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    process.stderr.write(`Daybreak could not start. ${error.message}\n`)
    process.exit(wrongSettingExit)
  }
}

function stopOnSignals(server: RunningServer, settings: Settings): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(130)
    isStopping = true
    if (settings.isDemo) process.stdout.write('\nStopping …\n')
    setTimeout(() => process.exit(75), patienceMilliseconds).unref()
    void server.stop().then(() => process.exit(0), () => process.exit(1))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

await main()
