import type {
  CaseTeamInput,
  ClientSort as SortInput,
  Resolvers,
} from '#contract/workspace.generated.ts'
import type { ClientSort } from '../../rules/clients/client-filter.ts'
import { changeTeam, readTeam } from './case-team.ts'
import type { CaseTeamRow } from './case-team.store.ts'
import { assignClients } from './assign-clients.ts'
import { exportClients } from './export-clients.ts'
import { countClients, listClients } from './list-clients.ts'
import { readFilter } from './read-filter.ts'
import { cancelReminders, readReminder, remindClients } from '../reminders/remind-clients.ts'
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts'
import { readStaffCase, type StaffCaseDeps } from './staff-case.ts'
import { getRefusal } from '#lib/problem.ts'
import { problem as clientsProblem } from '../../rules/clients/problems.ts'
import { problem } from '../../rules/firm-problems.ts'
import { archiveCase, readArchive, restoreCase } from '../stage/archive-case.ts'
import { changeChapter, type ChapterDeps } from '../stage/change-chapter.ts'
import { changeStage, previewStage } from '../stage/change-stage.ts'
import { problem as textsProblem } from '../../rules/status/outcome-texts.ts'
import { changeOutcomeTexts, readOutcomeTexts } from '../stage/outcome-texts.ts'
import { readToday } from './today.ts'

const maxCounted = 20

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function clientsResolvers(deps: StaffCaseDeps & ChapterDeps) {
  return {
    Query: {
      clients: (_, { filter, sort, first, after }, { viewer }) =>
        listClients(deps, viewer, {
          filter: readFilter(filter),
          sort: readSort(sort),
          first,
          after: after ?? undefined,
        }),
      countClients: (_, { filters }, { viewer }) =>
        countClients(deps, viewer, filters.slice(0, maxCounted).map(readFilter)),
      savedClientFilters: (_, __, { viewer }) => listSavedFilters(deps, viewer),
      today: (_, { mine }, { viewer }) => readToday(deps, viewer, mine),
      staffCase: async (_, { id }, { viewer }) => (await readStaffCase(deps, viewer, id)) ?? null,
      caseTeam: (_, { caseId }, { viewer }) => readTeam(deps, viewer, caseId),
      caseArchive: (_, { caseId }, { viewer }) => readArchive(deps, viewer, caseId),
      caseStagePreview: (_, input, { viewer }) => previewStage(deps, viewer, input),
      outcomeTexts: (_, __, { viewer }) => readOutcomeTexts(deps, viewer),
      bulkReminder: async (_, { id }, { viewer }) => (await readReminder(deps, viewer, id)) ?? null,
    },
    Mutation: {
      saveClientFilter: async (_, { id, ...input }, { viewer }) => ({
        success: true,
        saved: await saveFilter(deps, viewer, { ...input, id: id ?? undefined }),
      }),
      removeClientFilter: async (_, { id }, { viewer }) => {
        await removeFilter(deps, viewer, id)
        return { success: true }
      },
      assignClients: async (_, { caseIds, attorneyId, paralegalId }, { viewer }) => ({
        success: true,
        changed: await assignClients(deps, viewer, {
          caseIds,
          attorneyId: attorneyId ?? undefined,
          paralegalId: paralegalId ?? undefined,
        }),
      }),
      remindClients: async (_, { caseIds }, { viewer }) => ({
        success: true,
        reminder: await remindClients(deps, viewer, caseIds),
      }),
      cancelBulkReminder: async (_, { id }, { viewer }) => ({
        success: true,
        reminder: await cancelReminders(deps, viewer, id),
      }),
      changeCaseStage: async (_, input, { viewer }) => {
        const { isOutdated, current } = await changeStage(deps, viewer, input)
        return isOutdated
          ? { ...getRefusal(problem('cases.stage-changed')), current }
          : { success: true, current }
      },
      changeCaseChapter: async (_, { seen, chapter, convertedOn, caseId }, { viewer }) => {
        const { isOutdated, current } = await changeChapter(deps, viewer, {
          caseId,
          seen: readChapter(seen),
          chapter: readChapter(chapter),
          convertedOn: convertedOn ?? undefined,
        })
        return isOutdated
          ? { ...getRefusal(problem('cases.chapter-changed')), current }
          : { success: true, current }
      },
      changeCaseTeam: async (_, { caseId, seen, change }, { viewer }) => {
        const { isOutdated, team } = await changeTeam(deps, viewer, {
          caseId,
          seen: readTeamInput(seen),
          change: readTeamInput(change),
        })
        return isOutdated
          ? { ...getRefusal(clientsProblem('clients.team-changed')), team }
          : { success: true, team }
      },
      archiveCase: async (_, { caseId }, { viewer }) => ({
        success: true,
        archive: await archiveCase(deps, viewer, caseId),
      }),
      restoreCase: async (_, { caseId }, { viewer }) => ({
        success: true,
        archive: await restoreCase(deps, viewer, caseId),
      }),
      changeOutcomeTexts: async (_, { outcome, version, texts = null }, { viewer }) => {
        const { isOutdated, outcomeTexts } = await changeOutcomeTexts(deps, viewer, {
          outcome,
          version,
          texts,
        })
        return isOutdated
          ? { ...getRefusal(textsProblem('cases.outcome-texts-changed')), outcomeTexts }
          : { success: true, outcomeTexts }
      },
      exportClients: async (_, { filter, sort, caseIds }, { viewer }) => ({
        success: true,
        csv: await exportClients(deps, viewer, {
          filter: readFilter(filter),
          sort: readSort(sort),
          caseIds: caseIds ?? undefined,
        }),
      }),
    },
  } satisfies Resolvers
}

function readSort({ key, isDescending }: SortInput): ClientSort {
  return { key, isDescending }
}

function readTeamInput({ attorneyId, paralegalId, officeId }: CaseTeamInput): CaseTeamRow {
  return { attorneyId, paralegalId: paralegalId ?? null, officeId }
}

/** A number that is no chapter means that none is decided. */
function readChapter(chapter: number | null | undefined): 7 | 13 | null {
  return chapter === 7 || chapter === 13 ? chapter : null
}
