import type { RateLimit } from '#lib/limits.ts'

/** Time to open the link. */
export const linkSeconds = 60
export const viewMinutes = 15

/** A link works once. The time span is longer than the life of a link. */
export const onceForEachLink: RateLimit = {
  name: 'preview-link',
  max: 1,
  perSeconds: 2 * linkSeconds,
}

export function endOfLink(now: Date): Date {
  return new Date(now.getTime() + linkSeconds * 1000)
}

export function endOfView(now: Date): Date {
  return new Date(now.getTime() + viewMinutes * 60_000)
}
