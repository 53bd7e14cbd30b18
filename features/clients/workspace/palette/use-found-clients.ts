import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import {
  clientList,
  type ClientListQuery,
  type ClientListRowFragment,
} from '../list/clients.operations.ts'
import { usualSort } from '../list/filters/address.ts'

const debounceMs = 200
const maxClients = 8

export interface FoundClients {
  readonly rows: readonly ClientListRowFragment[]
  /** The rows are those of the search, not of an earlier one. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
}

/** Clients that match, 200 ms after the last key. Earlier rows stay until new ones are there. */
export function useFoundClients(search: string): FoundClients {
  const [text, setText] = useState(search)
  useEffect(() => {
    const timer = setTimeout(() => setText(search), debounceMs)
    return () => clearTimeout(timer)
  }, [search])
  const variables = {
    filter: { text, includesComplete: true, archive: 'INCLUDED' as const },
    sort: usualSort,
    first: maxClients,
    after: null,
  }
  const query = useQuery<ClientListQuery, GraphProblem>(
    {
      queryKey: getKey(clientList, variables),
      queryFn: ({ signal }) => graph.run(clientList, variables, { signal }),
      enabled: text !== '',
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const isSearching = search !== ''
  return {
    rows: isSearching && text !== '' ? (query.data?.clients.rows ?? []) : [],
    isCurrent: text === search && query.isSuccess && !query.isPlaceholderData,
    hasFailed: isSearching && query.isError,
  }
}
