// Starts and stops the server: the order in which things open, and the order in which they close.
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '#ports/log.ts'
import { headerWriters } from './headers.ts'
import { buildHttp } from './http.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openHouse, type House } from './open-house.ts'
import { pages } from './pages.ts'
import { openPostOffice } from './post-office.ts'
import { rehearsalRoutes } from './rehearsal-routes.ts'
import type { Settings } from './settings.ts'

export interface RunningServer {
  readonly house: House
  readonly port: number
  /** Where the portal is reached; with PORT=0 the port that the system chose. */
  readonly publicUrl: string
  stop(): Promise<void>
}

const portalFolder = new URL('../../dist/portal/', import.meta.url)
const trustedDocumentsFile = new URL('../../contract/trusted-documents.json', import.meta.url)

export async function startServer(settings: Settings, log: Log): Promise<RunningServer> {
  if (!settings.isDemo && !settings.clamav) log.warn({ setting: 'CLAMAV_HOST' }, 'No virus scanner is set up: files are taken and handed out unscanned')
  const house = await openHouse(settings, log)
  const { world } = house
  try {
    const trustedDocuments = JSON.parse(await readFile(trustedDocumentsFile, 'utf8')) as Record<string, string>
    const app = await buildHttp(world, { trustedDocuments })
    if (settings.isDemo) rehearsalRoutes(app, world, house.rehearsalClock)
    await pages(app, fileURLToPath(portalFolder), { ...headerWriters(settings), isDemo: settings.isDemo })
    await openPostOffice(world)
    await startHousekeeping(world)
    await app.listen({ port: settings.port, host: settings.host })
    const { port } = app.server.address() as AddressInfo
    const publicUrl = settings.publicUrl.replace(/:0$/, `:${port}`)
    await writeFile(join(settings.dataDir, 'public-url'), publicUrl)
    const stopMetrics = settings.metricsPort === undefined ? undefined : await world.metrics.serve(settings.metricsPort)
    return {
      house,
      port,
      publicUrl,
      async stop() {
        world.retire()
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
