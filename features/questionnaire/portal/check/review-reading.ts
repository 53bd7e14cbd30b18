// Reads the answers anew for whoever enters the page on which they are checked, once what was typed a moment ago has arrived.
import { useEffect, useState } from 'react'
import { useCurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { questionnaireReview, type QuestionnaireReviewQuery } from '../questionnaire.operations.ts'
import { tabSaving } from '../saving/tab-saving.ts'

export type Review = QuestionnaireReviewQuery['questionnaireReview']

export interface ReviewReading {
  /** Undefined until it was read. */
  readonly review: Review | undefined
  readonly problem: GraphProblem | null
  readonly retry: () => void
  /** Something that was typed has not arrived, and is not in it. */
  readonly hasUnsaved: boolean
}

export function useReview(sectionId: string | undefined): ReviewReading {
  const { id: caseId } = useCurrentCase()
  const [sent, setSent] = useState<'waiting' | 'all' | 'not all'>('waiting')
  useEffect(() => {
    let isHere = true
    void tabSaving.settleCase(caseId).then((isSaved) => {
      if (isHere) setSent(isSaved ? 'all' : 'not all')
    })
    return () => {
      isHere = false
    }
  }, [caseId])
  const { data, error, refetch } = useGraphQuery(
    questionnaireReview,
    { caseId, sectionId: sectionId ?? null },
    { enabled: sent !== 'waiting', fresh: true },
  )
  return {
    review: data?.questionnaireReview,
    problem: error,
    retry: () => void refetch(),
    hasUnsaved: sent === 'not all',
  }
}

/** After an answer was changed: the old one must not be seen again, not even until the new one is read. */
export function forgetReview(): void {
  queryClient.removeQueries({ queryKey: [questionnaireReview.name] })
}
