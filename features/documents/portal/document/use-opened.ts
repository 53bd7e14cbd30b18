// Marks news as read and updates lists, counts and the menu's dot.
import { useEffect } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { readAgainQuietly } from '#ui/graphql/hooks.ts'
import { setDocumentOpened } from '../documents.operations.ts'

/** Once per news item. News may arrive while the page is open, so this is not user activity. */
export function useOpened({
  id,
  opened,
  toReview,
}: {
  readonly id: string
  readonly opened: boolean
  readonly toReview: boolean
}): void {
  useEffect(() => {
    if (opened) return
    graph.run(setDocumentOpened, { documentId: id }, { background: true }).then(
      () => (toReview ? readAgainQuietly({ except: [] }) : undefined),
      () => undefined,
    )
  }, [id, opened, toReview])
}
