import type { UseQueryResult } from '@tanstack/react-query'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import {
  clientCounts,
  type ClientFilter,
  type SavedClientFiltersQuery,
} from '../clients.operations.ts'
import { pollMs } from '../rows/use-client-rows.ts'
import { myOpenCases, readStoredFilter } from './address.ts'

/** The filters that every person has, in order. */
const builtIn = ['myOpenCases', 'waitingForUs', 'waitingForClients', 'spanish', 'allOpen'] as const

/** The server counts at most 20 filters at once. */
const maxSaved = 14

export type SavedFilter = SavedClientFiltersQuery['savedClientFilters'][number]

export interface FilterPill {
  readonly id: string
  /** The name in the words of the list; undefined for a saved filter. */
  readonly builtIn?: (typeof builtIn)[number]
  readonly saved?: SavedFilter
  readonly filter: ClientFilter
  readonly count: number | undefined
}

export interface ClientCounts {
  readonly pills: readonly FilterPill[]
  /** All cases of the firm, complete ones included. */
  readonly everything: number | undefined
}

function builtInFilters(myId: string): Readonly<Record<(typeof builtIn)[number], ClientFilter>> {
  return {
    myOpenCases: myOpenCases(myId),
    waitingForUs: { waitingOn: 'FIRM' },
    waitingForClients: { waitingOn: 'CLIENT' },
    spanish: { language: 'ES' },
    allOpen: {},
  }
}

/** The pills above the list with their counts, read in one request every 15 seconds. */
export function useClientCounts(
  myId: string,
  saved: UseQueryResult<SavedClientFiltersQuery, GraphProblem>,
): ClientCounts {
  const filters = builtInFilters(myId)
  const pills = [
    ...builtIn.map((name) => ({ id: name, builtIn: name, filter: filters[name] })),
    ...(saved.data?.savedClientFilters ?? []).map((each) => ({
      id: each.id,
      saved: each,
      filter: readStoredFilter(each.filter),
    })),
  ]
  const counted = pills.slice(0, builtIn.length + maxSaved)
  const counts = useGraphQuery(
    clientCounts,
    {
      filters: [
        { includesComplete: true, archive: 'INCLUDED' },
        ...counted.map(({ filter }) => filter),
      ],
    },
    { enabled: !saved.isPending, poll: { everyMs: pollMs, while: () => true } },
  )
  const [everything, ...numbers] = counts.data?.countClients ?? []
  return { pills: pills.map((pill, at) => ({ ...pill, count: numbers[at] })), everything }
}
