// Refuses requests that a browser sends for another site (spec: security#cross-site-requests).
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { isLoopback } from '../settings/setting-values.ts'

/** Content types that a foreign page can send without a preflight request. The portal uses none. */
const sentWithoutAsking = /^(text\/plain|application\/x-www-form-urlencoded)\b|^$/i

/** True unless a header names another site. Programs that are not browsers send neither header. */
export function isOwnOrigin(
  request: FastifyRequest,
  settings: Pick<Settings, 'publicUrl' | 'isDemo'>,
): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, cookie, 'content-type': type = '' } = request.headers
  if (cookie !== undefined && sentWithoutAsking.test(type)) return false
  if (origin === undefined) return true
  if (origin === new URL(settings.publicUrl).origin) return true
  return (
    settings.isDemo &&
    URL.canParse(origin) &&
    isLoopback(new URL(origin).hostname) &&
    new URL(origin).host === request.headers.host
  )
}
