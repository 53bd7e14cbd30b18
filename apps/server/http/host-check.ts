// Refuses requests under a foreign host name (safety 2.14), such as another site's name that leads here.
import type { FastifyRequest } from 'fastify'
import { healthPaths } from '../routes/health-routes.ts'
import { isLoopback, type Settings } from '../settings.ts'

const hostWithPort = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

type HostSettings = Pick<Settings, 'publicUrl' | 'allowedHosts' | 'isDemo'>

/** X-Forwarded-Host is not read. A load balancer asks for health by whatever address it has. */
export function isOwnHost(request: FastifyRequest, settings: HostSettings): boolean {
  if (healthPaths.has(request.routeOptions.url ?? '')) return true
  const hostname = hostWithPort.exec(request.headers.host ?? '')?.[1]?.toLowerCase()
  if (hostname === undefined) return false
  if (settings.isDemo && isLoopback(hostname)) return true
  return (
    hostname === new URL(settings.publicUrl).hostname || settings.allowedHosts.includes(hostname)
  )
}
