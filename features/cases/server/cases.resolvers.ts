import type { GraphContext } from '#contract/graph-context.ts'
import type { Resolvers } from '#contract/server.generated.ts'
import { requireReader } from '#lib/viewer.ts'
import { batchCalls } from '#lib/batch.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { caseTypeIn, dashboardTexts, timelineIn } from '../rules/case-words.ts'
import { listShownKeyDates } from '../rules/dates/key-dates.ts'
import { findRemovedMeeting } from '../rules/dates/meeting-news.ts'
import { showDetails, toMeeting } from '../rules/dates/meeting.ts'
import type { CaseRecord, TimelineEntryRecord } from '../rules/records.ts'
import { listOutcomeTexts, type OutcomeTextRow } from './stage/outcome-texts.store.ts'
import { listTimelines } from './timeline.store.ts'
import { activateCase, deactivateCase } from './deactivate-case.ts'
import { loadDays } from './dates/key-dates.ts'
import { countActiveCases } from './participants/participants.store.ts'
import { readCases } from './read-cases.ts'
import { visitCase } from './visit-case.ts'
import type { TimelineTexts } from '../rules/status/timeline-texts.ts'
import { listTimelineTexts } from './stage/timeline-texts.store.ts'
import type { CasesDeps } from './deps.ts'

export function casesResolvers(deps: CasesDeps) {
  const { db } = deps.database

  /** Adds the words of the firm about an ended case. */
  async function toTextFacts(legalCase: CaseRecord, batch: GraphContext['batch']) {
    if (legalCase.status !== 'Complete') return legalCase
    const load = batchCalls<string, readonly OutcomeTextRow[]>(
      batch,
      'cases.outcome-texts',
      async (firmIds) => {
        const rows = await listOutcomeTexts(db, firmIds)
        return (firmId) => rows.filter((row) => row.firmId === firmId)
      },
    )
    const rows = await load(legalCase.firmId)
    const own = rows.find(({ outcome }) => outcome === legalCase.outcome)
    return { ...legalCase, ownTexts: own?.texts ?? undefined }
  }

  return {
    Query: {
      cases: () => ({}),
      clientLevelDashboard: async (_, { active }, { viewer }) => ({
        clientDashboardItemList: await readCases(deps, viewer, active ?? true),
      }),
    },
    Mutation: { cases: () => ({}) },
    CasesQuery: {
      get: (_, { active }, { viewer }) => readCases(deps, viewer, active),
    },
    CasesMutation: {
      update: (_, args, { viewer }) => visitCase(deps, viewer, args.case.id),
      deactivate: (_, { id, reason }, { viewer }) => deactivateCase(deps, viewer, id, reason),
      activate: (_, { id }, { viewer }) => activateCase(deps, viewer, id),
    },
    Case: {
      caseType: ({ caseType }, _, { viewer }) => caseTypeIn(viewer.source.language, caseType),
      statuses: async (legalCase, _, { batch, viewer }) => {
        const load = batchCalls<CaseOfFirm, readonly TimelineEntryRecord[]>(
          batch,
          'cases.timelines',
          async (cases) => {
            const timelines = await listTimelines(db, cases)
            return ({ caseId }) => timelines.get(caseId) ?? []
          },
        )
        const loadSteps = batchCalls<string, TimelineTexts | undefined>(
          batch,
          'cases.timeline-texts',
          async (firmIds) => {
            const texts = await listTimelineTexts(db, firmIds)
            return (firmId) => texts.get(firmId)
          },
        )
        return timelineIn(
          viewer.source.language,
          {
            ...(await toTextFacts(legalCase, batch)),
            ownSteps: await loadSteps(legalCase.firmId),
          },
          await load({ caseId: legalCase.id, firmId: legalCase.firmId }),
        )
      },
      dashBoardTitle: async (legalCase, _, { batch, viewer }) =>
        dashboardTexts(await toTextFacts(legalCase, batch), viewer.source.language).title,
      dashBoardHeaderDescription: async (legalCase, _, { batch, viewer }) =>
        dashboardTexts(await toTextFacts(legalCase, batch), viewer.source.language).header,
      dashBoardCurrentStatusDescription: async (legalCase, _, { batch, viewer }) =>
        dashboardTexts(await toTextFacts(legalCase, batch), viewer.source.language).current,
      timeZone: async ({ id, firmId }, _, { batch }) =>
        (await loadDays(db, { caseId: id, firmId }, batch)).timeZone,
      keyDates: async ({ id, firmId, status }, _, { batch }) => {
        const { dates, timeZone, meeting } = await loadDays(db, { caseId: id, firmId }, batch)
        const known = toMeeting(dates, meeting, timeZone)
        const today = calendarDay(deps.clock.now(), timeZone)
        return listShownKeyDates(status, dates, today).map((shown) => ({
          ...shown,
          ...(known && showDetails(known)),
        }))
      },
      removedMeetingDay: async ({ id, firmId, status, outcome }, _, { batch }) => {
        const days = await loadDays(db, { caseId: id, firmId }, batch)
        const today = calendarDay(deps.clock.now(), days.timeZone)
        return findRemovedMeeting({ ...days, status, outcome, today }) ?? null
      },
    },
    ClientDashboardItem: {
      caseType: ({ caseType }, _, { viewer }) => caseTypeIn(viewer.source.language, caseType),
      firmName: ({ firm }) => firm.name,
    },
    Notification: {
      case: ({ caseId }, _, { batch, viewer }) =>
        caseId === null
          ? null
          : batchCalls<string, CaseRecord | null>(batch, 'cases.own', async () => {
              const own = new Map(
                (await readCases(deps, requireReader(viewer), true)).map((legalCase) => [
                  legalCase.id,
                  legalCase,
                ]),
              )
              return (id) => own.get(id) ?? null
            })(caseId),
    },
    Account: {
      caseCount: ({ id }, _, { batch, viewer }) =>
        // The number of cases at other firms is not for the staff of this one.
        viewer.kind === 'preview'
          ? 1
          : batchCalls<string, number>(batch, 'cases.count', async (ids) => {
              const counts = await countActiveCases(db, ids)
              return (accountId) => counts.get(accountId) ?? 0
            })(id),
    },
  } satisfies Resolvers
}
