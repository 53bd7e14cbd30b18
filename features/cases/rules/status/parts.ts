// The part of each debtor in a case: the court decides about each (spec: cases#parts).
import type { Finding } from '#lib/problem.ts'
import { isBlank, plainCode } from '#lib/text.ts'
import type { MatterStatus } from './matter-status.ts'
import type { StoredOutcome } from './outcomes.ts'

export type Debtor = 1 | 2

export interface PartRecord {
  readonly debtor: Debtor
  /** Null while the part goes on. */
  readonly outcome: StoredOutcome | null
  /** `YYYY-MM-DD`, of the order. Null while the part goes on, or if the day is not known. */
  readonly endedOn: string | null
  /** Of the order, on the docket of the court. */
  readonly docketNumber: string | null
}

/** A case as one of its debtors sees it. */
export interface StatusRecord {
  readonly status: MatterStatus
  /** Null unless the status is Complete. */
  readonly outcome: StoredOutcome | null
  /** `YYYY-MM-DD`. Null before filing and in cases filed before dates were recorded. */
  readonly filedOn: string | null
  readonly caseNumber: string | null
}

/** A case with its parts. */
export interface CaseStatusRecord extends Omit<StatusRecord, 'outcome'> {
  /** Debtor 1 first. */
  readonly parts: readonly PartRecord[]
}

/** Complete for a debtor whose part has ended, else what the case is. */
export function getStatusOf(record: CaseStatusRecord, debtor: Debtor): StatusRecord {
  const { status, filedOn, caseNumber, parts } = record
  const outcome = parts.find((part) => part.debtor === debtor)?.outcome ?? null
  return { status: outcome === null ? status : 'Complete', outcome, filedOn, caseNumber }
}

/** The outcome of a case: undefined when its debtors have different ones, null while one goes on. */
export function getOutcomeOfCase(parts: readonly PartRecord[]): StoredOutcome | null | undefined {
  if (parts.some(({ outcome }) => outcome === null)) return null
  const [first, ...more] = new Set(parts.map(({ outcome }) => outcome))
  return more.length === 0 ? (first ?? null) : undefined
}

export interface PartEnd {
  /** Null for all debtors of the case. */
  readonly debtor: Debtor | null
  readonly outcome: StoredOutcome
  readonly endedOn: string | null
}

/** The ends as a list names them: once for two debtors with the same outcome and day. */
export function listEnds(parts: readonly PartRecord[]): readonly PartEnd[] {
  const ends = parts.flatMap(({ debtor, outcome, endedOn }) =>
    outcome === null ? [] : [{ debtor, outcome, endedOn }],
  )
  const [first] = ends
  const isOfAll =
    first !== undefined &&
    ends.length === parts.length &&
    ends.every(({ outcome, endedOn }) => outcome === first.outcome && endedOn === first.endedOn)
  return isOfAll ? [{ ...first, debtor: null }] : ends
}

/** A case is Complete when all its parts have ended. */
export function getStatusOfCase(
  parts: readonly PartRecord[],
  status: MatterStatus,
  before: MatterStatus,
): MatterStatus {
  if (status !== 'Complete') return status
  return parts.every(({ outcome }) => outcome !== null) ? 'Complete' : before
}

export function isSamePart(a: PartRecord, b: PartRecord): boolean {
  return a.outcome === b.outcome && a.endedOn === b.endedOn && a.docketNumber === b.docketNumber
}

/** Also of the notice by which a debtor converts the case. */
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
