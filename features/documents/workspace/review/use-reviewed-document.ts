import { useGraphQuery } from '#ui/graphql/hooks.ts'
import { reviewDocument, type ReviewDocumentQuery } from './review.operations.ts'

export type ReviewedDocument = NonNullable<ReviewDocumentQuery['reviewDocument']>

/** `document` is null for one that is not there. */
export function useReviewedDocument(id: string) {
  const { data, error, refetch } = useGraphQuery(reviewDocument, { id })
  return { document: data?.reviewDocument, error, refetch }
}
