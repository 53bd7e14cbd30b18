// The stage of a case in the words of the contract.
import type {
  CaseOutcome,
  CasePart,
  CasePartInput,
  CaseStage,
  CaseStageInput,
  ClientStage,
} from '#contract/workspace.generated.ts'
import { problem } from '../rules/firm-problems.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import type { Outcome, StoredOutcome } from '../rules/status/outcomes.ts'
import type { CaseStatusChange } from '../rules/status/part-change.ts'
import {
  getOutcomeOfCase,
  type CaseStatusRecord,
  type Debtor,
  type PartRecord,
} from '../rules/status/parts.ts'

export const statuses: Readonly<Record<ClientStage, MatterStatus>> = {
  PRE_FILING: 'Pre-Filing',
  FILED: 'Filed',
  COMPLETE: 'Complete',
}

export const contractStages: Readonly<Record<MatterStatus, ClientStage>> = {
  'Pre-Filing': 'PRE_FILING',
  Filed: 'FILED',
  Complete: 'COMPLETE',
}

const outcomes: Readonly<Record<CaseOutcome, Outcome>> = {
  DISCHARGED: 'discharged',
  DISMISSED: 'dismissed',
  WITHDRAWN: 'withdrawn',
  CLOSED_WITHOUT_DISCHARGE: 'closed-without-discharge',
  TRANSFERRED: 'transferred',
}

export const contractOutcomes: Readonly<Record<Outcome, CaseOutcome>> = {
  discharged: 'DISCHARGED',
  dismissed: 'DISMISSED',
  withdrawn: 'WITHDRAWN',
  'closed-without-discharge': 'CLOSED_WITHOUT_DISCHARGE',
  transferred: 'TRANSFERRED',
}

export function toStoredOutcome(outcome: CaseOutcome): Outcome {
  return outcomes[outcome]
}

/** Null also for a part that ended before outcomes were recorded. */
export function toContractOutcome(outcome: StoredOutcome | null | undefined): CaseOutcome | null {
  return outcome == null || outcome === 'unknown' ? null : contractOutcomes[outcome]
}

export function toCasePart({ debtor, outcome, endedOn, docketNumber }: PartRecord): CasePart {
  const hasEnded = outcome !== null
  return { debtor, hasEnded, outcome: toContractOutcome(outcome), endedOn, docketNumber }
}

export function toCaseStage({ status, filedOn, caseNumber, parts }: CaseStatusRecord): CaseStage {
  return {
    stage: contractStages[status],
    outcome: toContractOutcome(getOutcomeOfCase(parts)),
    filedOn,
    caseNumber,
    parts: parts.map(toCasePart),
  }
}

export function toCaseStatusChange({
  stage,
  outcome,
  filedOn,
  caseNumber,
  debtor,
  endedOn,
  docketNumber,
}: CaseStageInput): CaseStatusChange {
  return {
    status: statuses[stage],
    ...(outcome ? { outcome: outcomes[outcome] } : {}),
    ...(filedOn ? { filedOn } : {}),
    ...(caseNumber != null && { caseNumber }),
    ...(debtor != null && { debtor: toDebtor(debtor) }),
    ...(endedOn ? { endedOn } : {}),
    ...(docketNumber != null && { docketNumber }),
  }
}

function toDebtor(debtor: number): Debtor {
  if (debtor === 1 || debtor === 2) return debtor
  throw problem('cases.no-such-debtor')
}

/** A tab of an earlier release has not seen the parts. */
export function isSameStage(seen: CaseStageInput, current: CaseStage): boolean {
  return (
    seen.stage === current.stage &&
    (seen.outcome ?? null) === (current.outcome ?? null) &&
    (seen.filedOn ?? null) === (current.filedOn ?? null) &&
    (seen.caseNumber ?? '') === (current.caseNumber ?? '') &&
    (seen.parts == null || isSameParts(seen.parts, current.parts))
  )
}

function isSameParts(seen: readonly CasePartInput[], current: readonly CasePart[]): boolean {
  return (
    seen.length === current.length &&
    current.every((part) => seen.some((known) => isSamePart(known, part)))
  )
}

function isSamePart(seen: CasePartInput, part: CasePart): boolean {
  return (
    seen.debtor === part.debtor &&
    seen.hasEnded === part.hasEnded &&
    (seen.outcome ?? null) === (part.outcome ?? null) &&
    (seen.endedOn ?? null) === (part.endedOn ?? null) &&
    (seen.docketNumber ?? null) === (part.docketNumber ?? null)
  )
}
