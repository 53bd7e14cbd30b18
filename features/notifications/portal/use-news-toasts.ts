// Shows as toasts what is new: when somebody comes in, and when the number of unread notifications rises.
import { useEffect, useEffectEvent, useRef } from 'react'
import { graph } from '#ui/graphql/graph.ts'
import { useGo } from '#ui/navigation.ts'
import { toasts, type ToastWords } from '#ui/toast-list.ts'
import { createNewsToasts } from './news-toasts.ts'
import { markNotificationsDelivered, newsToShow, type NewsToShowQuery } from './notifications.operations.ts'
import { markRead, whereItLeads } from './open-notification.ts'

type News = NewsToShowQuery['notifications']['get'][number] & { readonly open: () => void }

/** By the contract's notificationDisplayType: 1 Information, 2 Success, 3 Error. */
const tones: Readonly<Record<number, ToastWords['tone']>> = { 2: 'success', 3: 'error' }

/** Of this tab. A toast that goes by itself is nobody's act: delivering it does not keep a session alive. */
export const newsToasts = createNewsToasts<News>({
  show: ({ type, caseId, description, notificationDisplayType, open }, onClose) =>
    toasts.show({ tone: tones[notificationDisplayType] ?? 'information', title: description, onOpen: open, onClose, ...(type === 'course' ? { about: `course of ${caseId}` } : {}) }),
  deliver: (id) => {
    // What could not be told now appears once more when somebody comes in again.
    graph.run(markNotificationsDelivered, { ids: [id] }, { background: true }).catch(() => undefined)
  },
})

export interface NewsToastsSettings {
  readonly count: number
  /** Only the tab that leads shows any. */
  readonly isLeading: boolean
  /** Asks the other tabs what they show. */
  readonly ask: () => void
}

export function useNewsToasts({ count, isLeading, ask }: NewsToastsSettings): void {
  const go = useGo()
  const lookedAt = useRef(0)

  const open = (news: Omit<News, 'open'>) => {
    markRead(news.id)
    const address = whereItLeads(news)
    if (address !== undefined) go(address)
  }
  const look = useEffectEvent(async () => {
    ask()
    const answer = await graph.run(newsToShow, {}, { background: true }).catch(() => undefined)
    // Hidden meanwhile: it is another tab's to show.
    if (answer === undefined || lookedAt.current === 0) return
    const news = answer.notifications.get.filter(({ delivered }) => !delivered)
    newsToasts.offer(news.map((each) => ({ ...each, open: () => open(each) })))
  })
  useEffect(() => {
    if (!isLeading) {
      // Whatever is new when it leads again was not looked at here.
      lookedAt.current = 0
      newsToasts.letGo()
      return
    }
    const isNew = count > lookedAt.current
    lookedAt.current = count
    if (isNew) void look()
  }, [count, isLeading])
}
