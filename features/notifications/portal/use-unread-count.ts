import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  hasNews,
  nothingUnread,
  pollDelayMs,
  pollEveryMs,
  type UnreadState,
} from '#features/notifications/rules/poll.ts'
import { randomFraction } from '#ui/browser/chance.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey, readAgainQuietly } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { useLeadingTab } from '#ui/browser/leading-tab.ts'
import { unreadCount, type UnreadCountQuery } from './notifications.operations.ts'
import { openTabTalk, type TabTalk } from './toasts/tab-talk.ts'
import { newsToasts, useNewsToasts } from './toasts/use-news-toasts.ts'

const key = getKey(unreadCount, {})

/** Returns 0 at first. Polls do not keep the session alive (spec: cases#unread-poll). */
export function useUnreadCount(accountId: string): number {
  const isLeading = useLeadingTab(`daybreak-news-${accountId}`)
  const talk = useTabTalk(accountId)
  const failures = useRef(0)
  // Chosen once after each response, because a new value at each render would restart the timer.
  const pauseMs = useRef(pollEveryMs)

  const { data } = useQuery(
    {
      queryKey: key,
      queryFn: async ({ signal }) => {
        failures.current += 1
        try {
          const answer = await graph.run(unreadCount, {}, { background: true, signal })
          failures.current = 0
          talk.current?.announceUnread(getState(answer))
          return answer
        } finally {
          pauseMs.current = pollDelayMs(failures.current, randomFraction())
        }
      },
      retry: false,
      staleTime: pollEveryMs,
      refetchInterval: () => isLeading && pauseMs.current,
      refetchIntervalInBackground: false,
    },
    queryClient,
  )
  const { count, newestTime } = data === undefined ? nothingUnread : getState(data)
  const isKnown = data !== undefined

  const before = useRef<UnreadState | undefined>(undefined)
  useEffect(() => {
    if (!isKnown) return
    const now = { count, newestTime }
    // New news means that the case has changed, so the visible data may be outdated.
    if (before.current && hasNews(before.current, now))
      void readAgainQuietly({ except: [unreadCount] })
    before.current = now
  }, [isKnown, count, newestTime])

  useNewsToasts({ count, newestTime, isLeading, ask: () => talk.current?.requestState() })
  return count
}

const getState = ({ notifications }: UnreadCountQuery): UnreadState => ({
  count: notifications.unreadCount,
  newestTime: notifications.newestTime,
})

function useTabTalk(accountId: string) {
  const talk = useRef<TabTalk | undefined>(undefined)
  useEffect(() => {
    const announceShown = () => opened.announceShown(newsToasts.onScreen())
    const opened = openTabTalk(accountId, {
      onUnread: ({ count, newestTime }) =>
        queryClient.setQueryData<UnreadCountQuery>(key, {
          notifications: { unreadCount: count, newestTime },
        }),
      onShown: newsToasts.markReceived,
      onAsked: announceShown,
    })
    talk.current = opened
    const stop = newsToasts.subscribe(announceShown)
    return () => {
      stop()
      opened.close()
      talk.current = undefined
    }
  }, [accountId])
  return talk
}
