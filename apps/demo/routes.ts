import type { FastifyInstance } from 'fastify'
import type { MovableClock } from '#apps/server/demo-services.ts'
import { courseEventsPath } from '#apps/server/routes/course-events-route.ts'
import type { Settings } from '#apps/server/settings.ts'
import { isLoopback } from '#apps/server/settings/setting-values.ts'
import type { App } from '#apps/server/start-app.ts'
import { courseRoutes } from './course-routes.ts'
import type { SendWebhook } from './course-provider/provider-console.ts'
import { outboxRoutes } from './outbox-routes.ts'

export async function registerRoutes(
  http: FastifyInstance,
  { deps, movableClock }: App,
): Promise<void> {
  await http.register(async (scope) => {
    // Prevents DNS rebinding: a site whose host name resolves to this machine must not read codes.
    scope.addHook('onRequest', async ({ headers }, reply) =>
      isThisMachine(headers.host) ? undefined : reply.code(404).send(),
    )
    outboxRoutes(scope, deps)
    if (movableClock) clockRoute(scope, movableClock)
    courseRoutes(scope, deps, webhookSender(deps.settings))
  })
}

/** The demo's PUBLIC_URL is always on this machine. */
function isThisMachine(host: string | undefined): boolean {
  const address = `http://${host}`
  return URL.canParse(address) && isLoopback(new URL(address).hostname)
}

function clockRoute(http: FastifyInstance, clock: MovableClock): void {
  http.post<{ Body: { milliseconds?: unknown } }>('/rehearsal/clock', async (request, reply) => {
    const milliseconds = request.body?.milliseconds
    if (typeof milliseconds !== 'number' || !Number.isSafeInteger(milliseconds))
      return reply.code(400).send({ expected: { milliseconds: 'a whole number' } })
    await clock.moveBy(milliseconds)
    return { now: clock.now().toISOString() }
  })
}

/** Sends the webhooks of the demo provider over the network, like any other sender. */
function webhookSender({ host, port }: Settings): SendWebhook {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}${courseEventsPath}`
  return async (headers, body) => {
    const signal = AbortSignal.timeout(20_000)
    return (await fetch(address, { method: 'POST', headers, body, signal })).status
  }
}
