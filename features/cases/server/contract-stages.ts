// The stage of a case in the words of the contract.
import type {
  CaseOutcome,
  CaseStage,
  CaseStageInput,
  ClientStage,
} from '#contract/workspace.generated.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import type { Outcome, StoredOutcome } from '../rules/status/outcomes.ts'
import type { StatusChange, StatusRecord } from '../rules/status/status-change.ts'

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

/** Null also for a case that ended before outcomes were recorded. */
export function toContractOutcome(outcome: StoredOutcome | null): CaseOutcome | null {
  return outcome === null || outcome === 'unknown' ? null : contractOutcomes[outcome]
}

export function toCaseStage({ status, outcome, filedOn, caseNumber }: StatusRecord): CaseStage {
  return {
    stage: contractStages[status],
    outcome: toContractOutcome(outcome),
    filedOn,
    caseNumber,
  }
}

export function toStatusChange({
  stage,
  outcome,
  filedOn,
  caseNumber,
}: CaseStageInput): StatusChange {
  return {
    status: statuses[stage],
    ...(outcome ? { outcome: outcomes[outcome] } : {}),
    ...(filedOn ? { filedOn } : {}),
    ...(caseNumber != null && { caseNumber }),
  }
}

export function isSameStage(seen: CaseStageInput, current: CaseStage): boolean {
  return (
    seen.stage === current.stage &&
    (seen.outcome ?? null) === (current.outcome ?? null) &&
    (seen.filedOn ?? null) === (current.filedOn ?? null) &&
    (seen.caseNumber ?? '') === (current.caseNumber ?? '')
  )
}
