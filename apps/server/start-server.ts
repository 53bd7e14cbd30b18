// Starts and stops the server: the order in which things open, and the order in which they close.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { notBefore, stopwatch } from '#adapters/clock/stopwatch.ts'
import type { Log } from '#ports/log.ts'
import { courseEventsPath } from './routes/course-events-route.ts'
import { headerWriters } from './http/headers.ts'
import { buildHttp } from './http/http.ts'
import { holdPort } from './http/held-port.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openHouse, type House } from './start-app.ts'
import { pages } from './routes/pages.ts'
import { openPostOffice } from './post-office.ts'
import { rehearsalCourses } from './rehearsal-courses.ts'
import { rehearsalRoutes } from './rehearsal-routes.ts'
import { isLoopback, type Settings } from './settings.ts'
import { watchRequests } from './http/stalled-requests.ts'

/** After the stop has begun, a sender that is silent for so long is cut, even one that was answered already (safety 4.5). */
const stalledSenderMs = 10_000

export interface RunningServer {
  readonly house: House
  readonly port: number
  /** Where the portal is reached; with PORT=0 the port that the system chose. */
  readonly publicUrl: string
  stop(): Promise<void>
}

const portalFolder = new URL('../../dist/portal/', import.meta.url)
const trustedDocumentsFile = new URL('../../contract/trusted-documents.json', import.meta.url)

export async function startServer(wished: Settings, log: Log): Promise<RunningServer> {
  const { settings, release } = await holdPort(wished)
  try {
    return await openServer(settings, log, release)
  } finally {
    await release()
  }
}

async function openServer(
  settings: Settings,
  log: Log,
  releasePort: () => Promise<void>,
): Promise<RunningServer> {
  if (!settings.isDemo && !settings.clamav)
    log.warn(
      { setting: 'CLAMAV_HOST' },
      'No virus scanner is set up: files are taken and handed out unscanned',
    )
  const house = await openHouse(settings, log)
  const { world } = house
  try {
    const trustedDocuments = JSON.parse(await readFile(trustedDocumentsFile, 'utf8')) as Record<
      string,
      string
    >
    const app = await buildHttp(world, { trustedDocuments })
    const requests = watchRequests(app.server)
    if (settings.isDemo) {
      await app.register(async (scope) => {
        // A name of somebody else's that leads to this machine makes their page one of ours: it is to read no code here.
        scope.addHook('onRequest', async ({ headers }, reply) =>
          isThisMachine(headers.host) ? undefined : reply.code(404).send(),
        )
        rehearsalRoutes(scope, world, house.rehearsalClock)
        // Over the wire, like a stranger.
        rehearsalCourses(scope, world, async (headers, body) => {
          const address = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${settings.port}${courseEventsPath}`
          return (
            await fetch(address, {
              method: 'POST',
              headers,
              body,
              signal: AbortSignal.timeout(20_000),
            })
          ).status
        })
      })
    }
    await pages(app, fileURLToPath(portalFolder), {
      ...headerWriters(settings),
      isDemo: settings.isDemo,
    })
    await openPostOffice(world)
    await startHousekeeping(world)
    await releasePort()
    await app.listen({ port: settings.port, host: settings.host })
    const { port, publicUrl } = settings
    await writeFile(join(settings.dataDir, 'public-url'), publicUrl)
    const stopMetrics =
      settings.metricsPort === undefined
        ? undefined
        : await world.metrics.serve(settings.metricsPort, settings.metricsHost)
    return {
      house,
      port,
      publicUrl,
      async stop() {
        world.retire()
        await notBefore(stopwatch(), settings.drainSeconds * 1_000)
        requests.endStalled(stalledSenderMs)
        await app.close()
        await stopMetrics?.()
        await house.close()
      },
    }
  } catch (error) {
    await house.close()
    throw error
  }
}

/** The demo's PUBLIC_URL is never anywhere else. */
function isThisMachine(host: string | undefined): boolean {
  const address = `http://${host}`
  return URL.canParse(address) && isLoopback(new URL(address).hostname)
}
