// /healthz: liveness. /readyz: readiness. Neither shows the reason to the public.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from '../readiness.ts'
import { version } from '../version.ts'

interface HealthRoutesDeps {
  readonly readiness: () => Promise<Readiness>
  readonly isCopy: boolean
}

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Event loop lag beyond this is unhealthy. */
const maxLagMilliseconds = 1000

export function healthRoutes(http: FastifyInstance, { readiness, isCopy }: HealthRoutesDeps): void {
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  http.addHook('onClose', async () => void lag.disable())
  http.get('/healthz', async (_, reply) => {
    const isHealthy = lag.percentile(99) / 1e6 < maxLagMilliseconds
    lag.reset()
    void reply.code(isHealthy ? 200 : 503)
    return { status: isHealthy ? 'ok' : 'slow', version }
  })
  http.get('/readyz', async (_, reply) => {
    const { isReady, degraded } = await readiness()
    void reply.code(isReady ? 200 : 503)
    return {
      status: isReady ? 'ready' : 'not-ready',
      ...(isReady && degraded.length > 0 && { degraded }),
      ...(isCopy && { copy: true }),
    }
  })
}
