// What a person types about the stage of a case, and what is wrong with it.
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import type { CaseOutcome, ClientStage } from '#ui/graphql/enums.generated.ts'
import type { CaseStageInput, StagePartsFragment } from './stage.operations.ts'

/** Whose part ends or goes on; empty for the whole case. */
export type Who = '' | '1' | '2'

export interface StageDraft {
  readonly stage: ClientStage
  readonly who: Who
  /** Empty until one is chosen. */
  readonly outcome: CaseOutcome | ''
  /** `MM/DD/YYYY`, as typed. */
  readonly endedOn: string
  readonly docketNumber: string
  /** `MM/DD/YYYY`, as typed. */
  readonly filedOn: string
  readonly caseNumber: string
  /** The court has not given a number yet. */
  readonly isNumberPending: boolean
}

export type Stage = StagePartsFragment

export type StageProblem =
  | 'outcomeRequired'
  | 'endedOnInvalid'
  | 'filedOnInvalid'
  | 'numberRequired'

const stages: readonly ClientStage[] = ['PRE_FILING', 'FILED', 'COMPLETE']

/** A case that was not filed can only be withdrawn. */
export function listOutcomes({ stage, filedOn, parts }: Stage): readonly CaseOutcome[] {
  const ends: readonly CaseOutcome[] = [
    'DISCHARGED',
    'DISMISSED',
    'CLOSED_WITHOUT_DISCHARGE',
    'TRANSFERRED',
  ]
  if (parts.some(({ hasEnded, outcome }) => hasEnded && outcome === null))
    return [...ends, 'WITHDRAWN']
  return stage === 'FILED' || filedOn !== null ? ends : ['WITHDRAWN']
}

/** Without the permission to close cases, a case cannot become complete. */
export function listStages(mayClose: boolean): readonly ClientStage[] {
  return stages.filter((stage) => mayClose || stage !== 'COMPLETE')
}

/** Whose part can end or go on (spec: workspace#stage-of-debtor). Empty if it is not asked. */
export function listWho(
  { stage: seen, filedOn, parts }: Stage,
  stage: ClientStage,
): readonly Who[] {
  const isFiled = seen === 'FILED' || (seen === 'COMPLETE' && filedOn !== null)
  if (parts.length < 2 || !isFiled || stage === 'PRE_FILING') return []
  const isCorrection = seen === 'FILED' && stage === 'FILED'
  const chosen = isCorrection ? parts.filter(({ hasEnded }) => hasEnded) : parts
  return chosen.length === 0 ? [] : ['', ...chosen.map(({ debtor }) => toWho(debtor))]
}

function toWho(debtor: number): Who {
  return debtor === 2 ? '2' : '1'
}

/** Both, or the debtor whose part goes on alone. */
function getUsualWho({ stage: seen, parts }: Stage, stage: ClientStage): Who {
  const [open, ...more] = parts.filter(({ hasEnded }) => !hasEnded)
  const isLast = stage === 'COMPLETE' && seen === 'FILED' && parts.length > 1 && more.length === 0
  return isLast && open ? toWho(open.debtor) : ''
}

/** The end that is recorded for the chosen debtors. */
function getEnd(
  { parts }: Stage,
  who: Who,
): Pick<StageDraft, 'outcome' | 'endedOn' | 'docketNumber'> {
  const [first, ...more] = parts.filter(({ debtor }) => who === '' || toWho(debtor) === who)
  const isShared = more.every(
    ({ outcome, endedOn, docketNumber }) =>
      outcome === first?.outcome &&
      endedOn === first.endedOn &&
      docketNumber === first.docketNumber,
  )
  if (!first || !isShared) return { outcome: '', endedOn: '', docketNumber: '' }
  return {
    outcome: first.outcome ?? '',
    endedOn: first.endedOn === null ? '' : monthDayYear(first.endedOn),
    docketNumber: first.docketNumber ?? '',
  }
}

export function withWho(stage: Stage, draft: StageDraft, who: Who): StageDraft {
  return { ...draft, who, ...getEnd(stage, who) }
}

export function withStage(seen: Stage, draft: StageDraft, stage: ClientStage): StageDraft {
  const who = getUsualWho(seen, stage)
  return who === draft.who ? { ...draft, stage } : withWho(seen, { ...draft, stage }, who)
}

/** The next stage is chosen at first. */
export function toDraft(stage: Stage, mayClose: boolean): StageDraft {
  const offered = listStages(mayClose)
  const next = offered[Math.min(offered.indexOf(stage.stage) + 1, offered.length - 1)]
  const [only, ...more] = listOutcomes(stage)
  const who = getUsualWho(stage, next ?? stage.stage)
  const end = getEnd(stage, who)
  return {
    stage: next ?? stage.stage,
    who,
    ...end,
    outcome: end.outcome === '' && more.length === 0 ? (only ?? '') : end.outcome,
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
  if (draft.stage === 'COMPLETE')
    return {
      ...(draft.outcome === '' && { outcome: 'outcomeRequired' as const }),
      ...(parseMonthDayYear(draft.endedOn) === undefined && { endedOn: 'endedOnInvalid' as const }),
    }
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
export function findChangeKind(
  seen: Stage,
  draft: StageDraft,
): 'stage' | 'part' | 'number' | 'details' {
  if (draft.who !== '') return 'part'
  if (draft.stage !== seen.stage) return 'stage'
  return isNumberPending(draft) && seen.caseNumber !== null ? 'number' : 'details'
}

export function toChange(draft: StageDraft): CaseStageInput {
  const { stage, who, outcome, endedOn, docketNumber, filedOn, caseNumber } = draft
  const isEnd = stage === 'COMPLETE'
  return {
    stage,
    debtor: who === '' ? null : Number(who),
    outcome: isEnd && outcome !== '' ? outcome : null,
    endedOn: isEnd ? (parseMonthDayYear(endedOn) ?? null) : null,
    docketNumber: isEnd ? docketNumber.trim() : null,
    filedOn: stage === 'FILED' ? (parseMonthDayYear(filedOn) ?? null) : null,
    caseNumber: stage === 'FILED' && !isBlank(caseNumber) ? caseNumber.trim() : null,
  }
}
