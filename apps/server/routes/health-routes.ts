// /healthz: liveness. /readyz: whether the process can do its work. Neither tells the public why not.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Readiness } from '../readiness.ts'

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** A loop that lags longer than this is not healthy. */
const mostLagMilliseconds = 1000

export function healthRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  app.addHook('onClose', async () => void lag.disable())
  app.get('/healthz', async (_, reply) => {
    const isHealthy = lag.percentile(99) / 1e6 < mostLagMilliseconds
    lag.reset()
    void reply.code(isHealthy ? 200 : 503)
    return { status: isHealthy ? 'ok' : 'slow' }
  })
  app.get('/readyz', async (_, reply) => {
    const { isReady, degraded } = await readiness()
    void reply.code(isReady ? 200 : 503)
    return {
      status: isReady ? 'ready' : 'not-ready',
      ...(isReady && degraded.length > 0 && { degraded }),
    }
  })
}
