/** A firm can record these. 'withdrawn' means that the case was never filed. */
export const outcomes = [
  'discharged',
  'dismissed',
  'withdrawn',
  'closed-without-discharge',
  'transferred',
] as const
export type Outcome = (typeof outcomes)[number]

/** 'unknown': the case ended before outcomes were recorded. */
export const storedOutcomes = [...outcomes, 'unknown'] as const
export type StoredOutcome = (typeof storedOutcomes)[number]

export function isOutcome(text: string): text is Outcome {
  return (outcomes as readonly string[]).includes(text)
}
