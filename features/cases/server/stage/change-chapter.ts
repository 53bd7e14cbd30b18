// Choice of the chapter, and conversion of a filed case (spec: workspace#chapter).
import { notify } from '#features/notifications/server/notify.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx, Tx } from '#ports/database.ts'
import { problem as clientsProblem } from '../../rules/clients/problems.ts'
import { problem } from '../../rules/firm-problems.ts'
import {
  findChapterProblem,
  describeConversion,
  findConvertedText,
  toCaseType,
  type Chapter,
} from '../../rules/status/chapter-change.ts'
import { courtPosition } from '../../rules/timeline-template.ts'
import { updateChapter } from '../cases.store.ts'
import { lockCaseDays } from '../dates/key-dates.store.ts'
import { lockPeople } from '../participants/change-spouse.ts'
import { listFollowersWhoGoOn } from '../participants/participants.store.ts'
import type { RefitDeps } from '../refit-case.ts'
import { listTimelines, setTimelineDescription } from '../timeline.store.ts'
import type { StageDeps } from './change-stage.ts'

export type ChapterDeps = StageDeps & RefitDeps

export interface ChangeChapterInput {
  readonly caseId: string
  /** The chapter that the person saw. */
  readonly seen: Chapter
  readonly chapter: Chapter
  /** From 13 to 7 the day of the debtor's notice, from 7 to 13 that of the court's order. */
  readonly convertedOn: string | undefined
  /** Of that notice or order. */
  readonly docketNumber?: string | undefined
}

export async function changeChapter(
  deps: ChapterDeps,
  viewer: StaffViewer,
  input: ChangeChapterInput,
): Promise<Chapter> {
  requirePermission(deps, viewer, 'change-stage')
  const { firmId } = viewer
  const key = { caseId: input.caseId.toLowerCase(), firmId }
  return deps.workspaceDatabase
    .forFirm(firmId)
    .transact((tx) => change(deps, tx, viewer, key, input))
}

async function change(
  deps: ChapterDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  key: CaseOfFirm,
  { seen, chapter, convertedOn, docketNumber }: ChangeChapterInput,
): Promise<Chapter> {
  const legalCase = isUuid(key.caseId) ? await lockPeople(tx, key) : undefined
  const held = legalCase && (await lockCaseDays(tx, key))
  if (!legalCase || !held) throw clientsProblem('clients.no-such-case')
  if (legalCase.chapter !== seen)
    throw outdated(problem('cases.chapter-changed'), { current: legalCase.chapter })
  if (chapter === seen) return seen
  const today = calendarDay(deps.clock.now(), held.timeZone)
  const { caseStatus: status, filedOn } = held
  const conversion = { convertedOn, docketNumber }
  const finding = findChapterProblem({ status, filedOn, today }, chapter, conversion)
  if (finding) throw problem(finding.code, finding.params)

  await updateChapter(tx, key, { chapter, caseType: toCaseType(chapter) })
  const [first, second] = legalCase.people.map(({ givenName }) => givenName)
  await deps.refitCase(tx, {
    ...{ id: key.caseId, firmId: key.firmId, chapter },
    isJoint: second !== undefined,
    firstNames: second === undefined ? [first ?? ''] : [first ?? '', second],
  })
  if (status === 'Filed' && chapter !== null)
    await convert(
      { ...deps, database: deps.workspaceDatabase.forFirm(key.firmId) },
      tx,
      key,
      chapter,
    )
  const actor = getStaffActor(viewer)
  const details = {
    ...actor.details,
    ...(chapter !== null && { title: String(chapter) }),
    ...(status === 'Filed' && describeConversion(conversion)),
  }
  const event = status === 'Filed' ? 'case.converted' : 'case.chapter-chosen'
  await deps.audit.record({ event, outcome: 'done', ...actor, object: key.caseId, details }, tx)
  await deps.caseChanged(tx, key, { staffId: viewer.staffId })
  return chapter
}

/** Updates the timeline of the case and notifies its clients. */
async function convert(
  deps: Parameters<typeof notify>[0],
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  chapter: 7 | 13,
): Promise<void> {
  const key = { caseId, firmId }
  const timeline = (await listTimelines(tx, [key])).get(caseId) ?? []
  const court = timeline.find(({ order }) => order === courtPosition)
  const text = court && findConvertedText(court.description, chapter)
  if (text !== undefined) await setTimelineDescription(tx, key, courtPosition, text)
  for (const { accountId } of await listFollowersWhoGoOn(tx, key))
    await notify(deps, tx, {
      ...{ firmId, accountId, caseId, type: 'case', kind: 'case.converted' },
      params: { values: { chapter: String(chapter) } },
    })
}
