// Asks for the number of unread notifications again and again, gently.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { pollDelayMs, pollEveryMs } from '#features/notifications/rules/poll.ts'
import { randomFraction } from '#ui/chance.ts'
import { graph } from '#ui/graphql/graph.ts'
import { keyOf, readAgain } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { notifications, unreadCount } from './notifications.operations.ts'

/** Zero until it is known. Polling is not activity, and rests while the page is hidden (seeds/000, section 4). */
export function useUnreadCount(): number {
  const failures = useRef(0)
  // The pause is drawn once after each answer: a new one at each drawing of the screen would start the waiting anew.
  const pauseMs = useRef(pollEveryMs)

  const { data } = useQuery(
    {
      queryKey: keyOf(unreadCount, {}),
      queryFn: async ({ signal }) => {
        failures.current += 1
        try {
          const answer = await graph.run(unreadCount, {}, { background: true, signal })
          failures.current = 0
          return answer
        } finally {
          pauseMs.current = pollDelayMs(failures.current, randomFraction())
        }
      },
      retry: false,
      refetchInterval: () => pauseMs.current,
      refetchIntervalInBackground: false,
    },
    queryClient,
  )
  const count = data?.notifications.unreadCount ?? 0

  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) void readAgain(notifications)
    before.current = count
  }, [count])
  return count
}
