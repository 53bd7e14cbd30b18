// What a person types about the stage of a case, and what is wrong with it.
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import type { CaseOutcome, ClientStage } from '#ui/graphql/enums.generated.ts'
import type { StagePartsFragment } from './stage.operations.ts'

export interface StageDraft {
  readonly stage: ClientStage
  /** Empty until one is chosen. */
  readonly outcome: CaseOutcome | ''
  /** `MM/DD/YYYY`, as typed. */
  readonly filedOn: string
  readonly caseNumber: string
  /** The court has not given a number yet. */
  readonly isNumberPending: boolean
}

export type Stage = StagePartsFragment

export type StageProblem = 'outcomeRequired' | 'filedOnInvalid' | 'numberRequired'

const stages: readonly ClientStage[] = ['PRE_FILING', 'FILED', 'COMPLETE']

/** A case that was not filed can only be withdrawn. */
export function listOutcomes({ stage, outcome, filedOn }: Stage): readonly CaseOutcome[] {
  const ends: readonly CaseOutcome[] = [
    'DISCHARGED',
    'DISMISSED',
    'CLOSED_WITHOUT_DISCHARGE',
    'TRANSFERRED',
  ]
  if (stage === 'COMPLETE' && outcome === null) return [...ends, 'WITHDRAWN']
  return stage === 'FILED' || filedOn !== null ? ends : ['WITHDRAWN']
}

/** Without the permission to close cases, a case cannot become complete. */
export function listStages(mayClose: boolean): readonly ClientStage[] {
  return stages.filter((stage) => mayClose || stage !== 'COMPLETE')
}

/** The next stage is chosen at first. */
export function toDraft(stage: Stage, mayClose: boolean): StageDraft {
  const offered = listStages(mayClose)
  const next = offered[Math.min(offered.indexOf(stage.stage) + 1, offered.length - 1)]
  const [only, ...more] = listOutcomes(stage)
  return {
    stage: next ?? stage.stage,
    outcome: stage.outcome ?? (more.length === 0 ? (only ?? '') : ''),
    filedOn: stage.filedOn === null ? '' : monthDayYear(stage.filedOn),
    caseNumber: stage.caseNumber ?? '',
    isNumberPending: false,
  }
}

/** By field, in the order of the fields. */
export function findDraftProblems(
  draft: StageDraft,
): Readonly<Partial<Record<keyof StageDraft, StageProblem>>> {
  if (draft.stage === 'PRE_FILING') return {}
  if (draft.stage === 'COMPLETE') return draft.outcome === '' ? { outcome: 'outcomeRequired' } : {}
  return {
    ...(parseMonthDayYear(draft.filedOn) === undefined && { filedOn: 'filedOnInvalid' as const }),
    ...(isBlank(draft.caseNumber) &&
      !draft.isNumberPending && { caseNumber: 'numberRequired' as const }),
  }
}

/** The box counts only where it is shown. A number that the case has is taken back then. */
export function isNumberPending({ stage, caseNumber, isNumberPending }: StageDraft): boolean {
  return stage === 'FILED' && isBlank(caseNumber) && isNumberPending
}

/** What the change is called: not every one changes the stage. */
export function findChangeKind(seen: Stage, draft: StageDraft): 'stage' | 'number' | 'details' {
  if (draft.stage !== seen.stage) return 'stage'
  return isNumberPending(draft) && seen.caseNumber !== null ? 'number' : 'details'
}

export function toChange(draft: StageDraft): Stage {
  const { stage, outcome, filedOn, caseNumber } = draft
  return {
    stage,
    outcome: stage === 'COMPLETE' && outcome !== '' ? outcome : null,
    filedOn: stage === 'FILED' ? (parseMonthDayYear(filedOn) ?? null) : null,
    caseNumber: stage === 'FILED' && !isBlank(caseNumber) ? caseNumber.trim() : null,
  }
}
