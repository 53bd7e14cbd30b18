// Webhooks by Standard Webhooks (standardwebhooks.com). Wire names: docs/course-provider.md.
import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { CourseEvent, CourseEvents, SignedHeaders } from '#ports/course-events.ts'
import { certificateNumber } from './certificate-number.ts'

/** Max difference between the sender's clock and ours. */
const maxSecondsAway = 300
/** During a secret change a sender signs with both secrets. Eight signatures are enough. */
const maxSignatures = 8
const dayMilliseconds = 86_400_000
/** Max of a 32-bit integer column. */
const maxProviderId = 2_147_483_647

/** Requires an RFC 3339 time with a zone. Without one it would be read in the server's zone. */
const time = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/i),
  v.transform((text) => new Date(text)),
  v.date(),
)
const key = v.pipe(v.string(), v.regex(/^\P{Cc}{1,200}$/u))

const payload = v.variant('type', [
  v.object({
    type: v.literal('catalog.changed'),
    occurredAt: time,
    data: v.object({
      providerId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxProviderId)),
    }),
  }),
  v.object({
    type: v.literal('certificate.issued'),
    occurredAt: time,
    orderItemKey: key,
    personKey: key,
    data: v.object({
      certificateNumber,
      completedAt: time,
      certificateUrl: v.pipe(
        v.string(),
        v.check((url) => URL.canParse(url)),
      ),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase()),
    }),
  }),
  v.object({
    type: v.picklist([
      'registration.accepted',
      'course.started',
      'course.finished',
      'course.canceled',
      'course.expired',
    ]),
    occurredAt: time,
    orderItemKey: key,
  }),
])

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

function eventIn(id: string, body: unknown, now: Date): CourseEvent | undefined {
  const result = v.safeParse(payload, body)
  if (!result.success) return undefined
  const event = result.output
  const { occurredAt } = event
  if (event.type === 'catalog.changed') {
    const { type, data } = event
    return { id, occurredAt, itemKey: null, news: { type, providerId: data.providerId } }
  }
  const itemKey = event.orderItemKey
  if (event.type !== 'certificate.issued')
    return { id, occurredAt, itemKey, news: { type: event.type } }
  const { type, personKey, data } = event
  const { certificateNumber: number, completedAt, certificateUrl: url, sha256 } = data
  // A completion time may be ahead of our clock by up to a day.
  if (completedAt.getTime() > now.getTime() + dayMilliseconds) return undefined
  return { id, occurredAt, itemKey, news: { type, personKey, number, completedAt, url, sha256 } }
}
