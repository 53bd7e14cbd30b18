// Webhooks by Standard Webhooks (standardwebhooks.com). Wire names: docs/course-provider.md.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CourseEvent, CourseEvents, SignedHeaders } from '#ports/course-events.ts'
import { isCertificateNumber } from './certificate-number.ts'

/** Max difference between the sender's clock and ours. */
const maxSecondsAway = 300
/** During a secret change a sender signs with both secrets. Eight signatures are enough. */
const maxSignatures = 8
const dayMilliseconds = 86_400_000
/** Max of a 32-bit integer column. */
const maxProviderId = 2_147_483_647

const itemTypes = [
  'registration.accepted',
  'course.started',
  'course.finished',
  'course.canceled',
  'course.expired',
] as const

/** `secrets`: the current and, during a change, the previous one. If empty, all are refused. */
export function signedWebhooks(secrets: readonly Uint8Array[]): CourseEvents {
  return {
    read(headers, body, now) {
      if (!isSigned(secrets, headers, body, now)) return 'unsigned'
      try {
        return (
          eventIn(
            headers.id ?? '',
            JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)),
            now,
          ) ?? 'unknown'
        )
      } catch {
        return 'unknown'
      }
    },
  }
}

/** `v1,` and the base64 HMAC-SHA256 of `id.seconds.body`. */
export function signWebhook(
  secret: Uint8Array,
  id: string,
  timestamp: string,
  body: Uint8Array,
): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body).digest('base64')}`
}

function isSigned(
  secrets: readonly Uint8Array[],
  { id, timestamp, signature }: SignedHeaders,
  body: Uint8Array,
  now: Date,
): boolean {
  if (
    id === undefined ||
    !/^[\x21-\x7e]{1,200}$/.test(id) ||
    timestamp === undefined ||
    !/^\d{1,12}$/.test(timestamp) ||
    signature === undefined
  )
    return false
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > maxSecondsAway) return false
  const given = signature.split(' ', maxSignatures)
  return secrets.some((secret) => {
    const expected = signWebhook(secret, id, timestamp, body)
    return given.some((candidate) => isSame(candidate, expected))
  })
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function eventIn(id: string, payload: unknown, now: Date): CourseEvent | undefined {
  const { type, occurredAt: when, orderItemKey, personKey, data } = toFields(payload)
  const occurredAt = timeIn(when)
  if (!occurredAt) return undefined
  const about = { id, occurredAt }
  if (type === 'catalog.changed') {
    const { providerId } = toFields(data)
    return typeof providerId === 'number' &&
      Number.isInteger(providerId) &&
      providerId >= 1 &&
      providerId <= maxProviderId
      ? { ...about, itemKey: null, news: { type, providerId } }
      : undefined
  }
  const itemKey = keyIn(orderItemKey)
  if (itemKey === undefined) return undefined
  if (type === 'certificate.issued') {
    const { certificateNumber, completedAt: completed, certificateUrl, sha256 } = toFields(data)
    const [person, completedAt] = [keyIn(personKey), timeIn(completed)]
    if (
      person === undefined ||
      !isCertificateNumber(certificateNumber) ||
      typeof certificateUrl !== 'string' ||
      !URL.canParse(certificateUrl)
    )
      return undefined
    // A completion time may be ahead of our clock by up to a day.
    if (!completedAt || completedAt.getTime() > now.getTime() + dayMilliseconds) return undefined
    if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256)) return undefined
    return {
      ...about,
      itemKey,
      news: {
        type,
        personKey: person,
        number: certificateNumber,
        completedAt,
        url: certificateUrl,
        sha256: sha256.toLowerCase(),
      },
    }
  }
  const known = itemTypes.find((candidate) => candidate === type)
  return known && { ...about, itemKey, news: { type: known } }
}

function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function keyIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\P{Cc}{1,200}$/u.test(value) ? value : undefined
}

/** Requires an RFC 3339 time with a zone. Without one it would be read in the server's zone. */
function timeIn(value: unknown): Date | undefined {
  if (
    typeof value !== 'string' ||
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i.test(value)
  )
    return undefined
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time
}
