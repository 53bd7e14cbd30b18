// /healthz: the process turns. /readyz: it can do its work. Neither tells the public why not.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** A loop that lags longer than this is not healthy. */
const mostLagMilliseconds = 1000

export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
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
    const ready = await isReady()
    void reply.code(ready ? 200 : 503)
    return { status: ready ? 'ready' : 'not-ready' }
  })
}
