import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitUntil, stopwatch } from '#adapters/clock/stopwatch.ts'
import type { Log } from '#ports/log.ts'
import { readTrustedDocuments } from './graphql/trusted-documents.ts'
import { headerWriters } from './http/headers.ts'
import { buildHttp } from './http/http.ts'
import { namePort, reservePort } from './http/reserved-port.ts'
import { copyWarning } from './copy.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import { openServerMetrics } from './operating-state.ts'
import { builtApps, keepBuiltAssets } from './built-apps.ts'
import { startApp, type App } from './start-app.ts'
import { pages } from './routes/pages.ts'
import { startMessageDelivery } from './message-delivery.ts'
import type { Demo } from './demo.ts'
import type { Settings } from './settings.ts'
import { watchRequests } from './http/stalled-requests.ts'

/** During the stop, a silent sender is disconnected after this time (spec: security#shutdown). */
const stalledSenderMs = 10_000

export interface RunningServer {
  readonly app: App
  readonly port: number
  /** Address of the portal; with PORT=0 it has the chosen port. */
  readonly publicUrl: string
  stop(): Promise<void>
}

export async function startServer(
  requested: Settings,
  log: Log,
  demo?: Demo,
): Promise<RunningServer> {
  const { settings, release } = await reservePort(requested)
  try {
    return await openServer(settings, log, demo, release)
  } finally {
    await release()
  }
}

async function openServer(
  settings: Settings,
  log: Log,
  demo: Demo | undefined,
  releasePort: () => Promise<void>,
): Promise<RunningServer> {
  if (!settings.isDemo && !settings.clamav)
    log.warn(
      { setting: 'CLAMAV_HOST' },
      'No virus scanner is set up: files are taken and handed out unscanned',
    )
  const app = await startApp(settings, log, { demo })
  const { deps } = app
  try {
    const metrics = openServerMetrics(deps)
    const trustedDocuments = await readTrustedDocuments()
    const http = await buildHttp(deps, { trustedDocuments, metrics })
    const requests = watchRequests(http.server)
    await demo?.registerRoutes(http, app)
    await pages(http, builtApps, {
      ...headerWriters(settings),
      banner: demo?.banner ?? '',
      findAsset: deps.keptAssets.find,
    })
    if (!settings.isDemo) await keepBuiltAssets(deps.keptAssets, log)
    if (deps.isCopy) log.warn({ event: 'copy' }, copyWarning)
    else {
      await startMessageDelivery(deps, demo)
      await startBackgroundJobs(deps)
    }
    await releasePort()
    const { port, host, publicUrl, metricsPort, metricsHost } = settings
    await namePort('PORT', port, () => http.listen({ port, host }))
    await writeFile(join(settings.dataDir, 'public-url'), publicUrl)
    const stopMetrics =
      metricsPort === undefined
        ? undefined
        : await namePort('METRICS_PORT', metricsPort, () => metrics.serve(metricsPort, metricsHost))
    return {
      app,
      port,
      publicUrl,
      async stop() {
        deps.retire()
        await waitUntil(stopwatch(), settings.drainSeconds * 1_000)
        requests.endStalled(stalledSenderMs)
        await http.close()
        await stopMetrics?.()
        await app.close()
      },
    }
  } catch (error) {
    await app.close()
    throw error
  }
}
