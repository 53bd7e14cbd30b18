// Refuses requests under a foreign host name (spec: security#host-check).
import type { FastifyRequest } from 'fastify'
import { healthPaths } from '../routes/health-routes.ts'
import type { Settings } from '../settings.ts'
import { isLoopback } from '../settings/setting-values.ts'

const hostWithPort = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i

type HostSettings = Pick<Settings, 'publicUrl' | 'allowedHosts' | 'isDemo'>

/** Ignores X-Forwarded-Host. Health checks of a load balancer may use any address. */
export function isOwnHost(request: FastifyRequest, settings: HostSettings): boolean {
  if (healthPaths.has(request.routeOptions.url ?? '')) return true
  const hostname = hostWithPort.exec(request.headers.host ?? '')?.[1]?.toLowerCase()
  if (hostname === undefined) return false
  if (settings.isDemo && isLoopback(hostname)) return true
  return (
    hostname === new URL(settings.publicUrl).hostname || settings.allowedHosts.includes(hostname)
  )
}
