// A change of the status of a case, and of the parts of its debtors (spec: cases#parts).
import { isCalendarDay, monthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import type { StoredOutcome } from './outcomes.ts'
import {
  findDocketProblem,
  getStatusOf,
  getStatusOfCase,
  toDocketNumber,
  type CaseStatusRecord,
  type Debtor,
  type PartRecord,
} from './parts.ts'
import {
  changedStatus,
  findStatusProblem,
  type StatusChange,
  type StatusChangeFacts,
} from './status-change.ts'

export interface CaseStatusChange extends StatusChange {
  /** Whose part changes. Absent for all. */
  readonly debtor?: Debtor
  /** The day of the order. Absent: the recorded one, or else today. */
  readonly endedOn?: string
  /** Absent: the recorded one. A blank one removes it. */
  readonly docketNumber?: string
}

interface CaseFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
}

/** Debtors whose part the change is about. A corrected filing touches no part that has ended. */
export function listAffected(
  before: CaseStatusRecord,
  { debtor, status }: Pick<CaseStatusChange, 'debtor' | 'status'>,
): readonly Debtor[] {
  if (debtor !== undefined) return [debtor]
  const isCorrection = status === 'Filed' && before.status === 'Filed'
  return before.parts
    .filter(({ outcome }) => !isCorrection || outcome === null)
    .map((part) => part.debtor)
}

/** What a change makes of a case without a problem. `today` is the day at the office. */
export function changedCase(
  before: CaseStatusRecord,
  change: CaseStatusChange,
  today: string,
): CaseStatusRecord {
  const affected = listAffected(before, change)
  const parts = before.parts.map((part) => {
    if (!affected.includes(part.debtor)) return part
    const { outcome } = changedStatus(getStatusOf(before, part.debtor), change)
    return changedPart(part, outcome, change, today)
  })
  const { filedOn, caseNumber } = changedStatus({ ...before, outcome: null }, change)
  return {
    status: getStatusOfCase(parts, change.status, before.status),
    filedOn,
    caseNumber,
    parts,
  }
}

/** The part after a change that ends it, corrects its end, or lets it go on. */
function changedPart(
  part: PartRecord,
  outcome: StoredOutcome | null,
  { endedOn, docketNumber }: Pick<CaseStatusChange, 'endedOn' | 'docketNumber'>,
  today: string,
): PartRecord {
  const { debtor } = part
  if (outcome === null) return { debtor, outcome, endedOn: null, docketNumber: null }
  return {
    debtor,
    outcome,
    endedOn: endedOn ?? (part.outcome === null ? today : part.endedOn),
    docketNumber: docketNumber === undefined ? part.docketNumber : toDocketNumber(docketNumber),
  }
}

/** Undefined when the change is allowed. Missing confirmations come last. */
export function findCaseProblem(
  before: CaseStatusRecord,
  change: CaseStatusChange,
  facts: StatusChangeFacts,
): CaseFinding | undefined {
  const find = (wanted: CaseStatusChange): CaseFinding | undefined => {
    for (const debtor of listAffected(before, change)) {
      const finding = findStatusProblem(getStatusOf(before, debtor), wanted, facts)
      if (finding) return finding
    }
    return undefined
  }
  return (
    findMisplacedPart(before, change) ??
    find({ ...change, isConfirmed: true }) ??
    findWrongEnd(before, change, facts.today) ??
    find(change)
  )
}

/** Before filing, a spouse leaves the case, and no court decides. */
function findMisplacedPart(
  { status, parts }: CaseStatusRecord,
  { debtor, status: wanted, outcome }: CaseStatusChange,
): CaseFinding | undefined {
  if (debtor === undefined) return undefined
  const isBeforeFiling = [status, wanted].includes('Pre-Filing') || outcome === 'withdrawn'
  if (!parts.some((part) => part.debtor === debtor)) return { code: 'cases.no-such-debtor' }
  return isBeforeFiling ? { code: 'cases.part-before-filing' } : undefined
}

function findWrongEnd(
  before: CaseStatusRecord,
  change: CaseStatusChange,
  today: string,
): CaseFinding | undefined {
  const { status, endedOn, docketNumber, filedOn } = change
  const hasEnd = endedOn !== undefined || docketNumber !== undefined
  if (hasEnd && status !== 'Complete') return { code: 'cases.outcome-of-open-case' }
  if (endedOn !== undefined && !isCalendarDay(endedOn)) return { code: 'cases.no-day' }
  if (endedOn !== undefined && endedOn > today) return { code: 'cases.ended-in-future' }
  const docketFinding = findDocketProblem(docketNumber)
  if (docketFinding) return docketFinding
  if (endedOn === undefined && filedOn === undefined) return undefined
  const after = changedCase(before, change, today)
  const filed = after.filedOn
  const isBefore = (day: string | null) => day !== null && filed !== null && day < filed
  return filed !== null && after.parts.some((part) => isBefore(part.endedOn))
    ? { code: 'cases.ended-before-filing', params: { day: monthDayYear(filed) } }
    : undefined
}
