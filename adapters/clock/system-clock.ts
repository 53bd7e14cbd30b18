// The true time of this machine.
import type { Clock } from '#ports/clock.ts'

export function systemClock(): Clock {
  return { now: () => new Date() }
}
