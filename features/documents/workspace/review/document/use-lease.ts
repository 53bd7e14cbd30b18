import { useEffect } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { readAgain } from '#ui/graphql/hooks.ts'
import { leaveReview, reviewPulse, takeReview } from '../review.operations.ts'

/** A lease ends after two minutes. */
const signOfLifeMs = 30_000

/** By document. A request about its lease follows the one before, which it might overtake. */
const lastRequests = new Map<string, Promise<void>>()

function sendInTurn(documentId: string, send: () => Promise<unknown>): Promise<void> {
  const before = lastRequests.get(documentId) ?? Promise.resolve()
  const request = before.then(send).then(
    () => undefined,
    () => undefined,
  )
  lastRequests.set(documentId, request)
  return request
}

/** Best effort: the server refuses decisions under a lease of a colleague. */
function take(
  documentId: string,
  { background, isTakingOver }: { background: boolean; isTakingOver: boolean },
): Promise<void> {
  return sendInTurn(documentId, async () => {
    const variables = { documentId, isTakingOver }
    const { takeReview: taken } = await graph.run(takeReview, variables, { background })
    if (!taken.success) await readAgain(reviewPulse)
  })
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
      void sendInTurn(documentId, () => graph.run(leaveReview, { documentId }, options))
    }
  }, [documentId])
}

export async function takeOver(documentId: string): Promise<void> {
  await take(documentId, { background: false, isTakingOver: true })
  await readAgain(reviewPulse)
}
