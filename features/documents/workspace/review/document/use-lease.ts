import { useEffect } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { leaveReview, reviewPulse, takeReview } from '../review.operations.ts'

/** A lease ends after two minutes. */
const signOfLifeMs = 30_000

/** Best effort: the server refuses decisions under a lease of a colleague. */
async function take(documentId: string, options: { background: boolean; isTakingOver: boolean }) {
  const { background, isTakingOver } = options
  await graph
    .run(takeReview, { documentId, isTakingOver }, { background })
    .then(({ takeReview: { success } }) => (success ? undefined : readAgain(reviewPulse)))
    .catch(() => undefined)
}

/** Shows colleagues that this person is looking at the document, while the page is visible. */
export function useLease(documentId: string | undefined, isHeldByColleague: boolean): void {
  useEffect(() => {
    if (documentId === undefined || isHeldByColleague) return undefined
    void take(documentId, { background: false, isTakingOver: false })
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void take(documentId, { background: true, isTakingOver: false })
    }, signOfLifeMs)
    return () => clearInterval(timer)
  }, [documentId, isHeldByColleague])

  useEffect(() => {
    if (documentId === undefined) return undefined
    return () => {
      const options = { background: true, keepalive: true }
      void graph.run(leaveReview, { documentId }, options).catch(() => undefined)
    }
  }, [documentId])
}

export async function takeOver(documentId: string): Promise<void> {
  await take(documentId, { background: false, isTakingOver: true })
  await readAgain(reviewPulse)
}
