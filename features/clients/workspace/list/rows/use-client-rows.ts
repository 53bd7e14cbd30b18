import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import {
  clientList,
  type ClientListQuery,
  type ClientListRowFragment,
} from '../clients.operations.ts'
import { toAddress, type ListChoice } from '../filters/address.ts'
import { pagesInView, updateInPlace } from './held-order.ts'

const pageSize = 50
export const pollMs = 15_000

/** Where a page is: after or before a row, at the beginning without both. */
export interface PagePlace {
  readonly after?: string
  readonly before?: string
}

type Pages = InfiniteData<ClientListQuery, PagePlace>

const top: PagePlace = {}

export interface ClientRows {
  readonly rows: readonly ClientListRowFragment[]
  /** All cases that match; undefined until the first page is there. */
  readonly total: number | undefined
  /** The rows are those of the filter before. */
  readonly isReplacing: boolean
  readonly hasFailed: boolean
  readonly tryAgain: () => void
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly hasMoreFailed: boolean
  readonly loadMore: () => void
  /** The list was opened in the middle, where it was left. */
  readonly hasEarlier: boolean
  readonly isLoadingEarlier: boolean
  readonly hasEarlierFailed: boolean
  readonly loadEarlier: () => void
  /** The page of a row. */
  readonly findPage: (caseId: string) => PagePlace | undefined
  /** Rows came, left or moved since they were shown. */
  readonly hasMoved: boolean
  /** Begins at the top. */
  readonly showNow: () => void
  /** Reads the visible rows again. */
  readonly readAgain: () => void
  /** Reports which rows are visible. */
  readonly setInView: (first: number, last: number) => void
}

/**
 * Reads the list page by page, from the page where it was left. Every 15 seconds, visible rows get
 * their new data in place.
 */
export function useClientRows(choice: ListChoice, begin: PagePlace = top): ClientRows {
  const { filter, sort } = choice
  const key = getKey(clientList, { filter, sort, first: pageSize })
  const view = useRef({ first: 0, last: 0 })
  const [movedIn, setMovedIn] = useState<string>()
  const address = toAddress(choice, '')

  const query = useInfiniteQuery<ClientListQuery, GraphProblem, Pages, typeof key, PagePlace>(
    {
      queryKey: key,
      queryFn: ({ signal, pageParam }) => readPage(choice, pageParam, { signal }),
      initialPageParam: begin,
      getNextPageParam: ({ clients: { next } }) => (next === null ? null : { after: next }),
      getPreviousPageParam: ({ clients: { previous } }) =>
        previous === null ? null : { before: previous },
      placeholderData: keepPreviousData,
      // The poll reads again without moving rows, and without the pages out of sight.
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  )

  async function poll(): Promise<void> {
    const held = queryClient.getQueryData<Pages>(key)
    if (held === undefined || query.isFetching || !navigator.onLine) return
    const pages = held.pages.map(({ clients }) => clients)
    const wanted = pages.length === 0 ? [] : pagesInView(pages, view.current)
    const polled = await Promise.all(
      wanted.map(async (at) => {
        const read = await readPage(choice, held.pageParams[at] ?? top, { background: true })
        return { at, page: read.clients }
      }),
    )
    // The list was read again in the meantime.
    if (queryClient.getQueryData<Pages>(key) !== held) return
    const updated = updateInPlace(pages, polled)
    queryClient.setQueryData<Pages>(key, {
      ...held,
      pages: updated.pages.map((clients) => ({ clients })),
    })
    if (updated.hasMoved) setMovedIn(address)
  }
  // A failed poll is repeated 15 seconds later.
  const pollQuietly = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void poll().catch(() => undefined)
  })
  useEffect(() => {
    pollQuietly()
    const timer = setInterval(() => pollQuietly(), pollMs)
    const onChange = () => pollQuietly()
    document.addEventListener('visibilitychange', onChange)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onChange)
    }
  }, [])

  function showNow(): void {
    setMovedIn(undefined)
    queryClient.setQueryData<Pages>(key, (held) =>
      held === undefined ? undefined : { pages: held.pages.slice(0, 1), pageParams: [top] },
    )
    scrollTo({ top: 0 })
    void query.refetch()
  }

  const pages = query.data?.pages ?? []
  return {
    // A row that moved between two reads is in two pages.
    rows: [
      ...new Map(pages.flatMap(({ clients }) => clients.rows.map((row) => [row.id, row]))).values(),
    ],
    total: pages[0]?.clients.total,
    isReplacing: query.isPlaceholderData,
    hasFailed: query.isError && !query.isFetchNextPageError && !query.isFetchPreviousPageError,
    tryAgain: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    loadMore: () => void query.fetchNextPage({ cancelRefetch: false }),
    hasEarlier: query.hasPreviousPage && !query.isPlaceholderData,
    isLoadingEarlier: query.isFetchingPreviousPage,
    hasEarlierFailed: query.isFetchPreviousPageError,
    loadEarlier: () => void query.fetchPreviousPage({ cancelRefetch: false }),
    findPage: (caseId) =>
      query.data?.pageParams[
        pages.findIndex(({ clients }) => clients.rows.some(({ id }) => id === caseId))
      ],
    hasMoved: movedIn === address,
    showNow,
    readAgain: () => void poll().catch(() => undefined),
    setInView(first, last) {
      view.current = { first, last }
    },
  }
}

async function readPage(
  { filter, sort }: ListChoice,
  place: PagePlace,
  options: { readonly signal?: AbortSignal; readonly background?: boolean },
): Promise<ClientListQuery> {
  const read = await graph.run(clientList, { filter, sort, first: pageSize, ...place }, options)
  const { rows, total } = read.clients
  // All rows of the place have left the list since.
  if (rows.length === 0 && total > 0 && place !== top)
    return readPage({ filter, sort }, top, options)
  return read
}
