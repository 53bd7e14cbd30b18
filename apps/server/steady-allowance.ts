// How much one session, and one address, may ask of this process at all. In memory: what guards a password or a code is counted in the database instead.
import type { Allowance } from '#lib/limits.ts'

/** An office full of people shares one address (safety 2, constants; 4.8). */
export const requestsPerAddress: Allowance = { name: 'requests-ip', most: 1200, perSeconds: 60 }
export const requestsPerSession: Allowance = { name: 'requests-session', most: 600, perSeconds: 60 }
/** Somebody who types all day saves a thousandth of it. */
export const answerBytesPerAccount: Allowance = {
  name: 'answer-bytes-account',
  most: 20_000_000,
  perSeconds: 600,
}

const mostRemembered = 100_000

/** GCRA on a clock that only measures, in milliseconds. Answers a function that takes one, or more, from the allowance of a subject; false when not so much is left. */
export function steadyAllowance(
  { most, perSeconds }: Allowance,
  elapsed: () => number,
): (subject: string, amount?: number) => boolean {
  const stepMs = (perSeconds * 1000) / most
  const spanMs = perSeconds * 1000
  const wholeAt = new Map<string, number>()
  return (subject, amount = 1) => {
    const now = elapsed()
    if (wholeAt.size >= mostRemembered) forgetWhole(wholeAt, now)
    const next = Math.max(wholeAt.get(subject) ?? 0, now) + stepMs * amount
    if (next > now + spanMs) return false
    wholeAt.set(subject, next)
    return true
  }
}

/** Whoever's allowance is whole again is nobody in particular. */
function forgetWhole(wholeAt: Map<string, number>, now: number): void {
  for (const [subject, at] of wholeAt) if (at <= now) wholeAt.delete(subject)
}
