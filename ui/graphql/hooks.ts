import {
  hashKey,
  useMutation,
  useQuery,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { GraphProblem } from './graph-problem.ts'
import { graph } from './graph.ts'
import type { Operation } from './operation.ts'
import { queryClient } from './query-client.ts'

export function getKey<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables?: Variables,
): QueryKey {
  return variables === undefined ? [operation.name] : [operation.name, variables]
}

/** Queries that are refetched without a user action. */
const quietly = new Set<string>()

export interface QuerySettings<Data> {
  readonly enabled?: boolean
  /** Refetches at this interval while the condition holds. Polls are background requests. */
  readonly poll?: {
    readonly everyMs: number
    readonly while: (data: Data) => boolean
    /** The first fetch is not a background request, because the user opens the page with it. */
    readonly opens?: boolean
  }
  /** The first fetch is a background request too. */
  readonly background?: boolean
  /** Refetches on every mount, however recent the data is. */
  readonly fresh?: boolean
  /** Combines what was read with what is cached, to keep changes that are not confirmed. */
  readonly merge?: (read: Data, cached: Data | undefined) => Data
}

export function useGraphQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  {
    enabled = true,
    poll,
    background = false,
    fresh = false,
    merge,
  }: QuerySettings<NoInfer<Data>> = {},
): UseQueryResult<Data, GraphProblem> {
  return useQuery<Data, GraphProblem>(
    {
      queryKey: getKey(operation, variables),
      queryFn: async ({ signal, queryKey }) => {
        const isOpening = poll?.opens === true && queryClient.getQueryData(queryKey) === undefined
        const isPoll = poll !== undefined && !isOpening
        const read = await graph.run(operation, variables, {
          signal,
          background: background || isPoll || quietly.has(hashKey(queryKey)),
        })
        return merge === undefined ? read : merge(read, queryClient.getQueryData<Data>(queryKey))
      },
      enabled,
      ...(fresh ? { staleTime: 0 } : {}),
      ...(poll === undefined
        ? {}
        : {
            refetchInterval: ({ state: { data } }) =>
              data !== undefined && poll.while(data) ? poll.everyMs : false,
            refetchIntervalInBackground: false,
          }),
    },
    queryClient,
  )
}

export interface MutationSettings<Data, Variables> {
  readonly onSuccess?: (data: Data, variables: Variables) => void
  readonly onProblem?: (problem: GraphProblem, variables: Variables) => void
  readonly outdates?: readonly { readonly name: string }[]
  readonly anonymous?: boolean
}

export function useGraphMutation<Data, Variables>(
  operation: Operation<Data, Variables>,
  {
    onSuccess,
    onProblem,
    outdates = [],
    anonymous = false,
  }: MutationSettings<NoInfer<Data>, NoInfer<Variables>> = {},
): UseMutationResult<Data, GraphProblem, Variables> {
  return useMutation<Data, GraphProblem, Variables>(
    {
      mutationFn: (variables) => graph.run(operation, variables, { anonymous }),
      onSuccess: async (data, variables) => {
        onSuccess?.(data, variables)
        await readAgain(...outdates)
      },
      ...(onProblem === undefined ? {} : { onError: onProblem }),
    },
    queryClient,
  )
}

export async function readAgain(
  ...operations: readonly { readonly name: string }[]
): Promise<void> {
  await Promise.all(
    operations.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
}

/** Background requests, because the cause is not a user action. */
export async function readAgainQuietly({
  except,
}: {
  readonly except: readonly { readonly name: string }[]
}): Promise<void> {
  const predicate = ({ queryKey: [name] }: { readonly queryKey: QueryKey }) =>
    except.every((operation) => operation.name !== name)
  const hashes = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate })
    .map(({ queryHash }) => queryHash)
  for (const hash of hashes) quietly.add(hash)
  try {
    await queryClient.invalidateQueries({ predicate })
  } finally {
    for (const hash of hashes) quietly.delete(hash)
  }
}
