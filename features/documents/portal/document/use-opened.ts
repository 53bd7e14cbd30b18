// Tells the server that somebody has seen what is new about a document, and lets lists, counts and the menu's dot follow.
import { useEffect } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { readAgainQuietly } from '#ui/graphql/hooks.ts'
import { setDocumentOpened } from '../documents.operations.ts'

/** Once for each piece of news. It comes while the page stands open, too, so this is nobody's activity. */
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
