// Saves unsent input, then reads the answers each time the page opens.
import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { questionnaireReview, type QuestionnaireReviewQuery } from '../questionnaire.operations.ts'
import { tabSaving } from '../saving/tab-saving.ts'

export type Review = QuestionnaireReviewQuery['questionnaireReview']

export interface ReviewReading {
  /** Undefined while loading. */
  readonly review: Review | undefined
  readonly problem: GraphProblem | null
  readonly retry: () => void
  /** True when unsaved input is missing from the review. */
  readonly hasUnsaved: boolean
}

export function useReview(sectionId: string | undefined): ReviewReading {
  const { id: caseId } = useCurrentCase()
  const [readState, setReadState] = useState<'waiting' | 'all' | 'not all'>('waiting')
  useEffect(() => {
    let isMounted = true
    void tabSaving.waitUntilCaseSaved(caseId).then((isSaved) => {
      if (isMounted) setReadState(isSaved ? 'all' : 'not all')
    })
    return () => {
      isMounted = false
    }
  }, [caseId])
  const { data, error, refetch } = useGraphQuery(
    questionnaireReview,
    { caseId, sectionId: sectionId ?? null },
    { enabled: readState !== 'waiting', fresh: true },
  )
  return {
    review: data?.questionnaireReview,
    problem: error,
    retry: () => void refetch(),
    hasUnsaved: readState === 'not all',
  }
}

/** Called after a change, so that an outdated review is never shown. */
export function forgetReview(): void {
  queryClient.removeQueries({ queryKey: [questionnaireReview.name] })
}
