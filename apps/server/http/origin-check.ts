// Requests that a browser sends on behalf of another site are refused (decisions 1.3).
import type { FastifyRequest } from 'fastify'
import { isLoopback, type Settings } from '../settings.ts'

/** What a page of another site may send without asking first; no request of ours has such a body (safety, A23). */
const sentWithoutAsking = /^(text\/plain|application\/x-www-form-urlencoded)\b|^$/i

/** True when nothing says that the request comes from elsewhere. A program that is no browser sends neither header. */
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
