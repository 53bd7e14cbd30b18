import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '#ui/display/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { SkeletonList } from '#ui/feedback/SkeletonList.tsx'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { kitWords } from '#ui/words.ts'

export interface PartProps<Data> {
  readonly query: UseQueryResult<Data, GraphProblem>
  readonly children: (data: Data) => ReactNode
}

/** Shows what was read. Known rows stay during a new read and after a failed one. */
export function Part<Data>({ query, children }: PartProps<Data>) {
  const words = useWords(kitWords)
  const { data, error, refetch } = query
  return (
    <>
      {error === null ? null : (
        <div className="part-notice">
          <Banner
            tone="bad"
            title={words.notLoaded}
            action={
              <Button look="second" onPress={() => void refetch()}>
                {words.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {data === undefined && error === null ? <SkeletonList /> : null}
      {data === undefined ? null : children(data)}
    </>
  )
}
