import { useEffect, useRef } from 'react'
import { useGraphQuery, readAgainQuietly } from '#ui/graphql/hooks.ts'
import type { ReviewChoice } from '../address.ts'
import {
  reviewPulse,
  reviewQueue,
  type ReviewPulseQuery,
  type ReviewQueueQuery,
} from '../review.operations.ts'

export type QueueItem = ReviewQueueQuery['reviewQueue']['items'][number]
export type Holder = ReviewPulseQuery['reviewPulse']['leases'][number]['holder']

const pulseMs = 2000

/** The list, and what a small question every two seconds brings: leases and changes. */
export function useReviewQueue({ order, isMine: mine }: ReviewChoice) {
  const query = useGraphQuery(reviewQueue, { order, mine })
  const pulse = useGraphQuery(
    reviewPulse,
    { mine },
    { poll: { everyMs: pulseMs, while: () => true, opens: true } },
  ).data?.reviewPulse
  const known = useRef<string>(undefined)
  const state = pulse?.state
  useEffect(() => {
    if (state === undefined || state === known.current) return
    const isFirst = known.current === undefined
    known.current = state
    if (!isFirst) void readAgainQuietly({ except: [reviewPulse] })
  }, [state])
  const holders = new Map<string, Holder>(
    (pulse?.leases ?? []).map(({ documentId, holder }) => [documentId, holder]),
  )
  return { query, holders, voidDecisions: pulse?.voidDecisions ?? [] }
}
