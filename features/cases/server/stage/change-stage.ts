// How staff change the stage of a case (spec: workspace#stage).
import { toContractLanguage } from '#lib/language.ts'
import type {
  CaseStage,
  CaseStageInput,
  CaseStagePreview,
  StageWarning,
} from '#contract/workspace.generated.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { readReason, reasonLength } from '#lib/reason.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { problem as stageProblem } from '../../rules/firm-problems.ts'
import { meetingDay } from '../../rules/dates/key-dates.ts'
import {
  findDischargeGaps,
  isDischarge,
  isFiling,
  type CountedGap,
  type FilingGap,
} from '../../rules/status/stage-gaps.ts'
import { getStageTexts } from '../../rules/status/stage-texts.ts'
import {
  changedStatus,
  findStatusProblem,
  type StatusRecord,
} from '../../rules/status/status-change.ts'
import { findMatterStatus } from '../cases.store.ts'
import { findCaseProgress } from './case-progress.store.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { listDaysOfCases, lockCaseDays, type CaseDays } from '../dates/key-dates.store.ts'
import { listPeople } from '../participants/participants.ts'
import type { CaseChanged } from '../summary-facts.ts'
import { listTimelines } from '../timeline.store.ts'
import { changeStatus } from './change-status.ts'
import { findOwnTexts } from './outcome-texts.store.ts'
import { listTimelineTexts } from './timeline-texts.store.ts'
import type { StageEntered } from './stage-entered.ts'
import { contractStages, isSameStage, toCaseStage, toStatusChange } from '../contract-stages.ts'

export interface StageDeps extends WorkspaceDeps, Pick<NotifyDeps, 'findContact'> {
  readonly caseChanged: CaseChanged
  readonly stageEntered: StageEntered
  /** The open necessary lines of the list before filing. The filing feature has them. */
  readonly filingGaps: (
    tx: Tx,
    legalCase: CaseOfFirm,
    today: string,
  ) => Promise<ReadonlyArray<CountedGap<FilingGap>>>
}

export interface PreviewStageInput {
  readonly caseId: string
  readonly change: CaseStageInput
  /** The court has not assigned a number yet. */
  readonly isNumberPending: boolean
}

export interface ChangeStageInput extends PreviewStageInput {
  /** The stage that the person saw. */
  readonly seen: CaseStageInput
  /** Why the case goes on while something is not there yet. */
  readonly reason?: string | null | undefined
}

const warnings: Readonly<Record<string, StageWarning>> = {
  'cases.confirm-step-back': 'STEP_BACK',
  'cases.confirm-filing-taken-back': 'FILING_TAKEN_BACK',
  'cases.confirm-number-taken-back': 'NUMBER_TAKEN_BACK',
  'cases.confirm-other-outcome': 'OTHER_OUTCOME',
}

/** What the clients would read, in the languages of the people of the case. */
export async function previewStage(
  deps: StageDeps,
  viewer: StaffViewer,
  { caseId, change, isNumberPending }: PreviewStageInput,
): Promise<CaseStagePreview> {
  const { firmId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = getKey(viewer, caseId)
    const before = await getStatus(tx, key)
    requireStagePermission(deps, viewer, before, change)
    const wanted = { ...toStatusChange(change), isNumberPending }
    const days = (await listDaysOfCases(tx, [key])).get(key.caseId)
    if (!days) throw problem('clients.no-such-case')
    const facts = {
      today: calendarDay(deps.clock.now(), days.timeZone),
      firstMeeting: days.dates['first-meeting'],
    }
    const refusal = findStatusProblem(before, { ...wanted, isConfirmed: true }, facts)
    if (refusal) throw stageProblem(refusal.code, refusal.params)
    const warning = findStatusProblem(before, wanted, facts)
    const after = changedStatus(before, wanted)
    const ownTexts = await findOwnTexts(tx, firmId, after.outcome)
    const ownSteps = (await listTimelineTexts(tx, [firmId])).get(firmId)
    const timeline = (await listTimelines(tx, [key])).get(key.caseId) ?? []
    const languages = new Set((await listPeople(tx, key)).map(({ language }) => language))
    return {
      texts: [...languages].map((language) => ({
        language: toContractLanguage(language),
        ...getStageTexts(before, after, { timeline, ownTexts, ownSteps }, language),
      })),
      warning: warning === undefined ? null : (warnings[warning.code] ?? null),
      gaps: [...(await listGaps(deps, tx, key, { before, after, days }))],
    }
  })
}

/** The person has seen the preview, so that its warnings are confirmed. */
export async function changeStage(
  deps: StageDeps,
  viewer: StaffViewer,
  { caseId, seen, change, isNumberPending, reason: typed }: ChangeStageInput,
): Promise<CaseStage> {
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = getKey(viewer, caseId)
    const days = await lockCaseDays(tx, key)
    const before = await getStatus(tx, key)
    requireStagePermission(deps, viewer, before, change)
    if (!isSameStage(seen, toCaseStage(before)))
      throw outdated(stageProblem('cases.stage-changed'), { current: toCaseStage(before) })
    const wanted = { ...toStatusChange(change), isNumberPending, isConfirmed: true }
    const after = changedStatus(before, wanted)
    const gaps = days ? await listGaps(deps, tx, key, { before, after, days }) : []
    const reason = gaps.length > 0 ? readReason(typed ?? '') : undefined
    if (gaps.length > 0 && reason === undefined)
      throw stageProblem('cases.gap-reason-wanted', reasonLength)
    await changeStatus({ ...deps, database }, tx, { ...key, ...wanted, staffId, reason })
    return toCaseStage(await getStatus(tx, key))
  })
}

interface StageMove {
  readonly before: StatusRecord
  readonly after: StatusRecord
  readonly days: CaseDays
}

async function listGaps(
  { clock, filingGaps }: StageDeps,
  tx: Tx,
  key: CaseOfFirm,
  { before, after, days: { dates, timeZone } }: StageMove,
): Promise<readonly CountedGap[]> {
  const today = calendarDay(clock.now(), timeZone)
  if (isFiling(before, after)) return filingGaps(tx, key, today)
  const progress = isDischarge(before, after) ? await findCaseProgress(tx, key) : undefined
  if (!progress) return []
  const days = { meetingOn: meetingDay(dates), firstMeetingOn: dates['first-meeting'], today }
  return findDischargeGaps({ progress, ...days })
}

/** To end a case, or to change or take back its end, needs another permission. */
function requireStagePermission(
  deps: StageDeps,
  viewer: StaffViewer,
  before: StatusRecord,
  change: CaseStageInput,
): void {
  const isEnd = [contractStages[before.status], change.stage].includes('COMPLETE')
  requirePermission(deps, viewer, isEnd ? 'close-case' : 'change-stage')
}

function getKey({ firmId }: StaffViewer, caseId: string): CaseOfFirm {
  if (!isUuid(caseId)) throw problem('clients.no-such-case')
  return { caseId: caseId.toLowerCase(), firmId }
}

async function getStatus(db: Db | Tx, key: CaseOfFirm): Promise<StatusRecord> {
  const status = await findMatterStatus(db, key)
  if (!status) throw problem('clients.no-such-case')
  return status
}
