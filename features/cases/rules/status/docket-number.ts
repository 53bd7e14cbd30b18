// The number of an order or a notice on the docket of the court.
import type { Finding } from '#lib/problem.ts'
import { isBlank, plainCode } from '#lib/text.ts'

export const maxDocketNumberLength = 40

interface DocketFinding extends Finding {
  readonly code: 'cases.docket-number-too-long'
}

export function findDocketProblem(typed: string | undefined): DocketFinding | undefined {
  return [...(typed ?? '')].length > maxDocketNumberLength
    ? { code: 'cases.docket-number-too-long', params: { max: maxDocketNumberLength } }
    : undefined
}

/** Null for a blank text. */
export function toDocketNumber(typed: string): string | null {
  return isBlank(typed) ? null : plainCode(typed)
}
