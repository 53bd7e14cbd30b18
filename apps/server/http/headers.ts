// spec: security#response-headers, security#content-security-policy
import type { FastifyReply } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Hash of the only inline style of React Aria. A journey fails if the library changes this style.
 */
export const reactAriaStyleHash = 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='

function pagePolicy(isHttps: boolean, videoOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' '${reactAriaStyleHash}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    ['frame-src', "'self'", 'blob:', ...videoOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-html portal-url dompurify',
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** A worker uses the policy of its script's response. It may load only files of the portal. */
const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

const answerPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

export type HeaderWriter = (reply: FastifyReply) => void

export type HeaderSettings = Pick<
  Settings,
  'publicUrl' | 'hstsEverywhere' | 'overviewVideoUrl' | 'welcomeVideoUrl'
>

export interface HeaderWriters {
  readonly common: HeaderWriter
  readonly page: HeaderWriter
  readonly worker: HeaderWriter
}

export function headerWriters(settings: HeaderSettings): HeaderWriters {
  const isHttps = settings.publicUrl.startsWith('https:')
  const videos = [settings.overviewVideoUrl, settings.welcomeVideoUrl].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  )
  const policy = pagePolicy(isHttps, [...new Set(videos)])
  const hsts = `max-age=63072000${settings.hstsEverywhere ? '; includeSubDomains; preload' : ''}`
  return {
    common(reply) {
      void reply.headers({
        'content-security-policy': answerPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
        'cache-control': 'no-store',
        ...(isHttps ? { 'strict-transport-security': hsts } : {}),
      })
    },
    page: (reply) => void reply.header('content-security-policy', policy),
    worker: (reply) => void reply.header('content-security-policy', workerPolicy),
  }
}
