// The open document and the choice of the list, in the address of the page.
import { clientPaths } from '#features/cases/workspace/paths.ts'
import type { ReviewOrder } from '#ui/graphql/enums.generated.ts'

export const reviewRoute = `${clientPaths.review}/{-$documentId}`

export interface ReviewChoice {
  readonly order: ReviewOrder
  readonly isMine: boolean
}

export function readChoice(search: string): ReviewChoice {
  const params = new URLSearchParams(search)
  return {
    order: params.get('order') === 'oldest' ? 'OLDEST_FIRST' : 'BY_CLIENT',
    isMine: params.get('whose') === 'mine',
  }
}

/** Without an ID, the page opens the first document. */
export function toReviewPath({ order, isMine }: ReviewChoice, documentId?: string): string {
  const params = new URLSearchParams()
  if (order === 'OLDEST_FIRST') params.set('order', 'oldest')
  if (isMine) params.set('whose', 'mine')
  const { review } = clientPaths
  const path = documentId === undefined ? review : `${review}/${documentId}`
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
