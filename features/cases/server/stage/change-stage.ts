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
  isFiling,
  type CountedGap,
  type FilingGap,
} from '../../rules/status/stage-gaps.ts'
import {
  changedCase,
  findCaseProblem,
  listAffected,
  type CaseStatusChange,
} from '../../rules/status/part-change.ts'
import { getStatusOf, type CaseStatusRecord, type Debtor } from '../../rules/status/parts.ts'
import { getStageTexts } from '../../rules/status/stage-texts.ts'
import { findMatterStatus } from '../status/matter-status.store.ts'
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
import { contractStages, isSameStage, toCaseStage, toCaseStatusChange } from '../contract-stages.ts'

export interface StageDeps extends WorkspaceDeps, Pick<NotifyDeps, 'findContact'> {
  readonly caseChanged: CaseChanged
  readonly stageEntered: StageEntered
  /** The open necessary lines of the list before filing. The filing feature has them. */
  readonly filingGaps: (
    tx: Tx,
    legalCase: CaseOfFirm,
    today: string,
  ) => Promise<ReadonlyArray<CountedGap<FilingGap>>>
  /** How many of these debtors have no certificate of the second course. */
  readonly countSecondCoursesMissing: (
    db: Db,
    legalCase: CaseOfFirm,
    debtors: readonly Debtor[],
  ) => Promise<number>
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

/** What the clients would read, in the languages of the people whose part changes. */
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
    const wanted: CaseStatusChange = { ...toCaseStatusChange(change), isNumberPending }
    const days = (await listDaysOfCases(tx, [key])).get(key.caseId)
    if (!days) throw problem('clients.no-such-case')
    const facts = {
      today: calendarDay(deps.clock.now(), days.timeZone),
      firstMeeting: days.dates['first-meeting'],
    }
    const refusal = findCaseProblem(before, { ...wanted, isConfirmed: true }, facts)
    if (refusal) throw stageProblem(refusal.code, refusal.params)
    const warning = findCaseProblem(before, wanted, facts)
    const after = changedCase(before, wanted, facts.today)
    const affected = listAffected(before, wanted)
    const [debtor = 1] = affected
    const ownTexts = await findOwnTexts(tx, firmId, getStatusOf(after, debtor).outcome)
    const ownSteps = (await listTimelineTexts(tx, [firmId])).get(firmId)
    const timeline = (await listTimelines(tx, [key])).get(key.caseId) ?? []
    const people = (await listPeople(tx, key)).filter((person) => affected.includes(person.debtor))
    const languages = new Set(people.map(({ language }) => language))
    const sources = { timeline, ownTexts, ownSteps }
    return {
      texts: [...languages].map((language) => ({
        language: toContractLanguage(language),
        ...getStageTexts(
          getStatusOf(before, debtor),
          getStatusOf(after, debtor),
          sources,
          language,
        ),
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
    const wanted = { ...toCaseStatusChange(change), isNumberPending, isConfirmed: true }
    const today = days && calendarDay(deps.clock.now(), days.timeZone)
    const after = changedCase(before, wanted, today ?? '')
    const gaps = days ? await listGaps(deps, tx, key, { before, after, days }) : []
    const reason = gaps.length > 0 ? readReason(typed ?? '') : undefined
    if (gaps.length > 0 && reason === undefined)
      throw stageProblem('cases.gap-reason-wanted', reasonLength)
    await changeStatus({ ...deps, database }, tx, { ...key, ...wanted, staffId, reason })
    return toCaseStage(await getStatus(tx, key))
  })
}

interface StageMove {
  readonly before: CaseStatusRecord
  readonly after: CaseStatusRecord
  readonly days: CaseDays
}

async function listGaps(
  { clock, filingGaps, countSecondCoursesMissing }: StageDeps,
  tx: Tx,
  key: CaseOfFirm,
  { before, after, days: { dates, timeZone } }: StageMove,
): Promise<readonly CountedGap[]> {
  const today = calendarDay(clock.now(), timeZone)
  const discharged = listDischarged(after).filter((debtor) => !isDischarged(before, debtor))
  const [debtor = 1] = discharged
  if (isFiling(getStatusOf(before, debtor), getStatusOf(after, debtor)))
    return filingGaps(tx, key, today)
  const counted = discharged.length > 0 ? await findCaseProgress(tx, key) : undefined
  if (!counted) return []
  const goesOn = after.parts.some(({ outcome }) => outcome === null)
  // The counts are those of all debtors whose part goes on.
  const missing = goesOn
    ? await countSecondCoursesMissing(tx, key, discharged)
    : counted.courseTakers - counted.secondCoursesDone
  const progress = { ...counted, secondCoursesDone: counted.courseTakers - missing }
  const days = { meetingOn: meetingDay(dates), firstMeetingOn: dates['first-meeting'], today }
  return findDischargeGaps({ progress, ...days })
}

const listDischarged = ({ parts }: CaseStatusRecord) =>
  parts.flatMap(({ debtor, outcome }) => (outcome === 'discharged' ? [debtor] : []))

const isDischarged = (record: CaseStatusRecord, debtor: Debtor) =>
  listDischarged(record).includes(debtor)

/** To end a case, or to change or take back its end, needs another permission. */
function requireStagePermission(
  deps: StageDeps,
  viewer: StaffViewer,
  before: CaseStatusRecord,
  change: CaseStageInput,
): void {
  const isEnd = [contractStages[before.status], change.stage].includes('COMPLETE')
  requirePermission(deps, viewer, isEnd ? 'close-case' : 'change-stage')
}

function getKey({ firmId }: StaffViewer, caseId: string): CaseOfFirm {
  if (!isUuid(caseId)) throw problem('clients.no-such-case')
  return { caseId: caseId.toLowerCase(), firmId }
}

async function getStatus(db: Db | Tx, key: CaseOfFirm): Promise<CaseStatusRecord> {
  const status = await findMatterStatus(db, key)
  if (!status) throw problem('clients.no-such-case')
  return status
}
