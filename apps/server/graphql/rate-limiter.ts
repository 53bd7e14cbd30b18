// General rate limits of this process, in memory (spec: security#rate-limits).
import type { RateLimit } from '#lib/limits.ts'

/** High, because a whole office shares one address. */
export const requestsPerAddress: RateLimit = { name: 'requests-ip', max: 1200, perSeconds: 60 }
export const requestsPerSession: RateLimit = { name: 'requests-session', max: 600, perSeconds: 60 }
/** About a thousand times what one person types. */
export const answerBytesPerAccount: RateLimit = {
  name: 'answer-bytes-account',
  max: 20_000_000,
  perSeconds: 600,
}

const maxRemembered = 100_000

/**
 * Uses the generic cell rate algorithm (GCRA). `elapsed` returns milliseconds of a monotonic clock.
 */
export function createRateLimiter(
  { max, perSeconds }: RateLimit,
  elapsed: () => number,
): (subject: string, amount?: number) => boolean {
  const stepMs = (perSeconds * 1000) / max
  const spanMs = perSeconds * 1000
  const wholeAt = new Map<string, number>()
  return (subject, amount = 1) => {
    const now = elapsed()
    if (wholeAt.size >= maxRemembered) forgetWhole(wholeAt, now)
    const next = Math.max(wholeAt.get(subject) ?? 0, now) + stepMs * amount
    if (next > now + spanMs) return false
    wholeAt.set(subject, next)
    return true
  }
}

/** Removes the subjects that may use their whole limit again. */
function forgetWhole(wholeAt: Map<string, number>, now: number): void {
  for (const [subject, at] of wholeAt) if (at <= now) wholeAt.delete(subject)
}
