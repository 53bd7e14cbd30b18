import { oneLine } from './text.ts'

/** Length of a reason that goes into the audit, in characters. */
export const reasonLength = { min: 3, max: 200 } as const

/** Returns the reason as it is stored. Undefined if it is too short or too long. */
export function readReason(typed: string): string | undefined {
  const reason = oneLine(typed)
  const { length } = [...reason]
  return length < reasonLength.min || length > reasonLength.max ? undefined : reason
}
