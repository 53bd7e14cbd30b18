// Reading and changing things from a screen.
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

/** The key under which an answer is kept. */
export function keyOf<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables?: Variables,
): QueryKey {
  return variables === undefined ? [operation.name] : [operation.name, variables]
}

/** What is being read again without anybody's act. */
const quietly = new Set<string>()

export interface QuerySettings<Data> {
  /** False: do not ask yet. */
  readonly enabled?: boolean
  /** Ask again every so many milliseconds, as long as this holds of what was read; such asking is background, not activity. */
  readonly poll?: { readonly everyMs: number; readonly while: (data: Data) => boolean }
  /** The first asking is background too. */
  readonly background?: boolean
  /** Whoever begins to show it reads it again, however lately it was read. */
  readonly fresh?: boolean
}

export function useGraphQuery<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  { enabled = true, poll, background = false, fresh = false }: QuerySettings<NoInfer<Data>> = {},
): UseQueryResult<Data, GraphProblem> {
  return useQuery<Data, GraphProblem>(
    {
      queryKey: keyOf(operation, variables),
      queryFn: ({ signal }) =>
        graph.run(operation, variables, {
          signal,
          background:
            background || poll !== undefined || quietly.has(hashKey(keyOf(operation, variables))),
        }),
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
  /** Whatever these operations had read is read again afterwards. */
  readonly outdates?: readonly { readonly name: string }[]
  /** Without tokens: sign-in and codes. */
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

/** Reads again what these operations had read, where a screen still shows it. */
export async function readAgain(
  ...operations: readonly { readonly name: string }[]
): Promise<void> {
  await Promise.all(
    operations.map(({ name }) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
}

/** Reads again whatever a screen shows, but for these operations: because of something that happened elsewhere, so it is no activity. */
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
