import type { ClientSort as SortInput, Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { ClientSort } from '#features/cases/rules/clients/client-filter.ts'
import { exportClients } from './export-clients.ts'
import { countClients, listClients, listSelectedClients } from './list-clients.ts'
import { readFilter } from './read-filter.ts'
import { listSavedFilters, removeFilter, saveFilter } from './saved-filters.ts'
import { readToday } from './today.ts'

const maxCounted = 20

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function clientsResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      clients: (_, { filter, sort, first, after, before }, { viewer }) =>
        listClients(deps, viewer, {
          filter: readFilter(filter),
          sort: readSort(sort),
          first,
          after: after ?? undefined,
          before: before ?? undefined,
        }),
      selectedClients: (_, { caseIds }, { viewer }) => listSelectedClients(deps, viewer, caseIds),
      countClients: (_, { filters }, { viewer }) =>
        countClients(deps, viewer, filters.slice(0, maxCounted).map(readFilter)),
      savedClientFilters: (_, __, { viewer }) => listSavedFilters(deps, viewer),
      today: (_, { mine }, { viewer }) => readToday(deps, viewer, mine),
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
