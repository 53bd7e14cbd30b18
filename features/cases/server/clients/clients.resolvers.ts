import type {
  CaseTeamInput,
  ClientSort as SortInput,
  Resolvers,
} from '#contract/workspace.generated.ts'
import type { ClientSort } from '../../rules/clients/client-filter.ts'
import { resendNotice, type ResendNoticeDeps } from '../messages/resend-notice.ts'
import { cancelReminders, readReminder, remindClients } from '../reminders/remind-clients.ts'
import { assignClients } from './assign-clients.ts'
import { changeTeam, readTeam } from './case-team.ts'
import type { CaseTeamRow } from './case-team.store.ts'
import { exportClients } from './export-clients.ts'
import { countClients, listClients } from './list-clients.ts'
import { readFilter } from './read-filter.ts'
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts'
import { readStaffCase, type StaffCaseDeps } from './staff-case.ts'
import { readToday } from './today.ts'

const maxCounted = 20

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function clientsResolvers(deps: StaffCaseDeps & ResendNoticeDeps) {
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
      resendNotice: async (_, { participantId }, { viewer }) => ({
        success: true,
        dueAt: await resendNotice(deps, viewer, participantId),
      }),
      cancelBulkReminder: async (_, { id }, { viewer }) => ({
        success: true,
        reminder: await cancelReminders(deps, viewer, id),
      }),
      changeCaseTeam: async (_, { caseId, seen, change }, { viewer }) => ({
        success: true,
        team: await changeTeam(deps, viewer, {
          caseId,
          seen: readTeamInput(seen),
          change: readTeamInput(change),
        }),
      }),
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
