// Shows new notifications as toasts, at sign-in and as they arrive. Words on the screen follow growth and language.
import { useEffect, useEffectEvent, useRef } from 'react'
import { hasNews, nothingUnread, type UnreadState } from '#features/notifications/rules/poll.ts'
import { graph } from '#ui/graphql/graph.ts'
import { useLanguage } from '#ui/language.ts'
import { useGo } from '#ui/navigation.ts'
import { toasts, type ToastWords } from '#ui/toast-list.ts'
import { createNewsToasts } from './news-toasts.ts'
import { markNotificationsDelivered, newsToShow, type NewsToShowQuery } from './notifications.operations.ts'
import { markRead, whereItLeads } from './open-notification.ts'

type News = NewsToShowQuery['notifications']['get'][number] & { readonly open: () => void }

/** By the contract's notificationDisplayType: 1 Information, 2 Success, 3 Error. */
const tones: Readonly<Record<number, ToastWords['tone']>> = { 2: 'success', 3: 'error' }

/** By the id of the news. */
const toastIds = new Map<string, number>()

/** Of this tab. A toast that goes by itself is nobody's act: delivering it does not keep a session alive. */
export const newsToasts = createNewsToasts<News>({
  show: ({ id, type, caseId, description, notificationDisplayType, open }, onClose) => {
    const about = type === 'course' ? { about: `course of ${caseId}` } : {}
    toastIds.set(id, toasts.show({ tone: tones[notificationDisplayType] ?? 'information', title: description, onOpen: open, onClose, ...about }))
  },
  reword: ({ id, description }) => toasts.retitle(toastIds.get(id) ?? 0, description),
  deliver: (id) => {
    // What could not be told now appears once more when somebody comes in again.
    graph.run(markNotificationsDelivered, { ids: [id] }, { background: true }).catch(() => undefined)
  },
})

export interface NewsToastsSettings extends UnreadState {
  /** Only the tab that leads shows any. */
  readonly isLeading: boolean
  /** Asks the other tabs what they show. */
  readonly ask: () => void
}

export function useNewsToasts({ count, newestTime, isLeading, ask }: NewsToastsSettings): void {
  const go = useGo()
  const language = useLanguage()
  const lookedAt = useRef(nothingUnread)
  const lookedIn = useRef(language)

  const open = (news: Omit<News, 'open'>) => {
    markRead(news.id)
    const address = whereItLeads(news)
    if (address !== undefined) go(address)
  }
  const look = useEffectEvent(async () => {
    ask()
    const answer = await graph.run(newsToShow, {}, { background: true }).catch(() => undefined)
    // Hidden meanwhile: it is another tab's to show.
    if (answer === undefined || lookedAt.current.count === 0) return
    const news = answer.notifications.get.filter(({ delivered }) => !delivered)
    newsToasts.offer(news.map((each) => ({ ...each, open: () => open(each) })))
  })
  useEffect(() => {
    if (!isLeading) {
      // Whatever is new when it leads again was not looked at here.
      lookedAt.current = nothingUnread
      newsToasts.letGo()
      return
    }
    const now = { count, newestTime }
    // The words on the screen are those of the language before.
    const isReworded = count > 0 && language !== lookedIn.current
    const isNew = hasNews(lookedAt.current, now)
    lookedAt.current = now
    lookedIn.current = language
    if (isNew || isReworded) void look()
  }, [count, newestTime, isLeading, language])
}
